/** Defines the custom keywords of the configuration's schema: variants that one key selects, keys that exclude others, notes. */
import type { Ajv, ErrorObject, SchemaValidateFunction } from 'ajv';
import type { KeysBeside } from '../../lib/json/key-schema.ts';

/** A mistake in the keys of a mapping. */
export type KeyProblem =
  /** One of the keys is required, and none is present. */
  | { readonly problem: 'none'; readonly keys: readonly string[] }
  /** Several keys are present that exclude each other. */
  | { readonly problem: 'many'; readonly keys: readonly string[] }
  /** The key belongs to other variants (`belongs`) than the one that `beside` selects. */
  | { readonly problem: 'stray'; readonly key: string; readonly beside: string; readonly belongs: readonly string[] }
  /** The variant that `beside` selects requires the key. */
  | { readonly problem: 'lacking'; readonly key: string; readonly beside: string };

/**
 * Adds two keywords. `x-variants: { KEY: { with: […], required: […] } }`: the mapping has exactly one KEY, and beside it only
 * the keys of its variant. `x-excludes: { KEY: […] }`: a mapping with KEY has none of the others. Each mistake becomes one
 * error with a `KeyProblem` as params.
 */
export function addKeyRules(ajv: Ajv): void {
  addRule(ajv, 'x-variants', variantProblems);
  addRule(ajv, 'x-excludes', exclusionProblems);
}

/**
 * Notes for messages: `x-noun` names the value, `x-key` names a key, `x-hint` is the remedy, `x-code` the diagnostic's code.
 * `x-secret` and `x-private` mark strings that may be secret. `x-clash` explains why a value of another shape (`not`) is wrong.
 * `x-refers` names the section to whose entries a name refers.
 */
export const NOTE_KEYWORDS = ['x-noun', 'x-key', 'x-hint', 'x-code', 'x-secret', 'x-private', 'x-clash', 'x-refers'];

/** Whether a validator error comes from `x-variants` or `x-excludes`. */
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

/** Checks the keys of a mapping against `x-variants`. */
export function variantProblems(rule: Readonly<Record<string, KeysBeside>>, data: object): readonly KeyProblem[] {
  const present = Object.keys(data);
  const variants = new Map(Object.entries(rule));
  const companions = (key: string): readonly string[] => variants.get(key)?.with ?? [];
  const candidates = present.filter((key) => variants.has(key));
  // The key of one variant may be allowed beside the key of another, such as `model` beside `catalogue`.
  const deciding = candidates.filter((key) => !candidates.some((other) => companions(other).includes(key)));
  const [beside, second] = deciding;
  if (beside === undefined) {
    // A key that only one variant allows shows which one is meant.
    const claims = present.flatMap((key) => {
      const [only, ...others] = [...variants.keys()].filter((variant) => companions(variant).includes(key));
      return only === undefined || others.length > 0 ? [] : [{ key: only, beside: key }];
    });
    const [first] = claims;
    if (first !== undefined && claims.every(({ key }) => key === first.key)) return [{ problem: 'lacking', ...first }];
    const shared = present.filter((key) => [...variants.keys()].some((variant) => companions(variant).includes(key)));
    const fitting = [...variants.keys()].filter((variant) => shared.every((key) => companions(variant).includes(key)));
    return [{ problem: 'none', keys: fitting.length > 0 ? fitting : [...variants.keys()] }];
  }
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

/** Checks the keys of a mapping against `x-excludes`. */
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
