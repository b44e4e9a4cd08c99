/** Finds the limits of a request: of its key, its account and its model. */

import type { LimitLabel, TaskSubject } from '../../ledger/store/store.ts';
import { globMatcher } from '../../lib/text/prefix.ts';
import type { LimitRule, LimitScope, LimitsPlan, LimitValues, OwnLimits } from '../../plan/index.ts';
import type { Count, LimitKind, LimitValue } from './kind.ts';
import { LIMIT_KINDS, parseLimits } from './kinds.ts';

export interface LimitedCaller {
  readonly account: string;
  readonly key: string;
  /** Limits of the key and of the account; null: the limits of the configuration. */
  readonly limits: OwnLimits | null;
  readonly account_limits: OwnLimits | null;
}

/** One limit of a request. Whom it counts is in `account`, `key` and `model`; null: any. */
export interface AppliedLimit<C extends Count = Count> extends TaskSubject {
  readonly kind: LimitKind;
  /** The `count` of its kind. */
  readonly count: C;
  readonly value: LimitValue;
  /** `key` or `account` for the own limit of a key or account, otherwise its name in the configuration. */
  readonly label: LimitLabel;
  /** Names the counter. It survives a reload of the configuration. */
  readonly subject: string;
}

/** All limits of a request, by how they are counted, each in the order of the kinds. */
export interface EffectiveLimits {
  readonly use: readonly UseLimit[];
  readonly tasks: readonly AppliedLimit<Extract<Count, { by: 'open_task' }>>[];
  readonly spend: readonly SpendingLimit[];
}
export type UseLimit = AppliedLimit<Extract<Count, { by: 'use' }>>;
/** A limit of spending in a calendar period. */
export type SpendingLimit = AppliedLimit<Extract<Count, { by: 'spending' }>>;

/** A limit of the configuration. A key's or account's own value may replace one by key or by account. */
interface Source {
  readonly name: string;
  readonly by: readonly LimitScope[];
  readonly values: LimitValues;
  /** The part of its subject that does not depend on the caller. */
  readonly subject: string;
}

/** @param model undefined: the request names none. @throws Error when the stored limits of the key or the account are not valid. */
export function limitsOf(plan: LimitsPlan, caller: LimitedCaller, model: string | undefined): EffectiveLimits {
  const sources = sourcesOf(plan, caller, model);
  const ids = { key: caller.key, account: caller.account, model: model ?? null };
  return byCount(
    LIMIT_KINDS.flatMap((kind) =>
      sources.flatMap((source) => {
        const value = source.values[kind.name];
        return value === undefined ? [] : [applied(kind, value, source, ids)];
      }),
    ),
  );
}

/** The limits of several models, each once. */
export function joinLimits(all: readonly EffectiveLimits[]): EffectiveLimits {
  const limits = all.flatMap(({ use, tasks, spend }) => [...use, ...tasks, ...spend]);
  return byCount([...new Map(limits.map((limit) => [limit.subject, limit])).values()]);
}

/** Groups limits by how they are counted. */
export function byCount(limits: readonly AppliedLimit[]): EffectiveLimits {
  return {
    use: limits.filter((limit) => isCounted(limit, 'use')),
    tasks: limits.filter((limit) => isCounted(limit, 'open_task')),
    spend: limits.filter((limit) => isCounted(limit, 'spending')),
  };
}

function isCounted<By extends Count['by']>(
  limit: AppliedLimit,
  scope: By,
): limit is AppliedLimit<Extract<Count, { by: By }>> {
  return limit.count.by === scope;
}

/** The limits of the key and of the account, each with its own values, then the others of the configuration that cover the model. */
function sourcesOf(plan: LimitsPlan, caller: LimitedCaller, model: string | undefined): readonly Source[] {
  const own = (only: 'key' | 'account', texts: OwnLimits | null): Source => {
    const configured = plan.rules.find((rule) => isPlain(rule, only))?.values;
    return { name: only, by: [only], values: { ...configured, ...(texts && parseLimits(texts)) }, subject: '' };
  };
  const others = plan.rules.filter((rule) => !isPlain(rule, 'key') && !isPlain(rule, 'account') && covers(rule, model));
  return [
    own('key', caller.limits),
    own('account', caller.account_limits),
    ...others.map(({ name, by, values }) => ({ name, by, values, subject: name })),
  ];
}

function isPlain({ by, models }: LimitRule, only: LimitScope): boolean {
  return by.length === 1 && by[0] === only && models === undefined;
}

function covers({ by, models }: LimitRule, model: string | undefined): boolean {
  if (model === undefined) return models === undefined && !by.includes('model');
  return models === undefined || globMatcher(models)(model);
}

const WORDS: Readonly<Record<LimitScope, string>> = {
  key: 'this API key',
  account: 'this account',
  model: 'this model',
};

function applied(
  kind: LimitKind,
  value: LimitValue,
  { name, by, subject }: Source,
  ids: Readonly<Record<LimitScope, string | null>>,
): AppliedLimit {
  const idOf = (scope: LimitScope) => (by.includes(scope) ? ids[scope] : null);
  return {
    kind,
    count: kind.count,
    value,
    account: idOf('account'),
    key: idOf('key'),
    model: idOf('model'),
    label: {
      name,
      kind: kind.name,
      value: kind.format(value),
      words: kind.words,
      of: `of ${by.map((scope) => WORDS[scope]).join(' and ')}`,
    },
    subject: JSON.stringify([kind.name, subject, ...by.map((scope) => `${scope}:${ids[scope] ?? ''}`)]),
  };
}
