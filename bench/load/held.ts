/** Opens streams and keeps them open: measures each one's first byte, and lets the memory be measured meanwhile. */
import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { HeldJob, LoadResult } from './jobs.ts';
import { resultOf } from './result.ts';

/** Streams being opened at a time. Opening all at once would measure the queue instead of the gateway. */
const opening = 32;

let held: readonly ClientRequest[] = [];

/** Opens the streams and leaves them open until `releaseStreams`. */
export async function holdStreams({ url, headers, streams, request }: HeldJob): Promise<LoadResult> {
  const agent = new Agent({ maxSockets: Infinity });
  const open: ClientRequest[] = [];
  const delays_ms: number[] = [];
  let failed = 0;
  const started = performance.now();
  const worker = async (): Promise<void> => {
    while (open.length < streams) {
      const asked = performance.now();
      const ask = httpRequest(url + request.path, { method: request.method, headers, agent });
      open.push(ask);
      const began = await firstByte(ask, request.body ?? '');
      if (began) delays_ms.push(performance.now() - asked);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: opening }, worker));
  held = open;
  return resultOf(delays_ms, failed, started);
}

/** Closes the streams that are open. */
export function releaseStreams(): void {
  for (const ask of held) ask.destroy();
  held = [];
}

function firstByte(ask: ClientRequest, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    ask.on('error', () => resolve(false));
    ask.once('response', (answer: IncomingMessage) => {
      answer.on('error', () => resolve(false));
      if (answer.statusCode !== 200) resolve(false);
      answer.once('data', () => resolve(true));
    });
    ask.end(body);
  });
}
