/** One caller: the latency that the gateway adds without other load. */
import { message } from './requests.ts';
import { accounted, type Scenario } from './scenario.ts';

/** Compared with calling the upstream directly. */
export const oneCaller: Scenario = {
  name: 'one-caller',
  about: 'messages JSON, one caller, one request after the other: added latency',
  targets: async ({ direct, floor, proxy, gateway, peers }) => [direct, floor, proxy, gateway, ...peers],
  async measure(target, bed, { duration_s }) {
    const { url, headers, adapt } = target;
    const request = adapt === undefined ? message : adapt(message);
    const { result, cpu_ms } = await accounted(target, () =>
      bed.load({ kind: 'one', url, headers, duration_s, request }),
    );
    const { answered, p50_ms, p99_ms, failed } = result;
    return {
      ...(cpu_ms !== undefined && answered > 0 && { cpu_us: (cpu_ms * 1000) / answered }),
      p50_ms,
      p99_ms,
      failed,
    };
  },
};
