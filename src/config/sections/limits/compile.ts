/** Compiles `limits`. */

import { LIMIT_KINDS } from '../../../billing/limits/kinds.ts';
import { globMatcher } from '../../../lib/text/prefix.ts';
import type { Limit } from '../../../plan/generated/gateway.d.ts';
import type { LimitRule, LimitsPlan, ModelPlan } from '../../../plan/index.ts';
import { type References, suggestion } from '../../compile/reference-fields.ts';
import { readParsed, type Scope } from '../../compile/scope.ts';
import type { DiagnosticCode } from '../../read/diagnostic.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';

/** Compiles `limits`; undefined without the section. */
export function compileLimits(scope: Scope, models: References<ModelPlan>, time_zone: string): LimitsPlan | undefined {
  const { limits } = scope.config;
  if (limits === undefined) return undefined;
  const rules = Object.entries(limits).map(([name, limit]) => compileLimit(name, limit, models, scope));
  checkTwice(rules, scope);
  return { time_zone, rules };
}

function compileLimit(
  name: string,
  { by, models: globs, ...values }: Limit,
  models: References<ModelPlan>,
  scope: Scope,
): LimitRule {
  const place: Path = ['limits', name];
  const config: Readonly<Record<string, unknown>> = values;
  checkGlobs(globs ?? [], [...place, 'models'], models, scope, 'bad-limit');
  const rule = { name, by: by.includes('key') ? by.filter((scope) => scope !== 'account') : by, models: globs };
  const kinds = LIMIT_KINDS.filter((kind) => config[kind.name] !== undefined);
  for (const kind of kinds) {
    const refused = kind.refuse?.(rule);
    if (refused !== undefined)
      scope.report.error('bad-limit', [...place, kind.name], refused.message, refused.hint, { on: 'key' });
  }
  if (kinds.length === 0) {
    const hint = 'add what it limits, such as requests: 600/min, or remove it';
    scope.report.error('bad-limit', place, `limit '${name}' limits nothing`, hint, { on: 'key', basis: [place] });
  }
  const read = kinds.map((kind) => {
    const parse = () => kind.parse(String(config[kind.name]));
    return [kind.name, readParsed(parse, [...place, kind.name], scope)];
  });
  return { ...rule, values: Object.fromEntries(read) };
}

/** Reports a second limit of every key or every account: it would be unclear which one a key's own limits replace. */
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

/** Reports globs that no model matches. */
export function checkGlobs(
  globs: readonly string[],
  place: Path,
  models: References<ModelPlan>,
  scope: Scope,
  code: DiagnosticCode,
): void {
  const ids = Object.keys(scope.config.models ?? {});
  if (models.compiled.size < ids.length) return;
  for (const [index, glob] of globs.entries()) {
    if (ids.some(globMatcher([glob]))) continue;
    const hint = suggestion(glob, ids);
    scope.report.error(code, [...place, index], `no model matches '${glob}'`, hint);
  }
}
