/** The parts of a kind of fact. `kinds/` has one file per kind; `kinds.ts` lists them. */

import { type CelExpression, evaluateCel } from '../../lib/cel/cel.ts';
import type { KeySchema, KeysBeside } from '../../lib/json/key-schema.ts';
import { ownValue } from '../../lib/json/pointer.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Fact } from '../../plan/generated/gateway.d.ts';
import type { BodySchema, FactPlan, FactSource, FactType, FactValue, ModelPlan } from '../../plan/index.ts';
import type { Flag } from './text-flag.ts';

/** The default of a fact: a value, or the name of a default or limit of the model. */
export type DefaultPlan = { readonly value: FactValue } | { readonly model: string } | { readonly limit: string };

/** Reads a fact of the configuration, and reports mistakes. Keys are relative to the fact: `['media', 'cel']`. */
export interface FactReader {
  /** An expression over `body` and the facts before it. @param types that it may have; by default the type of the fact */
  cel(text: string, key: readonly string[], types?: readonly string[]): CelExpression;
  /** Its default; undefined if it has none, or one that cannot be used. */
  default(): DefaultPlan | undefined;
  duration_ms(text: string, key: readonly string[]): number;
  schema(file: string, key: readonly string[]): BodySchema;
  refuse(key: readonly string[], message: string, hint: string): void;
}

/** Media that a price depends on. */
export interface ReferencedMedia {
  /** Its URL. For a file of the request a name that no URL has. */
  readonly url: string;
  /** The part of the request that is the file. */
  readonly file?: string | undefined;
  /** Whether the request is refused if the length cannot be read. */
  readonly required: boolean;
}

/** The request and the facts before the one that is read. */
export interface FactInput {
  /** The variables of expressions. */
  readonly context: Record<string, unknown>;
  /** For `explain`. */
  readonly notes: string[];
  readonly media: ReferencedMedia[];
  readonly body: unknown;
  /** Undefined for the facts of a route. */
  readonly model: ModelPlan | undefined;
  /** Measured lengths by URL, in whole seconds. An absent URL counts as its fact's assumed length. */
  readonly lengths: ReadonlyMap<string, bigint>;
  /** The facts of the earlier tasks that the request names, by the name of the fact that wants one. Undefined: they were not looked up. */
  readonly earlier: ReadonlyMap<string, string | boolean> | undefined;
  /** The value of a request header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** The values of a query parameter. */
  readonly query: (name: string) => readonly string[];
  /** The flags of the last texts, because most facts with a flag read the same texts. */
  flags: { readonly content: unknown; readonly flags: readonly Flag[] } | undefined;
}

/** A kind of fact. Its source is plain data, as the plan has it. */
export interface FactKind<Config extends Fact = Fact, Source extends FactSource = FactSource> {
  readonly name: string;
  readonly schema: KeySchema;
  readonly keys: KeysBeside;
  /** The type of all its facts; undefined: each is written with one. */
  readonly type?: FactType;
  /** What the plan calls it. */
  readonly from: Source['from'];
  compile(fact: Config, reader: FactReader): Omit<Source, 'from'>;
  /** @throws Refusal if the request has no value that can be used */
  read(fact: FactPlan, source: Source, input: FactInput): FactValue;
  /** For kinds that hold more because of a member of the body. */
  readonly raises?: {
    /** The value that raises nothing; undefined: this value raises nothing. */
    plain(value: FactValue): FactValue | undefined;
    /** The place of the member: `tools[2]`. */
    place(source: Source, body: unknown): string | undefined;
  };
}

/** Whether a source is of this kind. */
export function isOf<S extends FactSource>(kind: FactKind<never, S>, source: FactSource): source is S {
  return source.from === kind.from;
}

/** The default of a fact that may not be one of the model; such a default is reported. @param words for the fact: `a fact of the answer` */
export function plainDefault(reader: FactReader, words: string): FactValue | undefined {
  const value = reader.default();
  if (value === undefined || 'value' in value) return value?.value;
  reader.refuse(['default'], `${words} has no default of the model`, 'write a value as the default');
  return undefined;
}

/** The refusal of a request whose value is wrong: `duration is required`. */
export function refuse(
  { name }: Pick<FactPlan, 'name'>,
  mistake: string,
  options?: ConstructorParameters<typeof Refusal>[2],
): Refusal {
  return new Refusal('invalid_request', `${name} ${mistake}`, options);
}

/** The value of an expression. @throws Refusal if it has none for this body */
export function evaluate(fact: FactPlan, expression: CelExpression, { context }: Pick<FactInput, 'context'>): unknown {
  try {
    return evaluateCel(expression, context);
  } catch (cause) {
    const mistake = 'cannot be computed from this body; check the members that it uses';
    throw refuse(fact, mistake, { cause, fact: fact.name });
  }
}

/** A limit of the model. @throws Refusal internal if the model lacks it */
export function limitOf({ model }: FactInput, name: string): bigint {
  const limit = model && ownValue(model.limits, name);
  if (typeof limit === 'bigint') return limit;
  throw new Refusal('internal', `model ${model?.id} has no limit ${name}; ask the operator to add it`);
}
