/** All kinds of facts. The schema, the reference page, `check` and the reading of requests are made from this list. */
import type { Fact } from '../../plan/generated/gateway.d.ts';
import type { FactPlan } from '../../plan/index.ts';
import type { FactKind } from './kind.ts';
import { answer, answerHeader } from './kinds/answer.ts';
import { at } from './kinds/at.ts';
import { cel } from './kinds/cel.ts';
import { count } from './kinds/count.ts';
import { earlier } from './kinds/earlier.ts';
import { fits } from './kinds/fits.ts';
import { header } from './kinds/header.ts';
import { limit } from './kinds/limit.ts';
import { media } from './kinds/media.ts';
import { query } from './kinds/query.ts';

/** In the order of the reference page. */
export const FACT_KINDS: readonly FactKind[] = [
  at,
  cel,
  media,
  limit,
  fits,
  count,
  earlier,
  header,
  query,
  answer,
  answerHeader,
];

/** The kind of a fact of the configuration. */
export function factKind(fact: Fact): FactKind {
  const found = FACT_KINDS.find(({ name }) => name in fact);
  if (found === undefined) throw new Error('the schema allows no other kind of fact');
  return found;
}

const byName: ReadonlyMap<string, FactKind> = new Map(FACT_KINDS.map((kind) => [kind.from, kind]));

/** The kind of a source. */
export function kindOf({ from }: FactPlan['source']): FactKind {
  const kind = byName.get(from);
  if (kind === undefined) throw new Error(`a plan has no facts from ${from}`);
  return kind;
}
