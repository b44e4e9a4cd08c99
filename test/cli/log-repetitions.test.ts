/** While the store fails, each message about it is logged once and then counted; all other lines are logged. */
import t from 'tap';
import { createThreadLog } from '../../src/cli/log.ts';
import { StoreBusyError, StoreError, StoreLostError } from '../../src/store/store.ts';

t.test('only repeated failures of the store are left out', async (t) => {
  let text = '';
  const { log, flush } = createThreadLog('info', (lines) => {
    text += lines;
  });
  for (const err of [new StoreBusyError('busy'), new StoreBusyError('busy'), new StoreError('full')]) {
    log.error({ err }, 'the upkeep failed');
    log.error({ err }, 'usage was not written');
  }
  for (const err of [new Error('a mistake'), new StoreLostError('lost')]) {
    log.error({ err }, 'the upkeep failed');
    log.error({ err }, 'the upkeep failed');
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
      ['the upkeep failed', 'busy'],
      ['usage was not written', 'busy'],
      ['the upkeep failed', 'a mistake'],
      ['the upkeep failed', 'a mistake'],
      ['the upkeep failed', 'lost'],
      ['the upkeep failed', 'lost'],
      ['request', 'req_1'],
      ['request', 'req_2'],
    ],
  );
});
