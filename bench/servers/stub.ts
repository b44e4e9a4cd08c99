/** A stub upstream in a process of its own: fixed answers, as fast as `node:http` gives them. Prints its URL. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const message = JSON.stringify({
  id: 'msg_stub',
  type: 'message',
  role: 'assistant',
  model: 'chat-large',
  content: [{ type: 'text', text: 'The kite is red, and the wind is from the west.' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 42, output_tokens: 12 },
});
const json = { 'content-type': 'application/json' };
let tasks = 0;

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    if (request.url?.endsWith('/tasks') === true) {
      tasks += 1;
      const now = new Date().toISOString();
      response.writeHead(202, json).end(
        JSON.stringify({
          task_id: `stub-${process.pid}-${tasks}`,
          status: 'running',
          model: 'c/vidgen-2.0',
          createdAt: now,
        }),
      );
      return;
    }
    response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(message) }).end(message);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
