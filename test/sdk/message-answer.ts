/** The complete answer to a messages request that tests of the official SDKs play: as JSON, and as the events of a stream. */

const begun = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'chat-large',
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 1 },
};

/** The body of the JSON answer. */
export const message = {
  ...begun,
  content: [{ type: 'text', text: 'a red kite' }],
  stop_reason: 'end_turn',
  usage: { input_tokens: 3, output_tokens: 3 },
};

/** The events of the streamed answer. */
export const messageEvents = [
  { type: 'message_start', message: begun },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'a red kite' } },
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 3 } },
  { type: 'message_stop' },
];

/** The same events as they are sent. */
export const messageEventTexts = messageEvents.map(
  (event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
);
