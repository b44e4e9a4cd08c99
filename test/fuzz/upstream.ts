/**
 * An upstream that answers every request of every interface: correctly, damaged, cut at any byte or not at all. Each answer carries
 * the hash of its body in `x-fuzz`, which marks it as the upstream's and lets a caller check that it is unchanged.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Random } from '../support/random.ts';
import { cutAnywhere, mutateBytes, mutateValue } from './mutate.ts';

/** A running upstream. */
export interface FuzzUpstream {
  readonly url: string;
  close(): Promise<void>;
}

export async function startFuzzUpstream(random: Random): Promise<FuzzUpstream> {
  let made = 0;
  const newId = () => `task-${++made}`;
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    // Ignore a gateway that disconnects.
    response.on('error', () => {});
    request.resume().once('end', () => void answer(request, response, random, newId));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  random: Random,
  newId: () => string,
): Promise<void> {
  if (random.chance(0.02)) {
    request.socket.resetAndDestroy();
    return;
  }
  const { type, text } = goodAnswer(request, random, newId);
  const damaged = random.chance(0.2) ? mutateBytes(Buffer.from(text), random) : Buffer.from(text);
  const status = random.chance(0.15) ? random.pick([201, 202, 204, 400, 404, 409, 422, 429, 500, 503, 529, 599]) : 200;
  const body = status === 204 ? Buffer.alloc(0) : damaged;
  const isSized = status !== 204 && random.chance(0.6);
  response.writeHead(status, {
    'content-type': random.chance(0.05) ? random.pick(['', 'text/html', 'application/json;', 'x']) : type,
    'x-fuzz': createHash('sha1').update(body).digest('hex'),
    ...(isSized && { 'content-length': body.length }),
  });
  for (const piece of cutAnywhere(body, random)) {
    if (random.chance(0.01)) {
      request.socket.destroy();
      return;
    }
    response.write(piece);
    if (random.chance(0.3)) await new Promise((next) => setImmediate(next));
  }
  response.end();
}

/** An answer in the format of the request's interface; one in five has a changed member. */
export function goodAnswer(
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  random: Random,
  newId: () => string,
): { readonly type: string; readonly text: string } {
  const json = 'application/json';
  const maybe = (value: unknown) => JSON.stringify(random.chance(0.2) ? mutateValue(value, random) : value);
  if (url.includes('count')) return { type: json, text: maybe({ input_tokens: 3, totalTokens: 3 }) };
  if (url.includes('/messages')) return messagesAnswer(random, maybe);
  if (url.includes('enerateContent')) return contentAnswer(url, random, maybe);
  if (url.includes('/tasks') && method === 'POST') {
    const id = newId();
    return { type: json, text: maybe({ id, task_id: id, status: 'queued', model: 'x' }) };
  }
  if (url.includes('/tasks/')) {
    const id = decodeURIComponent(url.split('?')[0]?.split('/').at(-1) ?? '');
    const status = random.pick(['queued', 'running', 'succeeded', 'succeeded', 'failed', 'expired', 'SUCCESS', '']);
    const usage = { completion_tokens: random.integer(1, 200_000), total_tokens: 1 };
    return { type: json, text: maybe({ id, task_id: id, status, billedSeconds: random.integer(1, 40), usage }) };
  }
  const made = { Id: newId(), GroupId: newId(), BytedToken: newId(), Status: 'Active' };
  return { type: json, text: maybe({ ResponseMetadata: { RequestId: 'r' }, Result: made }) };
}

type Maybe = (value: unknown) => string;

function messagesAnswer(random: Random, maybe: Maybe): { readonly type: string; readonly text: string } {
  const usage = { input_tokens: random.integer(1, 50), output_tokens: random.integer(1, 50) };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', content: [{ type: 'text', text: 'é' }], usage };
  if (random.chance(0.5)) return { type: 'application/json', text: maybe(message) };
  const events = [
    { type: 'message_start', message },
    { type: 'content_block_delta', delta: { type: 'text_delta', text: '"usage":{"output_tokens":9}' } },
    { type: 'message_delta', usage: { output_tokens: 7 } },
    { type: 'message_stop' },
  ];
  const text = events.map((event) => `event: ${event.type}\ndata: ${maybe(event)}\n\n`).join('');
  return { type: 'text/event-stream', text };
}

function contentAnswer(url: string, random: Random, maybe: Maybe): { readonly type: string; readonly text: string } {
  const usageMetadata = { promptTokenCount: random.integer(1, 50), candidatesTokenCount: random.integer(1, 50) };
  const first = { candidates: [{ content: { parts: [{ text: 'é' }] } }], usageMetadata };
  if (!url.includes('stream')) return { type: 'application/json', text: maybe(first) };
  if (!url.includes('alt=sse')) return { type: 'application/json', text: `[${maybe(first)}\n,\r\n${maybe(first)}]` };
  return { type: 'text/event-stream', text: `data: ${maybe(first)}\r\n\r\ndata: ${maybe(first)}\r\n\r\n` };
}
