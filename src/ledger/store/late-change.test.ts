/** A change that comes after its caller was told to try again is undone, and a failure of that is logged and tried again. */
import pino from 'pino';
import t from 'tap';
import { until } from '../../../test/support/stack.ts';
import { logUntilStored, recordWithTimeout, withTimeout } from './patience.ts';
import { StoreBusyError, StoreLostError } from './store.ts';

t.jobs = 4;

function logged() {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  return { log, lines };
}

t.test('undoing fails twice', async (t) => {
  const { log, lines } = logged();
  const change = Promise.withResolvers<string>();
  const undone: string[] = [];
  const undo = async (result: string) => {
    undone.push(result);
    if (undone.length < 3) throw new StoreBusyError('busy');
  };
  await t.rejects(withTimeout(change.promise, { log }, undo), StoreBusyError);
  change.resolve('a hold');
  await until(
    async () => undone.length,
    (count) => count === 3,
  );
  t.same(undone, ['a hold', 'a hold', 'a hold']);
  t.same(
    lines,
    Array(2).fill('a change that was stored after its request was refused could not be undone; trying again'),
  );
});

t.test('the store is lost', async (t) => {
  const { log, lines } = logged();
  const change = Promise.withResolvers<string>();
  await t.rejects(
    withTimeout(change.promise, { log }, () => Promise.reject(new StoreLostError('gone'))),
    StoreBusyError,
  );
  change.resolve('a hold');
  await until(
    async () => lines.length,
    (count) => count > 0,
  );
  t.same(lines, ['a change that was stored after its request was refused could not be undone: the store is lost']);
});

t.test('the change itself fails', async (t) => {
  const { log, lines } = logged();
  const change = Promise.withResolvers<string>();
  await t.rejects(withTimeout(change.promise, { log }), StoreBusyError);
  change.reject(new StoreBusyError('busy'));
  await until(
    async () => lines.length,
    (count) => count > 0,
  );
  t.same(lines, ['a change of the store failed after its request was answered']);
});

t.test('a late record that fails is logged once', async (t) => {
  const { log, lines } = logged();
  const record = Promise.withResolvers<string>();
  const watched = logUntilStored(
    record.promise,
    { about: {}, remedy: 'nothing', unchanged: () => undefined },
    3_600_000,
    log,
  );
  await t.rejects(recordWithTimeout(watched), StoreBusyError);
  record.reject(new StoreBusyError('busy'));
  await t.rejects(watched);
  await new Promise(setImmediate);
  t.same(lines, ['a record may be lost: the store did not confirm it']);
});
