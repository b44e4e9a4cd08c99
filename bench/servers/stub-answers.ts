/** The answer that every stub upstream sends to a messages request. */

/** As JSON text. */
export const answerOfMessage = JSON.stringify({
  id: 'msg_stub',
  type: 'message',
  role: 'assistant',
  model: 'chat-large',
  content: [{ type: 'text', text: 'The kite is red, and the wind is from the west.' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 42, output_tokens: 12 },
});
