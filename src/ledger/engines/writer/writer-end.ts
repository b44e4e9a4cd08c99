/** The writer thread as other threads see it: through its worker in the thread that started it, through a port in the others. */
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { StoreError } from '../../store/store.ts';

export interface WriterEnd {
  send(message: unknown): void;
  /** @param gone called when the writer thread has ended. */
  listen<M>(received: (message: M) => void, gone: (error: Error) => void): void;
  /** A port by which one more thread can write. */
  share(): MessagePort;
  /** Tells the writer that this end is no longer used. Resolves when the connection is closed. */
  close(): Promise<void>;
  /** Closes the connection at once. */
  cut(): void;
}

/** The message by which the writer gets one more port. */
export interface Join {
  readonly join: MessagePort;
}

/** The end for the thread that started the writer. Closing it ends the writer. */
export function endOfWorker(worker: Worker): WriterEnd {
  return {
    send: (message) => worker.postMessage(message),
    listen(received, gone) {
      worker.on('message', received);
      worker.on('error', gone);
      worker.on('exit', () => gone(stopped()));
    },
    share() {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ join: port1 } satisfies Join, [port1]);
      return port2;
    },
    async close() {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('close');
      await ended;
    },
    cut: () => void worker.terminate(),
  };
}

/** The end for another thread. */
export function endOfPort(port: MessagePort): WriterEnd {
  return {
    send: (message) => port.postMessage(message),
    listen(received, gone) {
      port.on('message', received);
      port.on('close', () => gone(stopped()));
    },
    share() {
      throw new StoreError('only the thread that started the writer can share it');
    },
    async close() {
      const ended = new Promise((resolve) => port.once('close', resolve));
      port.postMessage('close');
      await ended;
    },
    cut: () => port.close(),
  };
}

/** For stores that write on the calling thread. @throws StoreError always. */
export function refuseSharing(): never {
  throw new StoreError('a store without a writer thread cannot be shared');
}

function stopped(): StoreError {
  return new StoreError("the store's writer thread has stopped");
}
