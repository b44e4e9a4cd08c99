/** Callers in a thread of their own, so that they connect while the gateway does something else. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { rawRequest } from '../support/raw-caller.ts';

/** The thread's input. */
export interface CallersTask {
  readonly port: number;
  readonly callers: number;
  /** The bytes of the request. */
  readonly request: string;
}

/** The callers' results, once none can connect any more. */
export interface CallersSeen {
  answered: number;
  /** Connections that were refused. Nothing was sent on them. */
  refused: number;
  /** How connections ended on which a request was not answered. */
  readonly lost: string[];
}

/** Starts callers. Resolves when they keep the gateway busy. */
export async function reconnectingCallers(
  url: string,
  key: string,
  callers: number,
): Promise<{ readonly refused: Promise<CallersSeen> }> {
  const request = rawRequest('GET', '/v1/models', [`authorization: Bearer ${key}`]);
  const workerData: CallersTask = { port: Number(new URL(url).port), request, callers };
  const worker = new Worker(new URL('./reconnecting-callers.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  return { refused: once(worker, 'message').then(([seen]) => seen) };
}
