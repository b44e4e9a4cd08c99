/** `earlier`: a fact of an earlier task of the account, which the request names. */

import { type Pointer, readPointer } from '../../../lib/json/pointer.ts';
import type { FactEarlier } from '../../../plan/generated/gateway.d.ts';
import type { FactPlan, FactSource, FactValue } from '../../../plan/index.ts';
import { readValue } from '../fact-values.ts';
import { type FactKind, plainDefault, refuse } from '../kind.ts';

export interface EarlierSource extends FactSource {
  readonly from: 'earlier';
  readonly kinds: readonly string[];
  /** Where the request has the id of the task: in its body, or a parameter of its path. */
  readonly at: Pointer | undefined;
  readonly param: string | undefined;
  /** The name of the fact of that task. */
  readonly fact: string;
  readonly default: FactValue | undefined;
}

export const earlier: FactKind<FactEarlier, EarlierSource> = {
  name: 'earlier',
  schema: {
    description:
      'A fact of an earlier task of the same account, whose id the request names, such as the seconds of the video that is remixed. An unknown task is refused.',
    examples: [{ kinds: ['clip'], param: 'clip_id', fact: 'duration' }],
    $ref: '#/definitions/earlier',
  },
  keys: { with: ['type', 'enum', 'default'], required: ['type'] },
  from: 'earlier',
  compile({ earlier: config }, reader) {
    const { kinds, fact } = config;
    return {
      kinds,
      at: 'at' in config ? readPointer(config.at) : undefined,
      param: 'param' in config ? config.param : undefined,
      fact,
      default: plainDefault(reader, 'a fact of an earlier task'),
    };
  },
  read(fact, source, { earlier: known, notes }) {
    const stored = known?.get(fact.name);
    if (stored !== undefined) {
      const value = readValue(fact.type, stored);
      if (value !== undefined) return value;
      throw refuse(fact, `has no value of its type in the earlier task`);
    }
    if (known === undefined)
      notes.push(`${fact.name} is that of an earlier task, which is looked up when the request is served`);
    if (source.default !== undefined) return source.default;
    throw refuse(fact, `is not known: the request names no earlier task that has ${source.fact}`);
  },
};

/** Whether the fact is one of an earlier task. */
export function isEarlier(fact: FactPlan): fact is FactPlan & { readonly source: EarlierSource } {
  return fact.source.from === 'earlier';
}
