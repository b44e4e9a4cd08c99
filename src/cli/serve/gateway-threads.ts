/** Starts the threads that answer requests, and asks them. The main thread keeps the work that is done once. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Worker } from 'node:worker_threads';
import { type ListenAddress, ListenError, throwListenError } from '../../gateway/http/listen-error.ts';
import type { Threads } from '../../gateway/runtime/threads.ts';
import type { RequestRecording } from '../../ledger/requests/start-recorder.ts';
import { type Store, StoreLostError } from '../../ledger/store/store.ts';
import { fromSentError } from '../../lib/node/sent-error.ts';
import { startThread } from '../../lib/node/start-sibling.ts';
import { packPlan } from '../../plan/packed.ts';
import type { CallMessage, OrderMessage, ThreadCalls, ThreadMessage, ThreadOrder } from './thread-calls.ts';

export interface ThreadsParts extends Pick<ThreadOrder, 'plan' | 'store_url' | 'log_level'> {
  readonly address: ListenAddress;
  /** The main thread's store, whose writer all threads use. */
  readonly store: Pick<Store, 'share'>;
  readonly recording: Pick<RequestRecording, 'line'>;
}

export interface GatewayThreads extends Threads {
  /** Has the threads build the configuration and listen. To be called once, before `listen`. */
  begin(parts: ThreadsParts): void;
  /** Resolves when a thread has ended that should not, or has lost the store. Never rejects. */
  readonly lost: Promise<Error>;
}

/** If a thread does not answer for this time, no metrics are shown: the metrics of the others alone would look like a reset. */
const METRICS_LIMIT_ms = 5_000;

/** Starts the threads, which load the program and wait for `begin`. @param write writes whole lines to the log. */
export function startThreads(count: number, write: (lines: string) => void): GatewayThreads {
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>();
  const lines = Array.from({ length: count }, (_, index) => new ThreadClient(index + 1, write, lose));
  let listening: Promise<AddressInfo> | undefined;
  const keptBytes = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const all = <N extends keyof ThreadCalls>(name: N, ...argument: Parameters<ThreadCalls[N]>) =>
    Promise.all(lines.map((line) => line.call(name, ...argument)));

  async function begin(parts: ThreadsParts): Promise<AddressInfo> {
    const { address, store, recording, ...order } = parts;
    try {
      const port = await freePort(address).catch(throwListenError('callers', address));
      for (const line of lines) {
        const at = { host: address.host, port };
        line.begin({ ...order, ...at, keptBytes, clients: count, writer: store.share(), recorder: recording.line() });
      }
      const [first] = await Promise.all(lines.map(({ listening }) => listening));
      await all('allStarted');
      return first ?? throwListenError('callers', address)(new Error('there are no threads'));
    } catch (error) {
      await end();
      throw error;
    }
  }

  async function end(): Promise<void> {
    await Promise.all(lines.map((line) => line.end()));
  }

  return {
    lost,
    begin(parts) {
      listening = begin(parts);
      // `listen` rejects.
      listening.catch(() => {});
    },
    async listen() {
      if (listening === undefined) throw new Error('the threads have no configuration');
      return listening;
    },
    async prepare(next) {
      const drop = () => void Promise.allSettled(lines.map((line) => line.call('drop')));
      const packed = packPlan(next);
      const prepared = await Promise.allSettled(lines.map((line) => line.call('prepare', packed)));
      const failed = prepared.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') {
        drop();
        throw failed.reason;
      }
      return {
        async use() {
          const generations = await all('use');
          return async () => {
            await Promise.all(lines.map((line, index) => line.call('oldEnded', generations[index] ?? 0)));
          };
        },
        drop,
      };
    },
    metrics: () => withTimeout(all('metrics')),
    targets: () => withTimeout(all('targets')),
    get requests() {
      return lines.reduce((sum, { requests }) => sum + requests, 0);
    },
    async drain() {
      await all('drain');
    },
    async close() {
      await Promise.allSettled(lines.map((line) => line.close()));
    },
    end,
  };

  function withTimeout<T>(asked: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('a thread does not answer')), METRICS_LIMIT_ms);
    return Promise.race([asked, promise]).finally(() => clearTimeout(timer));
  }
}

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

class ThreadClient {
  readonly listening: Promise<AddressInfo>;
  requests = 0;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingCall>();
  #calls = 0;
  #ended: Error | undefined;
  #isStopping = false;

  constructor(number: number, write: (lines: string) => void, lose: (error: Error) => void) {
    this.#worker = startThread(import.meta.filename, 'gateway-thread', undefined);
    const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>();
    this.listening = promise;
    promise.catch(() => {});
    const gone = (error: Error) => {
      this.#ended ??= error;
      reject(this.#ended);
      for (const each of this.#waiting.values()) each.reject(this.#ended);
      this.#waiting.clear();
      if (!this.#isStopping) lose(this.#ended);
    };
    this.#worker.on('message', (message: ThreadMessage) => {
      if (message.is === 'log') write(message.lines);
      else if (message.is === 'listening') resolve(message.address);
      else if (message.is === 'unavailable')
        reject(new ListenError('callers', message.address, fromSentError(message.error)));
      else if (message.is === 'requests') this.requests = message.count;
      else if (message.is === 'lost') lose(new StoreLostError(message.reason));
      else this.#answered(message);
    });
    this.#worker.on('error', (cause) =>
      gone(
        new Error(`thread ${number} has failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause }),
      ),
    );
    this.#worker.on('exit', () => gone(new Error(`thread ${number} has ended`)));
  }

  begin(order: ThreadOrder): void {
    this.#worker.postMessage({ order } satisfies OrderMessage, [order.writer, order.recorder]);
  }

  /** Rejects if the thread ends. */
  call<N extends keyof ThreadCalls>(
    name: N,
    ...[argument]: Parameters<ThreadCalls[N]>
  ): Promise<Awaited<ReturnType<ThreadCalls[N]>>> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve, reject) => {
      // The thread answers with the result of this call.
      this.#waiting.set(id, { resolve: (value) => resolve(value as Awaited<ReturnType<ThreadCalls[N]>>), reject });
      this.#worker.postMessage({ id, name, argument } satisfies CallMessage);
    });
  }

  #answered(message: Extract<ThreadMessage, { readonly id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.is === 'answer') waiting?.resolve(message.value);
    else waiting?.reject(fromSentError(message.error));
  }

  async close(): Promise<void> {
    this.#isStopping = true;
    await this.call('close').finally(() => this.end());
  }

  async end(): Promise<void> {
    this.#isStopping = true;
    await this.#worker.terminate();
  }
}

/**
 * The port to listen on. Listens on it alone for a moment first: a port that threads share can also be shared with another gateway, without
 * an error.
 */
async function freePort(address: ListenAddress): Promise<number> {
  const server = createServer();
  server.listen({ host: address.host, port: address.port });
  await once(server, 'listening');
  const found = server.address();
  server.close();
  await once(server, 'close');
  if (found === null || typeof found === 'string') throw new Error('the gateway listens on no port');
  return found.port;
}
