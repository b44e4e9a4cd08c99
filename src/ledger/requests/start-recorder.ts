/** Starts the recorder's thread, a little after the gateway, and gives each thread that answers callers a port to it. */
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { startThread } from '../../lib/node/start-sibling.ts';
import type { RequestRetention } from './record.ts';
import type { FromRecorder, RecorderOrder, ToRecorder } from './recorder-messages.ts';

export interface RequestRecording {
  /** A port for one thread: it sends batches, and gets `Taken`. What is sent early waits in the port. */
  port(): MessagePort;
  /** @param retention of the configuration that runs now; undefined: it records nothing. */
  adopt(retention: RequestRetention | undefined): void;
  /** Writes what was sent. */
  close(): Promise<void>;
}

/** The start of the gateway goes first. */
const DELAY_ms = 300;
/** A disk that does not answer must not hold up the end of the process. */
const CLOSE_ms = 2_000;
const HEAP_mb = 256;

/**
 * Has the requests recorded beside the store at a URL, as soon as `adopt` is told to.
 *
 * @param report says why no records are made, and undefined when they are made again.
 */
export function startRecording(store_url: string, report: (problem: string | undefined) => void): RequestRecording {
  let retention: RequestRetention | undefined;
  let worker: Worker | undefined;
  let starting: NodeJS.Timeout | undefined;
  const ports: MessagePort[] = [];
  const say = (message: ToRecorder, moved: MessagePort[] = []) => worker?.postMessage(message, moved);

  const start = () => {
    starting = undefined;
    if (retention === undefined) return;
    const order: RecorderOrder = { store_url, retention };
    const begun = startThread(import.meta.filename, 'recorder-thread', order, { maxOldGenerationSizeMb: HEAP_mb });
    begun.unref();
    begun.on('message', (message: FromRecorder) => message.is === 'problem' && report(message.message));
    begun.on('error', (error) => report(`the thread of the recorder has ended: ${String(error)}`));
    worker = begun;
    for (const port of ports.splice(0)) say({ is: 'join', port }, [port]);
  };

  return {
    port() {
      const { port1, port2 } = new MessageChannel();
      if (worker === undefined) ports.push(port2);
      else say({ is: 'join', port: port2 }, [port2]);
      return port1;
    },
    adopt(next) {
      if (next === undefined) return;
      retention = next;
      if (worker === undefined) starting ??= setTimeout(start, DELAY_ms).unref();
      else say({ is: 'adopt', retention: next });
    },
    async close() {
      if (starting !== undefined) {
        clearTimeout(starting);
        start();
      }
      const ending = worker;
      if (ending === undefined) return;
      const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
      ending.ref();
      say({ is: 'close' });
      const limit = setTimeout(() => void ending.terminate(), CLOSE_ms);
      await ended;
      clearTimeout(limit);
    },
  };
}
