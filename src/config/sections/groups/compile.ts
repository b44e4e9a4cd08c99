/** Compiles groups of customers. */

import { LIMIT_KINDS, parseLimits } from '../../../billing/limits/kinds.ts';
import type { Nano } from '../../../lib/money/amount.ts';
import { parseFactor } from '../../../lib/money/factor.ts';
import type { Group } from '../../../plan/generated/gateway.d.ts';
import type { GroupPlan, ModelPlan, OwnLimits, PriceListPlan } from '../../../plan/index.ts';
import { compileSection, type References } from '../../compile/reference-fields.ts';
import { readParsed, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { checkGlobs } from '../limits/compile.ts';

interface Referred {
  readonly models: References<ModelPlan>;
  readonly price_lists: References<PriceListPlan>;
}

export function compileGroups(scope: Scope, { models, price_lists }: Referred): References<GroupPlan> {
  return compileSection('groups', scope, (name, group) => {
    const place: Path = ['groups', name];
    if (name === 'none') {
      const message = "a group cannot be named 'none', which means no group";
      scope.report.error('bad-value', place, message, 'choose another name', { on: 'key' });
    }
    checkGlobs(group.models ?? [], [...place, 'models'], models, scope, 'unknown-reference');
    return {
      name,
      models: group.models,
      price_list: group.prices === undefined ? undefined : price_lists.use(group.prices, [...place, 'prices']),
      price_factor_nano: readFactor(group.factor, [...place, 'factor'], scope),
      limits: readLimits(group.limits, [...place, 'limits'], scope),
    };
  });
}

function readFactor(text: string | undefined, place: Path, scope: Scope): Nano | undefined {
  return text === undefined ? undefined : readParsed(() => parseFactor(text), place, scope, { example: '0.9' });
}

/** The limits as accounts have them. Reports a value that the kind does not have. */
function readLimits(limits: Group['limits'], place: Path, scope: Scope): OwnLimits | undefined {
  if (limits === undefined) return undefined;
  if (scope.config.limits === undefined) {
    const message = 'limits of a group need the section limits, which may be empty';
    scope.report.error('bad-limit', place, message, 'add limits: {}', { on: 'key', basis: [['limits']] });
  }
  const written = LIMIT_KINDS.flatMap(({ name, schema }) => {
    const value = limits[name as keyof typeof limits];
    if (value === undefined) return [];
    const text = String(value);
    const isWritten = text === 'none' || (typeof value === 'number') === (schema.type === 'integer');
    if (isWritten && isLimit(name, text)) return [[name, text] as const];
    const example = JSON.stringify(schema.examples[0]);
    scope.report.error(
      'bad-limit',
      [...place, name],
      `${JSON.stringify(value)} is no limit of ${name}`,
      `write ${example}, or none`,
    );
    return [];
  });
  return Object.fromEntries(written);
}

function isLimit(name: string, text: string): boolean {
  try {
    parseLimits({ [name]: text });
    return true;
  } catch {
    return false;
  }
}
