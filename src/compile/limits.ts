/** Compiles `limits`, and the time zone of their days and months. */
import type { Limit } from '../generated/gateway.d.ts';
import { AmountError, parseNano } from '../lang/amount.ts';
import { globMatcher } from '../lang/prefix.ts';
import type { LimitRule, LimitScope, LimitsPlan, LimitValues, ModelPlan } from '../plan.ts';
import { isKnown } from './known.ts';
import { type References, suggestion } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** Compiles `limits`; undefined without the section. */
export function compileLimits(scope: Scope, models: References<ModelPlan>): LimitsPlan | undefined {
  const time_zone = readTimeZone(scope);
  const { limits } = scope.config;
  if (limits === undefined) return undefined;
  const rules = Object.entries(limits).map(([name, limit]) => compileLimit(name, limit, models, scope));
  checkTwice(rules, scope);
  return { time_zone, rules };
}

function readTimeZone(scope: Scope): string {
  const { time_zone = 'UTC' } = scope.config.currency;
  // Node loads its tables of time zones at the first use, which takes some milliseconds.
  if (time_zone === 'UTC') return time_zone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: time_zone });
    return time_zone;
  } catch {
    const hint = 'write an IANA name, such as UTC or Asia/Shanghai';
    scope.report.error('bad-value', ['currency', 'time_zone'], `'${time_zone}' is not a time zone`, hint);
    return 'UTC';
  }
}

function compileLimit(
  name: string,
  { by, models: globs, ...config }: Limit,
  models: References<ModelPlan>,
  scope: Scope,
): LimitRule {
  const place: Place = ['limits', name];
  checkGlobs(globs ?? [], [...place, 'models'], models, scope);
  const { requests, tokens, concurrent_requests, concurrent_tasks, spend_per_day, spend_per_month } = config;
  const ofModels = by.includes('model') || globs !== undefined;
  for (const measure of ['spend_per_day', 'spend_per_month'] as const) {
    if (!ofModels || config[measure] === undefined) continue;
    const hint = `move ${measure} to a limit by key or by account, without models`;
    scope.report.error('bad-limit', [...place, measure], 'spending is not limited by model', hint, { on: 'key' });
  }
  if (globs !== undefined && !by.includes('model') && concurrent_tasks !== undefined) {
    const hint = 'add model to by: then the tasks of each model are counted';
    const message = 'concurrent_tasks cannot be counted for several models together';
    scope.report.error('bad-limit', [...place, 'concurrent_tasks'], message, hint, { on: 'key' });
  }
  const values: LimitValues = {
    requests: rate(requests),
    tokens: rate(tokens),
    concurrent_requests,
    concurrent_tasks,
    spend_per_day: amount(spend_per_day, [...place, 'spend_per_day'], scope),
    spend_per_month: amount(spend_per_month, [...place, 'spend_per_month'], scope),
  };
  return { name, by: normal(by), models: globs, values };
}

/** A key belongs to one account, so that a limit by key and account is one by key. */
function normal(by: readonly LimitScope[]): readonly LimitScope[] {
  return by.includes('key') ? by.filter((scope) => scope !== 'account') : by;
}

function rate(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.slice(0, text.indexOf('/')));
}

function amount(text: string | undefined, place: Place, scope: Scope) {
  if (text === undefined) return undefined;
  try {
    return parseNano(text, { min: 0n });
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    scope.report.error('bad-amount', place, error.message, 'write a decimal string such as "5.00"');
    return 0n;
  }
}

/** Two limits of every key, or of every account, would leave open which one the limits of one key replace. */
function checkTwice(rules: readonly LimitRule[], scope: Scope): void {
  const first = new Map<string, string>();
  for (const { name, by, models } of rules) {
    const [only] = by;
    if (!isKnown(['limits', name, 'by'], scope)) continue;
    if (by.length !== 1 || only === undefined || only === 'model' || models !== undefined) continue;
    const other = first.get(only);
    if (other === undefined) {
      first.set(only, name);
      continue;
    }
    const line = scope.report.lineOf(['limits', other], ['limits', name]);
    const message = `limit '${other}' in ${line} already limits every ${only}`;
    scope.report.error('bad-limit', ['limits', name], message, 'join them, or add models to one of them', {
      on: 'key',
    });
  }
}

function checkGlobs(globs: readonly string[], place: Place, models: References<ModelPlan>, scope: Scope): void {
  const ids = Object.keys(scope.config.models ?? {});
  if (models.compiled.size < ids.length) return;
  for (const [index, glob] of globs.entries()) {
    if (ids.some(globMatcher([glob]))) continue;
    const hint = suggestion(glob, ids);
    scope.report.error('bad-limit', [...place, index], `no model matches '${glob}'`, hint);
  }
}
