/** One caller at a time: what the way through adds to an answer when nothing else is going on. */
import { message } from './requests.ts';
import type { Scenario } from './scenario.ts';

export const oneCaller: Scenario = {
  name: 'one-caller',
  about: 'messages JSON, one caller, one request after the other: the latency that is added',
  targets: async ({ direct, floor, proxy, gateway, peers }) => [direct, floor, proxy, gateway, ...peers],
  async measure({ url, headers, adapt }, bed, { duration_s }) {
    const request = adapt === undefined ? message : adapt(message);
    const { p50_ms, p99_ms, failed } = await bed.load({ kind: 'one', url, headers, duration_s, request });
    return { p50_ms, p99_ms, failed };
  },
};
