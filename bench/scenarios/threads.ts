/** Compares a gateway whose requests are answered by several threads with one that has a single thread. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { benchConfig, fundedKey, startGateway, type Target } from '../bed.ts';
import { hasWrk, runWrk, wrkInstall } from '../load/wrk.ts';
import { freePort } from '../peers/free-port.ts';
import { nginxInstall, nginxVersion, startNginx } from '../servers/nginx.ts';
import { answerOfMessage } from '../servers/stub-answers.ts';
import { message } from './requests.ts';
import { accounted, type Scenario } from './scenario.ts';

const CALLERS = 64;

/** Several threads of one gateway. */
export const manyThreads: Scenario = {
  name: 'threads',
  about: `messages JSON, billed by tokens, ${CALLERS} callers; gateway, upstream (nginx) and load (wrk) share all cores`,
  missing: () => [...(nginxVersion() === undefined ? [nginxInstall] : []), ...(hasWrk() ? [] : [wrkInstall])],
  async targets(bed, { threads }, cleanup) {
    const folder = join(bed.folder, 'threads-upstream');
    mkdirSync(folder);
    const port = await freePort();
    const upstream = await startNginx({ folder, core: undefined, port }, answering(port));
    cleanup.defer(() => upstream.stop());
    const gateway = async (count: number): Promise<Target> => {
      const home = `threads-${count}`;
      const config = benchConfig(bed.folder, home);
      const store_url = `sqlite:${join(bed.folder, home, 'bench.db')}`;
      const key = await fundedKey(store_url);
      const options = { config, store_url, threads: count, allCores: true };
      const started = await startGateway(bed.folder, upstream.url, key, options);
      cleanup.defer(() => started.process.stop());
      return { ...started, name: count === 1 ? '1 thread' : `${count} threads` };
    };
    return [await gateway(1), await gateway(threads)];
  },
  async measure(target, bed, { duration_s }) {
    const { url, headers, process } = target;
    const job = { url, headers, connections: CALLERS, duration_s, requests: [message] };
    const { result, cpu_ms } = await accounted(target, () => runWrk(job, bed.folder));
    const own = process?.own_memory_bytes();
    return {
      requests_per_s: result.answered / result.seconds,
      ...(cpu_ms !== undefined && { cpu_us: (cpu_ms * 1000) / result.answered }),
      p50_ms: result.p50_ms,
      p99_ms: result.p99_ms,
      ...(own !== undefined && { own_mib: own / 1024 / 1024 }),
      failed: result.failed,
    };
  },
};

/** nginx answers every request with the same message. It reads no body. */
function answering(port: number): string {
  return `
  server {
    listen 127.0.0.1:${port} backlog=4096;
    default_type application/json;
    location / { return 200 '${answerOfMessage}'; }
  }`;
}
