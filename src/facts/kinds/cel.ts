/** `cel`: computed from the body and the facts before it. */
import type { FactCel } from '../../generated/gateway.d.ts';
import type { CelExpression } from '../../lang/cel.ts';
import type { FactSource } from '../../plan.ts';
import { evaluate, type FactKind, refuse } from '../kind.ts';
import { factValue } from '../values.ts';

interface CelSource extends FactSource {
  readonly from: 'cel';
  readonly cel: CelExpression;
}

export const cel: FactKind<FactCel, CelSource> = {
  name: 'cel',
  schema: {
    description: 'The expression that computes the value from `body` and the facts before it.',
    examples: ['body.references.exists(item, item.type == "video") ? "video" : "none"'],
    type: 'string',
    minLength: 1,
  },
  keys: { with: ['type', 'enum'], required: ['type'] },
  from: 'cel',
  compile: ({ cel: text }, reader) => ({ cel: reader.cel(text, ['cel']) }),
  read(fact, source, reading) {
    const value = factValue(fact.type, evaluate(fact, source.cel, reading));
    if (value === undefined) throw refuse(fact, 'has no value of its type for this body');
    return value;
  },
};
