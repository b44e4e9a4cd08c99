/**
 * Runs in the writer thread: takes the batches of all threads that write. The batches that wait are committed together, so one fsync
 * serves all threads.
 */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { BatchAnswer } from './group-commit.ts';
import type { Write } from './write.ts';
import type { Join } from './writer-end.ts';

export interface WriterWork {
  /** Commits a batch and returns the answer. If it throws or rejects, the thread ends, and with it the store of every other thread. */
  readonly commit: (batch: readonly Write[]) => BatchAnswer | Promise<BatchAnswer>;
  readonly close: () => void | Promise<void>;
}

type Message = readonly Write[] | Join | 'close';

interface WaitingBatch {
  readonly port: MessagePort;
  readonly batch: readonly Write[];
}

/**
 * Serves the port of the thread that started the writer, and the ports that it shares.
 *
 * @returns a function that sends a message to every thread.
 */
export function serveWriters(main: MessagePort, { commit, close }: WriterWork): (message: object) => void {
  const ports = new Set<MessagePort>();
  let waiting: WaitingBatch[] = [];
  let isCommitting = false;
  let isClosing = false;

  function add(port: MessagePort): void {
    ports.add(port);
    port.on('message', (message: Message) => {
      receive(port, message);
      drainOthers(port);
      if (!isCommitting) run();
    });
    port.on('close', () => ports.delete(port));
  }

  function receive(port: MessagePort, message: Message): void {
    if (Array.isArray(message)) waiting.push({ port, batch: message });
    else if (typeof message === 'object') add((message as Join).join);
    else if (port === main) isClosing = true;
    else port.close();
  }

  /** Takes the batches that other threads have sent already. A thread sends its next batch only after the answer. */
  function drainOthers(port: MessagePort): void {
    for (const other of ports) {
      if (other === port) continue;
      const received = receiveMessageOnPort(other);
      if (received !== undefined) receive(other, received.message);
    }
  }

  /** Commits what waits. Synchronous if `commit` is. */
  function run(): void {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const [only] = group;
      const answer = commit(group.length === 1 && only ? only.batch : group.flatMap(({ batch }) => batch));
      if (!(answer instanceof Promise)) {
        reply(group, answer);
        continue;
      }
      isCommitting = true;
      answer
        .then((value) => {
          isCommitting = false;
          reply(group, value);
          run();
        })
        .catch(endThread);
      return;
    }
    if (isClosing) end().catch(endThread);
  }

  async function end(): Promise<void> {
    isClosing = false;
    await close();
    for (const port of ports) port.close();
  }

  /** What was committed is unknown. The uncaught error ends the thread, and the threads that wait for it lose the store. */
  function endThread(error: unknown): void {
    setImmediate(() => {
      throw error;
    });
  }

  add(main);
  return (message) => {
    for (const port of ports) port.postMessage(message);
  };
}

/** Gives each thread its part of the answer. */
function reply(group: readonly WaitingBatch[], answer: BatchAnswer): void {
  let start = 0;
  for (const { port, batch } of group) {
    port.postMessage(group.length === 1 ? answer : partOf(answer, start, batch.length));
    start += batch.length;
  }
}

function partOf(answer: BatchAnswer, start: number, length: number): BatchAnswer {
  if (!answer.ok) return answer;
  const end = start + length;
  const errors = [...answer.errors].filter(([index]) => index >= start && index < end);
  return {
    ok: true,
    values: answer.values.slice(start, end),
    errors: new Map(errors.map(([index, error]) => [index - start, error])),
  };
}
