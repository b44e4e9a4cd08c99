/** A chat-completions upstream for tests, which has the Responses API too. It reports usage, in a stream only if it is asked to, and keeps what it received. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync, zstdCompressSync } from 'node:zlib';

/** A request as it arrived. */
export interface Received {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface CompletionsUpstream {
  readonly url: string;
  readonly received: Received[];
  close(): Promise<void>;
}

const usage = {
  prompt_tokens: 1000,
  completion_tokens: 200,
  total_tokens: 1200,
  prompt_tokens_details: { cached_tokens: 400 },
};

/**
 * Starts the upstream. Words of the prompt choose the answer: `[rate-limit]` an error, `[break]` a stream that breaks off, `[length]` a
 * stream with its length, `[slow]` a stream with a pause in it, `[once TEXT]` an error the first time, `[gzip]` and `[zstd]` a compressed stream, although none was asked for, `[tools]` a call of a tool. All other prompts are answered by `Hello there`.
 */
export async function startCompletions(): Promise<CompletionsUpstream> {
  const received: Received[] = [];
  const server = createServer(
    { keepAliveTimeout: 75_000 },
    (request, response) => void answer(request, response, received),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, received: Received[]): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks).toString();
  received.push({ path: request.url, headers: request.headers, body });
  const { model, stream, stream_options } = JSON.parse(body);
  const json = (status: number, value: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
  const refuse = (status: number, type: string, code: string | null) =>
    json(status, { error: { message: `refused: ${type}`, type, param: null, code } });
  if (request.headers.authorization !== 'Bearer upstream-secret')
    refuse(401, 'invalid_request_error', 'invalid_api_key');
  else if (body.includes('[rate-limit]')) refuse(429, 'rate_limit_error', 'rate_limit_exceeded');
  else if (isFirst(body, received)) refuse(500, 'server_error', null);
  else if (request.url === '/v1/responses') respond(response, JSON.parse(body), received);
  else if (stream_options != null && stream !== true) refuse(400, 'invalid_request_error', null);
  else if (stream === true) streamAnswer(response, body, model, stream_options?.include_usage === true);
  else json(200, { ...head(model, 'chat.completion'), choices: [{ index: 0, ...whole(body) }], usage });
}

/** The Responses API: the same texts and prices. After a call of a tool, the next request must name the response with the call. */
function respond(
  response: ServerResponse,
  { model, stream, input, previous_response_id }: Readonly<Record<string, unknown>>,
  received: readonly Received[],
): void {
  const id = `resp_${received.length}`;
  const text = JSON.stringify(input);
  const answered = text.includes('function_call_output');
  if (answered && typeof previous_response_id !== 'string') {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no previous response', type: 'invalid_request_error' } }));
    return;
  }
  const part = { type: 'output_text', text: 'Hello there', annotations: [], logprobs: [] };
  const message = { id: `msg_${id}`, type: 'message', role: 'assistant', status: 'completed', content: [part] };
  const call = { id: `fc_${id}`, type: 'function_call', call_id: 'call_1', name: 'look', arguments: '{"at":"kite"}' };
  const output = [text.includes('[tools]') && !answered ? { ...call, status: 'completed' } : message];
  const details = { input_tokens_details: { cached_tokens: 400 }, output_tokens_details: { reasoning_tokens: 0 } };
  const counted = { input_tokens: 1000, output_tokens: 200, total_tokens: 1200, ...details };
  const common = { id, object: 'response', created_at: 1_760_000_000, model, error: null, incomplete_details: null };
  const settings = { instructions: null, metadata: {}, parallel_tool_calls: true, tool_choice: 'auto', tools: [] };
  const whole = { ...common, ...settings, status: 'completed', output, usage: counted };
  if (stream !== true) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(whole));
    return;
  }
  const at = { item_id: message.id, output_index: 0, content_index: 0 };
  const events = [
    { type: 'response.created', response: { ...whole, status: 'in_progress', output: [], usage: null } },
    { type: 'response.output_item.added', output_index: 0, item: output[0] },
    { type: 'response.output_text.delta', ...at, delta: 'Hello', logprobs: [] },
    { type: 'response.output_text.delta', ...at, delta: ' there', logprobs: [] },
    { type: 'response.output_item.done', output_index: 0, item: output[0] },
    { type: 'response.completed', response: whole },
  ].map((event, sequence_number) => `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(events.slice(0, 3).join(''));
  const rest = events.slice(3).join('');
  if (text.includes('[slow]')) setTimeout(() => response.end(rest), 300);
  else response.end(rest);
}

/** Whether the body has `[once TEXT]`, and no body before it has the same. */
function isFirst(body: string, received: readonly Received[]): boolean {
  const [word] = /\[once [^\]]*\]/.exec(body) ?? [];
  return word !== undefined && received.filter((request) => request.body.includes(word)).length === 1;
}

function head(model: string, object: string): object {
  return { id: 'chatcmpl-1', object, created: 1_760_000_000, model };
}

function whole(body: string): object {
  if (!body.includes('[tools]')) {
    return { message: { role: 'assistant', content: 'Hello there', refusal: null }, finish_reason: 'stop' };
  }
  const call = { id: 'call_1', type: 'function', function: { name: 'look', arguments: '{"at":"kite"}' } };
  return { message: { role: 'assistant', content: null, tool_calls: [call] }, finish_reason: 'tool_calls' };
}

/** The events of a stream, as the upstream sends them. With usage, every event has it, and all but the last have null. */
export function events(model: string, withUsage: boolean): readonly string[] {
  const event = (choices: readonly object[], more: object) =>
    `data: ${JSON.stringify({ ...head(model, 'chat.completion.chunk'), choices, ...more })}\n\n`;
  const none = withUsage ? { usage: null } : {};
  return [
    event([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }], none),
    event([{ index: 0, delta: { content: 'Hello' }, finish_reason: null }], none),
    event([{ index: 0, delta: { content: ' there' }, finish_reason: null }], none),
    event([{ index: 0, delta: {}, finish_reason: 'stop' }], none),
    ...(withUsage ? [event([], { usage })] : []),
    'data: [DONE]\n\n',
  ];
}

const codings: ReadonlyMap<string, (text: string) => Buffer> = new Map([
  ['gzip', (text: string) => gzipSync(text)],
  ['zstd', (text: string) => zstdCompressSync(text)],
]);

function streamAnswer(response: ServerResponse, body: string, model: string, withUsage: boolean): void {
  const all = events(model, withUsage);
  const length = body.includes('[length]') ? { 'content-length': Buffer.byteLength(all.join('')) } : {};
  const type = { 'content-type': 'text/event-stream; charset=utf-8' };
  for (const [coding, compress] of codings) {
    if (!body.includes(`[${coding}]`)) continue;
    const compressed = compress(all.join(''));
    response.writeHead(200, { ...type, 'content-encoding': coding, 'content-length': compressed.length });
    response.end(compressed);
    return;
  }
  response.writeHead(200, { ...type, ...length });
  if (body.includes('[slow]')) {
    response.write(all.slice(0, 2).join(''));
    setTimeout(() => response.end(all.slice(2).join('')), 300);
    return;
  }
  if (!body.includes('[break]')) {
    response.end(all.join(''));
    return;
  }
  response.write(all.slice(0, 2).join(''), () => response.socket?.resetAndDestroy());
}
