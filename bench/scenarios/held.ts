/** Many streams held open at once: memory per stream and time to the first byte. */
import { setTimeout as sleep } from 'node:timers/promises';
import { heldStream } from './requests.ts';
import type { Scenario } from './scenario.ts';

const settle_ms = 3_000;

/** Memory is the growth of the process divided by the number of streams. */
export const heldStreams: Scenario = {
  name: 'held',
  about: '1,000 messages streams open at once: memory per stream, time to the first byte (p50 and p99)',
  targets: async ({ floor, gateway }) => [floor, gateway],
  async measure({ url, headers, process }, bed, { smoke }) {
    const streams = smoke ? 50 : 1_000;
    const before = process?.memory_bytes();
    const { p50_ms, p99_ms, failed } = await bed.load({ kind: 'held', url, headers, streams, request: heldStream });
    if (!smoke) await sleep(settle_ms);
    const after = process?.memory_bytes();
    await bed.load({ kind: 'release' });
    if (!smoke) await sleep(settle_ms);
    const grown = before === undefined || after === undefined ? undefined : (after - before) / streams / 1024;
    return { p50_ms, p99_ms, failed, ...(grown !== undefined && { stream_kib: grown }) };
  },
};
