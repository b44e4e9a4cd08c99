/** The messages interface: messages, whole or streamed, and token counting. */
import { bodyOf, type Call, jsonReply, type Reply } from './exchange.ts';
import { at, booleanAt, integerAt, type JsonObject, listOf, textAt } from './json.ts';
import type { Block, Message, MessageUsage } from './message.ts';
import { Refusal } from './refusal.ts';
import { argumentsFor, inputTokens, proseOf, speak } from './speech.ts';
import type { Steering } from './steering.ts';
import type { World } from './world.ts';

/** The events of a message in order, as text. */
function messageEvents(message: Message, steering: Steering): readonly string[] {
  const events = [start(message), ...message.blocks.flatMap(blockEvents), ...end(message)];
  // A ping may occur anywhere; the real service sends one after the start of the first block.
  events.splice(Math.min(2, events.length), 0, { type: 'ping' });
  const half = Math.floor(events.length / 2);
  const fault = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
  const sent = steering.has('stream-error')
    ? [...events.slice(0, half), fault]
    : steering.has('no-end')
      ? events.slice(0, -2)
      : events;
  return sent.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}

/** The opening event with the input tokens and one output token; `message_delta` has the final count. */
function start(message: Message): JsonObject {
  const usage =
    message.usage === null ? {} : { usage: { ...message.usage, output_tokens: 1, service_tier: 'standard' } };
  return {
    type: 'message_start',
    message: {
      id: message.id,
      type: 'message',
      role: 'assistant',
      model: message.model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      ...usage,
    },
  };
}

function blockEvents(block: Block, index: number): readonly JsonObject[] {
  const delta = (fields: JsonObject): JsonObject => ({ type: 'content_block_delta', index, delta: fields });
  const opened = (content_block: JsonObject): JsonObject => ({ type: 'content_block_start', index, content_block });
  const stop = { type: 'content_block_stop', index };
  switch (block.type) {
    case 'text': {
      const deltas = block.words.map((text) => delta({ type: 'text_delta', text }));
      return [opened({ type: 'text', text: '' }), ...deltas, stop];
    }
    case 'thinking': {
      const thinking = delta({ type: 'thinking_delta', thinking: block.thinking });
      const signature = delta({ type: 'signature_delta', signature: block.signature });
      return [opened({ type: 'thinking', thinking: '', signature: '' }), thinking, signature, stop];
    }
    case 'tool_use': {
      const json = JSON.stringify(block.input);
      const middle = Math.floor(json.length / 2);
      const deltas = ['', json.slice(0, middle), json.slice(middle)].map((partial_json) =>
        delta({ type: 'input_json_delta', partial_json }),
      );
      return [opened({ type: 'tool_use', id: block.id, name: block.name, input: {} }), ...deltas, stop];
    }
  }
}

/** The closing events; their usage is cumulative and includes the input. */
function end(message: Message): readonly JsonObject[] {
  const usage = message.usage === null ? {} : { usage: message.usage };
  const delta = { stop_reason: message.stopReason, stop_sequence: null };
  return [{ type: 'message_delta', delta, ...usage }, { type: 'message_stop' }];
}

/** Answers a call to the messages interface; undefined if the path does not belong to it. */
export function messages(call: Call, world: World): Reply | undefined {
  if (call.method !== 'POST') return undefined;
  const headers = { 'request-id': world.nextId('req', call.raw) };
  if (call.path === '/v1/messages/count_tokens') {
    const body = bodyOf(call);
    for (const extra of ['stream', 'max_tokens']) {
      if (extra in body) throw new Refusal('invalid', `${extra}: Extra inputs are not permitted`);
    }
    readModelAndMessages(body);
    return jsonReply(200, { input_tokens: inputOf(body) }, headers);
  }
  if (call.path !== '/v1/messages') return undefined;
  const body = bodyOf(call);
  const message = compose(body, call, world);
  if (booleanAt(body, 'stream') !== true) return jsonReply(200, whole(message), headers);
  return {
    kind: 'pieces',
    status: 200,
    headers: { ...headers, 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
    pieces: messageEvents(message, call.steering),
  };
}

function readModelAndMessages(body: JsonObject): { model: string; turns: readonly unknown[] } {
  const model = textAt(body, 'model') ?? '';
  if (model === '') throw new Refusal('invalid', 'model: Field required');
  if (model.includes('nonexistent')) throw new Refusal('unknown-model', `model: ${model}`);
  if (at(body, 'messages') === undefined) throw new Refusal('invalid', 'messages: Field required');
  const turns = listOf(at(body, 'messages'));
  if (turns.length === 0) throw new Refusal('invalid', 'messages: at least one message is required');
  for (const [index, turn] of turns.entries()) {
    const role = textAt(turn, 'role');
    if (role !== 'user' && role !== 'assistant' && role !== 'system') {
      throw new Refusal('invalid', `messages.${index}.role: Input should be 'user' or 'assistant'`);
    }
    if (at(turn, 'content') === undefined) throw new Refusal('invalid', `messages.${index}.content: Field required`);
  }
  return { model, turns };
}

function inputOf(body: JsonObject): number {
  return inputTokens(at(body, 'messages'), at(body, 'system'), at(body, 'tools'));
}

function compose(body: JsonObject, call: Call, world: World): Message {
  const { model, turns } = readModelAndMessages(body);
  const { steering } = call;
  if (at(body, 'max_tokens') === undefined) throw new Refusal('invalid', 'max_tokens: Field required');
  const limit = integerAt(body, 'max_tokens') ?? 0;
  if (limit < 1) throw new Refusal('invalid', 'max_tokens: Input should be greater than or equal to 1');
  const speech = speak(model, proseOf(turns.at(-1)), steering, limit);
  const tool = toolUse(body, steering, world);
  const thinking = textAt(at(body, 'thinking'), 'type');
  const thinks = steering.has('think') || thinking === 'enabled' || thinking === 'adaptive';
  const thought = { type: 'thinking', thinking: 'The sandbox thinks it over.', signature: 'c2FuZGJveA==' } as const;
  const spoken: Block[] = tool === undefined ? [{ type: 'text', words: speech.words }] : [tool];
  const blocks: Block[] = [...(thinks ? [thought] : []), ...spoken];
  const refuses = steering.has('sensitive');
  const output_tokens = (tool === undefined ? speech.words.length : 12) + (thinks ? 32 : 0);
  return {
    id: `msg_${world.nextToken(call.raw, 22)}`,
    model,
    blocks: refuses ? [] : blocks,
    stopReason: refuses ? 'refusal' : tool !== undefined ? 'tool_use' : speech.cut ? 'max_tokens' : 'end_turn',
    usage: steering.has('no-usage')
      ? null
      : { ...cacheSplit(inputOf(body), steering), output_tokens: refuses ? 1 : output_tokens },
  };
}

/** Counts four fifths of the input as cached if the steering words ask for it. */
function cacheSplit(input: number, steering: Steering): Omit<MessageUsage, 'output_tokens'> {
  const cached = Math.floor(input * 0.8);
  const cache_read_input_tokens = steering.has('cached') ? cached : 0;
  const cache_creation_input_tokens = !steering.has('cached') && steering.has('cache-write') ? cached : 0;
  const input_tokens = input - cache_read_input_tokens - cache_creation_input_tokens;
  return { input_tokens, cache_creation_input_tokens, cache_read_input_tokens };
}

/** A call of a declared tool if the steering words or `tool_choice` ask for one. */
function toolUse(body: JsonObject, steering: Steering, world: World): Block | undefined {
  const choice = at(body, 'tool_choice');
  const forced = textAt(choice, 'type') === 'any' || textAt(choice, 'type') === 'tool';
  if (!steering.has('tool') && !forced) return undefined;
  const tools = listOf(at(body, 'tools'));
  const wanted = textAt(choice, 'name');
  const tool = tools.find((candidate) => wanted === undefined || textAt(candidate, 'name') === wanted);
  const name = textAt(tool, 'name');
  if (name === undefined) return undefined;
  const input = argumentsFor(at(tool, 'input_schema'));
  return { type: 'tool_use', id: `toolu_${world.nextToken(name, 20)}`, name, input };
}

/** The message object for an answer that is not streamed. */
function whole(message: Message): JsonObject {
  const content = message.blocks.map((block) =>
    block.type === 'text' ? { type: 'text', text: block.words.join('') } : block,
  );
  return {
    id: message.id,
    type: 'message',
    role: 'assistant',
    model: message.model,
    content,
    stop_reason: message.stopReason,
    stop_sequence: null,
    ...(message.usage === null ? {} : { usage: { ...message.usage, service_tier: 'standard' } }),
  };
}
