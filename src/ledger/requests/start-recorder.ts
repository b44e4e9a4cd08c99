/**
 * Starts the recorder's thread, a little after the gateway, and again when it ends. Each thread that answers callers has a line to here,
 * on which it gets the port for its batches: one now, and another one whenever a recorder has ended.
 */
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { startThread } from '../../lib/node/start-sibling.ts';
import type { RequestRetention } from './record.ts';
import type { FromRecorder, RecorderOrder, RecorderPort, ToRecorder } from './recorder-messages.ts';

/** The gateway itself starts first. */
const DELAY_ms = 300;
/** A disk that does not answer must not hold up the end of the process. */
const CLOSE_ms = 2_000;
const HEAP_mb = 256;
/** Before the thread is started again; doubled each time, until one has lived longer than the last pause. */
const FIRST_PAUSE_ms = 1_000;
const LAST_PAUSE_ms = 60_000;

/** Records requests beside the store at a URL, from the first `adopt` with a retention on. */
export class RequestRecording {
  readonly #store_url: string;
  readonly #report: (problem: string | undefined) => void;
  readonly #lines = new Set<MessagePort>();
  /** Ports for the next recorder. */
  readonly #ports: MessagePort[] = [];
  #retention: RequestRetention | undefined;
  #worker: Worker | undefined;
  #starting: NodeJS.Timeout | undefined;
  #pause_ms = FIRST_PAUSE_ms;
  #isFailing = false;
  #isClosed = false;

  /** @param report gets why no records are made, and undefined when they are made again. */
  constructor(store_url: string, report: (problem: string | undefined) => void) {
    this.#store_url = store_url;
    this.#report = report;
  }

  /** A line for one thread, which gets `RecorderPort`. What is sent before the recorder runs waits in that port. */
  line(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#lines.add(port1);
    port1.once('close', () => this.#lines.delete(port1));
    this.#connect(port1);
    return port2;
  }

  /** @param retention of the configuration that runs now; undefined: it records nothing. */
  adopt(retention: RequestRetention | undefined): void {
    if (retention === undefined) return;
    this.#retention = retention;
    if (this.#worker === undefined) this.#starting ??= setTimeout(this.#start, DELAY_ms).unref();
    else this.#send({ is: 'adopt', retention });
  }

  /** Writes what was sent. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#starting !== undefined) this.#start();
    const worker = this.#worker;
    if (worker !== undefined) {
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      worker.ref();
      this.#send({ is: 'close' });
      const limit = setTimeout(() => void worker.terminate(), CLOSE_ms);
      await ended;
      clearTimeout(limit);
    }
    for (const line of this.#lines) line.close();
  }

  /** Gives a thread a port to the recorder that runs, or to the next one. */
  #connect(line: MessagePort): void {
    const { port1, port2 } = new MessageChannel();
    line.postMessage({ port: port1 } satisfies RecorderPort, [port1]);
    if (this.#worker === undefined) this.#ports.push(port2);
    else this.#join(port2);
  }

  readonly #start = (): void => {
    clearTimeout(this.#starting);
    this.#starting = undefined;
    if (this.#retention === undefined) return;
    const order: RecorderOrder = { store_url: this.#store_url, retention: this.#retention };
    const begun_ms = performance.now();
    const worker = startThread(import.meta.filename, 'recorder-thread', order, { maxOldGenerationSizeMb: HEAP_mb });
    worker.unref();
    let reason = 'it ended by itself';
    worker.on('message', (message: FromRecorder) => message.is === 'problem' && this.#reportChange(message.message));
    worker.on('error', (error) => {
      reason = String(error);
    });
    worker.once('exit', () => this.#ended(reason, performance.now() - begun_ms));
    this.#worker = worker;
    for (const port of this.#ports.splice(0)) this.#join(port);
  };

  /** What its thread had not written is a gap, which the threads that sent it count. */
  #ended(reason: string, lived_ms: number): void {
    this.#worker = undefined;
    if (this.#isClosed) return;
    if (lived_ms > LAST_PAUSE_ms) this.#pause_ms = FIRST_PAUSE_ms;
    this.#reportChange(
      `the thread of the recorder has ended, and starts again in ${this.#pause_ms / 1_000} s: ${reason}`,
    );
    for (const line of this.#lines) this.#connect(line);
    this.#starting = setTimeout(this.#start, this.#pause_ms).unref();
    this.#pause_ms = Math.min(2 * this.#pause_ms, LAST_PAUSE_ms);
  }

  #reportChange(problem: string | undefined): void {
    if (problem === undefined && !this.#isFailing) return;
    this.#isFailing = problem !== undefined;
    this.#report(problem);
  }

  #join(port: MessagePort): void {
    try {
      this.#send({ is: 'join', port }, [port]);
    } catch {
      // Its thread has ended. A port with batches stays open until they are read.
    }
  }

  #send(message: ToRecorder, moved: MessagePort[] = []): void {
    this.#worker?.postMessage(message, moved);
  }
}
