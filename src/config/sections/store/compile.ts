/** Compiles `store`: where the books are kept. */
import { storeUrlProblem } from '../../../ledger/store/store-url.ts';
import type { Plan } from '../../../plan/index.ts';
import { readDuration_ms, type Scope } from '../../compile/scope.ts';
import { resolveSetting, warnOfExposure } from '../../compile/settings.ts';

/** Usage rows are collected for 50 ms, and then wait for a commit or two. */
const SHORTEST_UNWRITTEN_ms = 500;

export function compileStore(
  scope: Scope,
): Pick<Plan, 'store_url' | 'store_source' | 'store_start_timeout_ms' | 'unwritten_ms'> {
  const { unwritten = '2s', start_timeout = '1m' } = scope.config.store;
  const unwritten_ms = readDuration_ms(unwritten, ['store', 'unwritten'], scope);
  if (unwritten_ms < SHORTEST_UNWRITTEN_ms) {
    const message = `records wait longer than unwritten (${unwritten}) while the store is healthy`;
    scope.report.error('bad-store', ['store', 'unwritten'], message, `write at least ${SHORTEST_UNWRITTEN_ms}ms`);
  }
  const store_start_timeout_ms = readDuration_ms(start_timeout, ['store', 'start_timeout'], scope);
  return { ...compileStoreUrl(scope), store_start_timeout_ms, unwritten_ms };
}

/** Resolves `store.url`. Messages do not quote the value, because it may contain a password. */
function compileStoreUrl(scope: Scope): Pick<Plan, 'store_url' | 'store_source'> {
  const url = resolveSetting(scope.config.store.url, ['store', 'url'], ', or add a default', scope, 'secret');
  if (url === undefined) return { store_url: '', store_source: '' };
  warnOfExposure(url, scope);
  const problem = storeUrlProblem(url.value);
  if (problem === undefined) return { store_url: url.value, store_source: url.source };
  const message = url.origin === '' ? problem.message : `${problem.message}${url.origin}`;
  scope.report.error('bad-store', url.place, message, problem.hint);
  return { store_url: '', store_source: '' };
}
