/** Renders a message as the events of a stream; each piece is one event with its `event:` line. */
import type { JsonObject } from './json.ts';
import type { Block, Message } from './message.ts';
import type { Steering } from './steering.ts';

/** The events of a message in order, as text. */
export function messageEvents(message: Message, steering: Steering): readonly string[] {
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
