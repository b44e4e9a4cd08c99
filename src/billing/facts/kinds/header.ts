/** `header`: a request header, of a route's fact. */
import type { FactHeader } from '../../../plan/generated/gateway.d.ts';
import type { FactSource, FactValue } from '../../../plan/index.ts';
import { parseValue, TYPE_WORDS } from '../fact-values.ts';
import { type FactKind, refuse } from '../kind.ts';

interface HeaderSource extends FactSource {
  readonly from: 'header';
  readonly header: string;
  readonly default: { readonly value: FactValue } | undefined;
}

export const header: FactKind<FactHeader, HeaderSource> = {
  name: 'header',
  schema: {
    description: 'A request header that has the value; for facts of a route only.',
    examples: ['x-tier'],
    $ref: '#/definitions/header_name',
  },
  keys: { with: ['type', 'enum', 'values', 'default'], required: ['type'] },
  from: 'header',
  compile({ header: name }, reader) {
    const value = reader.default();
    // Another default is reported by the route.
    return { header: name, default: value !== undefined && 'value' in value ? value : undefined };
  },
  read(fact, source, reading) {
    const text = reading.header(source.header);
    if (text === undefined) {
      if (source.default === undefined) throw refuse(fact, `is required (in the header ${source.header})`);
      return source.default.value;
    }
    const value = parseValue(fact.type, text);
    if (value === undefined) throw refuse(fact, `must be ${TYPE_WORDS[fact.type]} (in the header ${source.header})`);
    return value;
  },
};
