/** The keywords of the configuration's schema that are its own: shapes told apart by one key, keys that exclude others, notes. */
import type { Ajv, ErrorObject, SchemaValidateFunction } from 'ajv';

/** What one variant of a mapping takes besides its own key, and what of it is required. */
interface Variant {
  readonly with?: readonly string[];
  readonly required?: readonly string[];
}

/** What is wrong about the keys of a mapping. */
export type KeyProblem =
  /** None of the keys is there, one of which must be. */
  | { readonly problem: 'none'; readonly keys: readonly string[] }
  /** Several are there that exclude each other. */
  | { readonly problem: 'many'; readonly keys: readonly string[] }
  /** The key goes with others than the one that decides. */
  | { readonly problem: 'stray'; readonly key: string; readonly beside: string; readonly belongs: readonly string[] }
  /** The key is needed beside the one that decides. */
  | { readonly problem: 'lacking'; readonly key: string; readonly beside: string };

/**
 * Adds `x-variants: { KEY: { with: […], required: […] } }`: exactly one KEY stands in the mapping, with its own companions;
 * and `x-excludes: { KEY: […] }`: where KEY stands the others do not. Every problem is one error with a `KeyProblem` as params.
 */
export function addKeyRules(ajv: Ajv): void {
  addRule(ajv, 'x-variants', variantProblems);
  addRule(ajv, 'x-excludes', exclusionProblems);
}

/**
 * What the schema says of itself for messages: `x-noun` what a value is, `x-key` what a key is, `x-hint` the remedy, `x-code`
 * the diagnostic's code, `x-secret` and `x-private` that a text may be a secret, `x-clash` what a value of another shape (`not`)
 * contradicts.
 */
export const noteKeywords = ['x-noun', 'x-key', 'x-hint', 'x-code', 'x-secret', 'x-private', 'x-clash'];

/** Whether an error of the validator is one of these keywords'. */
export function isKeyError(error: ErrorObject): error is ErrorObject<string, KeyProblem> {
  return error.keyword === 'x-variants' || error.keyword === 'x-excludes';
}

function addRule<Rule>(ajv: Ajv, keyword: string, find: (rule: Rule, data: object) => readonly KeyProblem[]): void {
  const validate: SchemaValidateFunction = (rule: Rule, data: object, parentSchema) => {
    const problems = find(rule, data);
    validate.errors = problems.map((params) => ({ keyword, params, ...(parentSchema && { parentSchema }) }));
    return problems.length === 0;
  };
  ajv.addKeyword({ keyword, type: 'object', schemaType: 'object', errors: true, validate });
}

/** What is wrong about the keys of a mapping by its `x-variants`. */
export function variantProblems(rule: Readonly<Record<string, Variant>>, data: object): readonly KeyProblem[] {
  const present = Object.keys(data);
  const variants = new Map(Object.entries(rule));
  const companions = (key: string): readonly string[] => variants.get(key)?.with ?? [];
  const candidates = present.filter((key) => variants.has(key));
  // A variant's key may itself be a companion of another: a catalogue's model.
  const deciding = candidates.filter((key) => !candidates.some((other) => companions(other).includes(key)));
  const [beside, second] = deciding;
  if (beside === undefined) return [{ problem: 'none', keys: [...variants.keys()] }];
  if (second !== undefined) return [{ problem: 'many', keys: deciding }];
  const bound = new Set([...variants].flatMap(([key]) => [key, ...companions(key)]));
  const admitted = new Set([beside, ...companions(beside)]);
  const strays = present.filter((key) => bound.has(key) && !admitted.has(key));
  const lacking = (variants.get(beside)?.required ?? []).filter((key) => !present.includes(key));
  return [
    ...strays.map((key): KeyProblem => {
      return {
        problem: 'stray',
        key,
        beside,
        belongs: [...variants.keys()].filter((name) => companions(name).includes(key)),
      };
    }),
    ...lacking.map((key): KeyProblem => ({ problem: 'lacking', key, beside })),
  ];
}

/** What is wrong about a mapping by its `x-excludes`. */
export function exclusionProblems(
  rule: Readonly<Record<string, readonly string[]>>,
  data: object,
): readonly KeyProblem[] {
  return Object.entries(rule).flatMap(([beside, excluded]) =>
    Object.hasOwn(data, beside)
      ? excluded
          .filter((key) => Object.hasOwn(data, key))
          .map((key): KeyProblem => ({ problem: 'stray', key, beside, belongs: [] }))
      : [],
  );
}
