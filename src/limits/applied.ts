/** Finds the limits of a request: those of its key, its account and its model. */
import type { Nano } from '../lang/amount.ts';
import { globMatcher } from '../lang/prefix.ts';
import {
  type LimitRule,
  type LimitScope,
  type LimitsPlan,
  type LimitValues,
  type Measure,
  type OwnLimits,
  parseLimits,
} from '../plan.ts';
import type { TaskLimit } from '../store/store.ts';

/** Who is limited. */
export interface LimitedCaller {
  readonly account: string;
  /** The id of the key. */
  readonly key: string;
  /** Limits of the key and of the account; null: those of the configuration. */
  readonly limits: OwnLimits | null;
  readonly account_limits: OwnLimits | null;
}

/** One limit of a request. */
export interface AppliedLimit {
  /** `key` and `account` for every key and account, else the name in the configuration. */
  readonly name: string;
  readonly measure: Measure;
  /** What it limits, for messages: `of this API key`. */
  readonly of: string;
}

/** A rate, or requests at the same time. */
export interface AppliedRate extends AppliedLimit {
  /** Names the counter. It survives a reload of the configuration. */
  readonly subject: string;
  readonly most: number;
}

/** Unfinished tasks at the same time. */
export interface AppliedTasks extends AppliedLimit, TaskLimit {}

/** Spending in a calendar period. */
export interface AppliedSpend extends AppliedLimit {
  /** Null: of the whole account. */
  readonly key: string | null;
  readonly period: 'day' | 'month';
  readonly most_nano: Nano;
}

/** All limits of a request. */
export interface Applied {
  readonly requests: readonly AppliedRate[];
  readonly tokens: readonly AppliedRate[];
  readonly slots: readonly AppliedRate[];
  readonly tasks: readonly AppliedTasks[];
  readonly spend: readonly AppliedSpend[];
}

/** Measures that are counted under a name. */
type RateMeasure = 'requests' | 'tokens' | 'concurrent_requests';

/** A limit by key or account that its own values may replace, or another one of the configuration. */
interface Source {
  readonly name: string;
  readonly by: readonly LimitScope[];
  readonly values: LimitValues;
  /** The part of its subject that does not depend on the caller. */
  readonly subject: string;
}

/** @param model undefined: the request names none. @throws Error when the stored limits of the key or the account are not valid. */
export function limitsOf(plan: LimitsPlan, caller: LimitedCaller, model: string | undefined): Applied {
  const sources = sourcesOf(plan, caller, model);
  const rates = (measure: RateMeasure) => sources.flatMap((source) => rateOf(source, measure, caller, model));
  return {
    requests: rates('requests'),
    tokens: rates('tokens'),
    slots: rates('concurrent_requests'),
    tasks: sources.flatMap((source) => tasksOf(source, caller, model)),
    spend: sources.flatMap((source) => [...spendOf(source, 'day', caller), ...spendOf(source, 'month', caller)]),
  };
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

function rateOf(
  source: Source,
  measure: RateMeasure,
  caller: LimitedCaller,
  model: string | undefined,
): readonly AppliedRate[] {
  const most = source.values[measure];
  if (most === undefined) return [];
  return [{ ...about(source, measure), subject: subjectOf(source, measure, caller, model), most }];
}

function tasksOf(source: Source, caller: LimitedCaller, model: string | undefined): readonly AppliedTasks[] {
  const most = source.values.concurrent_tasks;
  if (most === undefined) return [];
  const subject = {
    account: source.by.includes('account') ? caller.account : null,
    key: source.by.includes('key') ? caller.key : null,
    model: source.by.includes('model') ? (model ?? null) : null,
  };
  return [{ ...about(source, 'concurrent_tasks'), ...subject, most }];
}

function spendOf(source: Source, period: 'day' | 'month', caller: LimitedCaller): readonly AppliedSpend[] {
  const measure = `spend_per_${period}` as const;
  const most_nano = source.values[measure];
  if (most_nano === undefined) return [];
  const key = source.by.includes('key') ? caller.key : null;
  return [{ ...about(source, measure), key, period, most_nano }];
}

function isPlain({ by, models }: LimitRule, only: LimitScope): boolean {
  return by.length === 1 && by[0] === only && models === undefined;
}

function covers({ by, models }: LimitRule, model: string | undefined): boolean {
  if (model === undefined) return models === undefined && !by.includes('model');
  return models === undefined || globMatcher(models)(model);
}

function about({ name, by }: Source, measure: Measure): AppliedLimit {
  const words = { key: 'this API key', account: 'this account', model: 'this model' };
  return { name, measure, of: `of ${by.map((scope) => words[scope]).join(' and ')}` };
}

function subjectOf(
  { subject, by }: Source,
  measure: Measure,
  { account, key }: LimitedCaller,
  model: string | undefined,
): string {
  const ids = { key, account, model: model ?? '' };
  return JSON.stringify([measure, subject, ...by.map((scope) => `${scope}:${ids[scope]}`)]);
}
