/** Reads the facts that price a request from its body: typed, named values, in the order of the billing rule. */

import { CelDocument } from '../../lib/cel/cel.ts';
import { getOrCreate } from '../../lib/get-or-create.ts';
import type { Nano } from '../../lib/money/amount.ts';
import type { BillingPlan, FactPlan, FactValue, ModelPlan } from '../../plan/index.ts';
import { checkAllowed } from '../facts/fact-values.ts';
import type { FactInput, FactKind, ReferencedMedia } from '../facts/kind.ts';
import { kindOf } from '../facts/kinds.ts';

export type MediaLengths = FactInput['lengths'];
export type EarlierFacts = NonNullable<FactInput['earlier']>;

/** What a quote depends on beside the request. */
export interface QuoteTerms {
  /** The factor that the caller pays, 10^9 for the full price. */
  readonly price_factor_nano: Nano;
  /** When the request arrived: it chooses the version of the prices, and prices by the clock. */
  readonly at_ms: number;
  /** Measured lengths of media, in whole seconds. */
  readonly lengths?: MediaLengths | undefined;
  readonly earlier?: EarlierFacts | undefined;
}

export interface Facts extends Pick<FactInput, 'context' | 'notes' | 'media'> {
  /** By name, in the order of the billing rule; built when they are read, because most metered requests do not need them. */
  values(): Readonly<Record<string, FactValue>>;
}

const unmeasuredLengths: MediaLengths = new Map();

/** The request of nobody: it has a body only. */
export const NO_CALLER: Pick<FactInput, 'header' | 'query' | 'earlier'> = {
  header: () => undefined,
  query: () => [],
  earlier: undefined,
};

/** What is known of a request beside its body. */
interface KnownOfRequest extends Partial<typeof NO_CALLER> {
  /** The measured lengths of media. */
  readonly lengths?: MediaLengths | undefined;
  /** The length of the body, for the expressions of metered requests. */
  readonly request_bytes?: number;
}

/**
 * Reads the facts of a request. An explicit null counts as absent. A value comes from its place in the body, else from a flag in
 * the text, else from the default. Like upstreams, this ignores a flag whose value its fact does not have, and adds a note.
 *
 * @param model undefined for the facts of a route, which do not depend on it.
 * @param known `header` and `query` are for the facts of a route.
 * @throws Refusal `invalid_request` with the fact's name: absent, wrong type, two spellings, or not one of its values;
 *   `internal` when the model lacks a limit.
 */
export function readFacts(
  rule: Pick<BillingPlan, 'facts'>,
  body: unknown,
  model: ModelPlan | undefined,
  known: KnownOfRequest = {},
): Facts {
  const { lengths = unmeasuredLengths, request_bytes, earlier } = known;
  const { header = NO_CALLER.header, query = NO_CALLER.query } = known;
  const notes: string[] = [];
  const media: ReferencedMedia[] = [];
  const bytes = request_bytes === undefined ? undefined : BigInt(request_bytes);
  const { facts } = rule;
  const { blank, bound } = prepare(facts);
  // Filling a copy is faster than growing an empty object.
  const context: Record<string, unknown> = { ...blank };
  context.body = new CelDocument(body);
  context.request_bytes = bytes;
  context.text_bytes = bytes;
  const values: FactValue[] = [];
  const input: FactInput = { context, notes, media, body, model, lengths, earlier, header, query, flags: undefined };
  for (const { fact, kind } of bound) {
    const value = kind.read(fact, fact.source, input);
    checkAllowed(fact, value);
    values.push(value);
    context[fact.name] = value;
  }
  return {
    context,
    notes,
    media,
    values: () => Object.fromEntries(facts.map(({ name }, at) => [name, values[at] ?? false])),
  };
}

interface BoundFacts {
  /** A placeholder for every variable. */
  readonly blank: Readonly<Record<string, unknown>>;
  readonly bound: readonly { readonly fact: FactPlan; readonly kind: FactKind }[];
}

const prepared = new WeakMap<readonly FactPlan[], BoundFacts>();

/** What the facts of a rule need, made once per rule and thread. */
function prepare(facts: readonly FactPlan[]): BoundFacts {
  return getOrCreate(prepared, facts, () => {
    const others = { body: undefined, request_bytes: undefined, text_bytes: undefined };
    const blank = { ...others, ...Object.fromEntries(facts.map(({ name }) => [name, false])) };
    return { blank, bound: facts.map((fact) => ({ fact, kind: kindOf(fact.source) })) };
  });
}
