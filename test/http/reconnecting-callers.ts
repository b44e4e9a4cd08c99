/** A thread with callers that send one request after the other, and connect again as soon as an answer has closed their connection. */
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { CallersSeen, CallersTask } from './reconnecting.ts';

const { port, callers, request }: CallersTask = workerData;
const seen: CallersSeen = { answered: 0, refused: 0, lost: [] };
let running = callers;

for (let caller = 0; caller < callers; caller += 1) dial();

function dial(): void {
  let isConnected = false;
  let isAnswered = false;
  let received = '';
  const socket = connect({ host: '127.0.0.1', port });
  const send = () => {
    isAnswered = false;
    socket.write(request);
  };
  socket.on('connect', () => {
    isConnected = true;
    send();
  });
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    const head = received.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
    if (head < 0 || received.length < head + 4 + length) return;
    seen.answered += 1;
    if (seen.answered === callers * 10) parentPort?.postMessage('busy');
    const closes = /^connection: close/im.test(received);
    received = '';
    isAnswered = true;
    if (!closes) send();
    else {
      socket.destroy();
      dial();
    }
  });
  const failed = (how: string) => {
    if (isAnswered) return;
    isAnswered = true;
    if (isConnected) {
      seen.lost.push(how);
      dial();
      return;
    }
    seen.refused += 1;
    running -= 1;
    if (running === 0) parentPort?.postMessage(seen);
  };
  socket.on('error', ({ message }) => failed(message));
  socket.on('end', () => failed('closed'));
}
