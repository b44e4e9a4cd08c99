/** Tests the log: repetitions, and a log that nobody reads. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import t from 'tap';
import { StoreBusyError, StoreError, StoreLostError } from '../../ledger/store/store.ts';
import { createThreadLog } from './log.ts';

// While the store fails, each message about it is logged once and then counted; all other lines are logged.

t.test('only repeated failures of the store are left out', async (t) => {
  let text = '';
  const { log, flush } = createThreadLog('info', (lines) => {
    text += lines;
  });
  for (const err of [new StoreBusyError('busy'), new StoreBusyError('busy'), new StoreError('full')]) {
    log.error({ err }, 'the maintenance failed');
    log.error({ err }, 'usage was not written');
  }
  for (const err of [new Error('a mistake'), new StoreLostError('lost')]) {
    log.error({ err }, 'the maintenance failed');
    log.error({ err }, 'the maintenance failed');
  }
  log.info({ id: 'req_1' }, 'request');
  log.info({ id: 'req_2' }, 'request');
  flush();
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  t.same(
    lines.map(({ msg, err, id }) => [msg, err?.message ?? id]),
    [
      ['the maintenance failed', 'busy'],
      ['usage was not written', 'busy'],
      ['the maintenance failed', 'a mistake'],
      ['the maintenance failed', 'a mistake'],
      ['the maintenance failed', 'lost'],
      ['the maintenance failed', 'lost'],
      ['request', 'req_1'],
      ['request', 'req_2'],
    ],
  );
});

// A log that nobody reads costs a bounded amount of memory, and says afterwards how many lines are missing.

const LINES = 40_000;

/** Logs 40 MB in turns of the event loop, tells so, and ends when it is asked. */
const program = `
  import { openLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
  const { log } = openLog({ env: {}, stderr: process.stderr });
  for (let n = 1; n <= ${LINES}; n += 1) {
    log.info({ n, text: 'x'.repeat(1000) }, 'line');
    if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  process.stdout.write('logged');
  process.stdin.resume();
`;

t.test('the first lines are kept, and the last one counts those that are missing', async (t) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
  t.teardown(() => child.kill());
  await once(child.stdout, 'data');
  const found: { readonly n?: number; readonly lines?: number; readonly msg: string }[] = [];
  const reading = createInterface(child.stderr).on('line', (line) => found.push(JSON.parse(line)));
  const read = once(reading, 'close');
  child.stdin.end();
  await read;
  const kept = found.filter(({ n }) => n !== undefined);
  const last = found.at(-1);
  t.match(last, { level: 'error', msg: /^log lines were dropped/ });
  t.equal(kept.length + (last?.lines ?? 0), LINES);
  t.ok(kept.length < LINES / 2, `${kept.length} lines were kept`);
  t.same(
    kept.map(({ n }) => n),
    kept.map((_, index) => index + 1),
    'without a gap',
  );
});
