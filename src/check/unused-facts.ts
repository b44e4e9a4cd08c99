/**
 * Warns about an unused fact whose name is similar to a used one. In a rule that is `like` another, such a fact does not replace the
 * inherited one, and the inherited one sets the price.
 */

import type { Scope } from '../compile/scope.ts';
import { nearest } from '../lang/prefix.ts';
import { isRecord } from '../lang/record.ts';

/** Warns about the facts of all billing rules. */
export function checkUnusedFacts({ config, repairs, report }: Scope): void {
  const priced = new Set(Object.values(config.prices ?? {}).flatMap(({ by }) => by));
  for (const [rule, { facts, ...others }] of Object.entries(config.billing ?? {})) {
    if (repairs.touches(['billing', rule])) continue;
    const words = new Set(expressionsIn([facts, others]).flatMap((text) => text.match(/\w+/g) ?? []));
    const names = Object.keys(facts);
    // A word that names nothing is reported, with the fact that it is similar to.
    const meantByMistake = new Set([...words].map((word) => (names.includes(word) ? undefined : nearest(word, names))));
    const isUsed = (name: string): boolean => words.has(name) || priced.has(name) || meantByMistake.has(name);
    for (const name of names) {
      const meant = isUsed(name) ? undefined : nearest(name, names.filter(isUsed));
      if (meant === undefined) continue;
      const message = `nothing uses the fact '${name}' of billing rule '${rule}'`;
      // Stated beside an inherited one, it is certainly meant to replace it.
      const add = report.isInherited(['billing', rule, 'facts', meant]) ? report.error : report.warning;
      add('unused', ['billing', rule, 'facts', name], message, `did you mean '${meant}'?`, {
        on: 'key',
        spelling: [name, meant],
      });
    }
  }
}

/** The texts of all expressions in a value. */
function expressionsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(expressionsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === 'cel' && typeof below === 'string' ? [below] : expressionsIn(below),
  );
}
