/** Faults that a request asks for by a word in its body: `"a red kite [lost]"`. They are of connections, so no example can have them. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to the answer, which counts as accepted: never sent, sent after 5 seconds, replaced by a reset, or cut in half. */
const FAULTS = ['hang', 'late', 'lost', 'truncate'] as const;
type Fault = (typeof FAULTS)[number];

const LATE_ms = 5_000;

/** The first fault that a body asks for. */
export function faultIn(body: string): Fault | undefined {
  return FAULTS.find((word) => body.includes(`[${word}]`));
}

/** Lets the fault happen. Resolves to true if the answer is still to be sent. */
export async function suffer(fault: Fault, response: ServerResponse, body: string | Uint8Array): Promise<boolean> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  switch (fault) {
    case 'hang':
      await once(response, 'close');
      return false;
    case 'late':
      await sleep(LATE_ms, undefined, { signal: gone.signal }).catch(() => {});
      return !gone.signal.aborted;
    case 'lost':
      response.socket?.resetAndDestroy();
      return false;
    case 'truncate': {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      const half = Buffer.from(body).subarray(0, Math.floor(Buffer.byteLength(body) / 2));
      await new Promise<void>((sent) => response.write(half, () => sent()));
      response.socket?.destroySoon();
      return false;
    }
  }
}
