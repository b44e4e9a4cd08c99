/** Many reloads leave nothing behind: no memory, no old configuration, no listener of the process. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import t from 'tap';
import { sample } from '../support/sample.ts';
import { startStack, until } from '../support/stack.ts';

t.setTimeout(600_000);
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** The first reloads fill caches. */
const WARM_UP = 50;
/** `RELOADS=1000` for a long run. */
const RELOADS = Number(process.env.RELOADS ?? sample(200, 400));
/** One configuration takes more than 100 kB, so one per reload that stayed would be 20 MB or more. */
const LIMIT_bytes = 4e6;

t.test(`${RELOADS} reloads`, async (t) => {
  const stack = await startStack();
  t.teardown(() => stack.close());
  const listeners = () => process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0);

  async function reload(times: number): Promise<number> {
    for (let round = 0; round < times; round += 1) {
      const { oldEnded } = await stack.adopt();
      t.equal((await stack.call('GET', '/healthz')).status, 200);
      await oldEnded();
    }
    collect();
    await new Promise((wake) => setTimeout(wake, 50));
    collect();
    return process.memoryUsage().heapUsed;
  }

  const before = await reload(WARM_UP);
  const listening = listeners();
  const grown = (await reload(RELOADS)) - before;
  t.ok(grown < LIMIT_bytes, `the heap has grown by ${grown} bytes`);
  t.comment(`${RELOADS} reloads: the heap has grown by ${grown} bytes`);
  t.equal(listeners(), listening);
  const page = await until(
    () => stack.metrics.text(),
    (text) => /^tollgate_config_generations 1$/m.test(text),
  );
  t.match(page, `\ntollgate_config_generation ${1 + WARM_UP + RELOADS}\n`);
});
