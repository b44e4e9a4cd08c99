/**
 * An upstream of three wires for the command lines: responses, messages and generative content, always streamed. A word of the prompt chooses the
 * answer: `[tool NAME JSON]` a call of that tool, `[slow]` a pause after the first text, `[once TEXT]` an error the first time. All other
 * prompts are answered by `Hello there`, and a result of a tool by `I have seen kite`.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Test } from 'tap';

type Json = Readonly<Record<string, unknown>>;

export interface CommandLineUpstream {
  readonly url: string;
  /** The bodies that arrived. */
  readonly received: string[];
  /** How many answers pause after their first text. */
  paused: number;
}

export async function startUpstream(t: Test): Promise<CommandLineUpstream> {
  const upstream = { url: '', received: [] as string[], paused: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    upstream.received.push(body);
    const { model } = JSON.parse(body === '' ? '{}' : body);
    const path = request.url ?? '';
    const [word] = /\[once [^\]]*\]/.exec(body) ?? [];
    if (word !== undefined && upstream.received.filter((each) => each.includes(word)).length === 1) {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"refused once"}}');
    } else if (path.includes('count_tokens') || path.includes(':countTokens')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"input_tokens":9,"totalTokens":9}');
    } else if (path.includes('/responses')) send(response, body, responses(model, turnOf(body)), upstream);
    else if (path.includes('/messages')) send(response, body, messages(model, turnOf(body)), upstream);
    else send(response, body, generative(turnOf(body)), upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return upstream;
}

type Turn = { readonly text: string } | { readonly tool: string; readonly input: Json };

/** What is said next. The body has the whole conversation, with the prompt in it. */
function turnOf(body: string): Turn {
  if (body.includes('seen kite here')) return { text: 'I have seen kite' };
  const [, tool, input] = /\[tool (\w+) (\{.*?\})\](?!\})/.exec(body.replaceAll('\\"', '"')) ?? [];
  return tool === undefined || input === undefined ? { text: 'Hello there' } : { tool, input: JSON.parse(input) };
}

/** Sends the events; with `[slow]`, the last ones after a second. */
function send(response: ServerResponse, body: string, events: readonly Json[], upstream: CommandLineUpstream): void {
  const texts = events.map((event) => {
    const name = typeof event.type === 'string' ? `event: ${event.type}\n` : '';
    return `${name}data: ${JSON.stringify(event)}\n\n`;
  });
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  if (!body.includes('[slow]')) {
    response.end(texts.join(''));
    return;
  }
  upstream.paused += 1;
  response.write(texts.slice(0, -2).join(''));
  setTimeout(() => response.end(texts.slice(-2).join('')), 1_000);
}

function responses(model: string, turn: Turn): readonly Json[] {
  const id = `resp_${process.hrtime.bigint()}`;
  const part = { type: 'output_text', text: 'text' in turn ? turn.text : '', annotations: [] };
  const item =
    'text' in turn
      ? { id: `msg_${id}`, type: 'message', role: 'assistant', status: 'completed', content: [part] }
      : {
          id: `fc_${id}`,
          type: 'function_call',
          call_id: `call_${id}`,
          name: turn.tool,
          arguments: JSON.stringify(turn.input),
          status: 'completed',
        };
  const details = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } };
  const usage = { input_tokens: 1000, output_tokens: 200, total_tokens: 1200, ...details };
  const whole = {
    id,
    object: 'response',
    created_at: 1_760_000_000,
    model,
    error: null,
    status: 'completed',
    output: [item],
    usage,
  };
  const delta = {
    type: 'response.output_text.delta',
    item_id: item.id,
    output_index: 0,
    content_index: 0,
    delta: part.text,
  };
  return [
    { type: 'response.created', response: { ...whole, status: 'in_progress', output: [], usage: null } },
    { type: 'response.output_item.added', output_index: 0, item },
    ...('text' in turn ? [delta] : []),
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: whole },
  ];
}

function messages(model: string, turn: Turn): readonly Json[] {
  const id = `msg_${process.hrtime.bigint()}`;
  const usage = { input_tokens: 1000, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const message = {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
  };
  const [block, delta] =
    'text' in turn
      ? [
          { type: 'text', text: '' },
          { type: 'text_delta', text: turn.text },
        ]
      : [
          { type: 'tool_use', id: `toolu_${id}`, name: turn.tool, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(turn.input) },
        ];
  const stop_reason = 'text' in turn ? 'end_turn' : 'tool_use';
  return [
    { type: 'message_start', message: { ...message, usage: { ...usage, output_tokens: 1 } } },
    { type: 'content_block_start', index: 0, content_block: block },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { ...usage, output_tokens: 200 } },
    { type: 'message_stop' },
  ];
}

function generative(turn: Turn): readonly Json[] {
  const usageMetadata = { promptTokenCount: 1000, candidatesTokenCount: 200, totalTokenCount: 1200 };
  const part = 'text' in turn ? { text: turn.text } : { functionCall: { name: turn.tool, args: turn.input } };
  const content = (parts: readonly Json[], more: Json = {}) => ({
    candidates: [{ index: 0, content: { role: 'model', parts }, ...more }],
  });
  return [
    { ...content([part]), usageMetadata },
    { ...content([{ text: '' }], { finishReason: 'STOP' }), usageMetadata },
    { ...content([{ text: '' }], { finishReason: 'STOP' }), usageMetadata },
  ];
}
