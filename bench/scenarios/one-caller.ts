/** One caller: the latency that the gateway adds without other load. */

/** Compared with calling the upstream directly. */ import { message } from './requests.ts';
import type { Scenario } from './scenario.ts';

export const oneCaller: Scenario = {
  name: 'one-caller',
  about: 'messages JSON, one caller, one request after the other: added latency',
  targets: async ({ direct, floor, proxy, gateway, peers }) => [direct, floor, proxy, gateway, ...peers],
  async measure({ url, headers, adapt }, bed, { duration_s }) {
    const request = adapt === undefined ? message : adapt(message);
    const { p50_ms, p99_ms, failed } = await bed.load({ kind: 'one', url, headers, duration_s, request });
    return { p50_ms, p99_ms, failed };
  },
};
