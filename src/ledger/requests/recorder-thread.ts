/** The thread of the recorder: takes the batches of all threads that answer callers, and writes them to their place. */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { yieldToRequests } from '../../lib/node/thread-priority.ts';
import { openPlace } from './open-place.ts';
import type { RequestBatch } from './record.ts';
import { Recorder } from './recorder.ts';
import { type FromRecorder, type RecorderOrder, TAKEN, type ToRecorder } from './recorder-messages.ts';

/** How often it checks whether gaps can be written or records deleted. */
const TICK_ms = 1_000;

const main = parentPort;
if (main === null) throw new Error('this file is the body of a worker thread');
const say = (message: FromRecorder) => main.postMessage(message);
yieldToRequests();
const { store_url, retention } = workerData as RecorderOrder;
const recorder = new Recorder(
  {
    open: () => openPlace(store_url),
    now: Date.now,
    changed: (problem) => say({ is: 'problem', message: problem?.message }),
  },
  retention,
);
const ports = new Set<MessagePort>();
const ticking = setInterval(() => recorder.tick(), TICK_ms);

main.on('message', (message: ToRecorder) => {
  if (message.is === 'join') join(message.port);
  else if (message.is === 'adopt') recorder.adopt(message.retention);
  else void close();
});

function join(port: MessagePort): void {
  ports.add(port);
  port.on('message', (text: string) => take(port, text));
  port.on('close', () => ports.delete(port));
}

/** A batch comes as text, which is copied between threads in one piece. */
function take(port: MessagePort, text: string): void {
  const batch: RequestBatch = JSON.parse(text);
  recorder.add(batch, () => port.postMessage(TAKEN));
}

/** The gateway has ended: what its threads have sent may still wait in their ports. */
async function close(): Promise<void> {
  clearInterval(ticking);
  for (const port of ports) {
    for (let sent = receiveMessageOnPort(port); sent !== undefined; sent = receiveMessageOnPort(port))
      take(port, sent.message);
  }
  await recorder.close();
  for (const port of ports) port.close();
  say({ is: 'closed' });
  process.exit();
}
