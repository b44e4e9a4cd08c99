/** `query`: a query parameter of the request, of a route's fact. */
import type { FactQuery } from '../../../plan/generated/gateway.d.ts';
import type { FactSource, FactValue } from '../../../plan/index.ts';
import { parseValue, TYPE_WORDS } from '../fact-values.ts';
import { type FactKind, refuse } from '../kind.ts';

interface QuerySource extends FactSource {
  readonly from: 'query';
  readonly query: string;
  readonly default: { readonly value: FactValue } | undefined;
}

export const query: FactKind<FactQuery, QuerySource> = {
  name: 'query',
  schema: {
    description:
      'A query parameter that has the value; for facts of a route only. A request that has it twice is refused.',
    examples: ['quality'],
    $ref: '#/definitions/query_name',
  },
  keys: { with: ['type', 'enum', 'values', 'default'], required: ['type'] },
  from: 'query',
  compile({ query: name }, reader) {
    const value = reader.default();
    // Another default is reported by the route.
    return { query: name, default: value !== undefined && 'value' in value ? value : undefined };
  },
  read(fact, source, reading) {
    const [text, ...more] = reading.query(source.query);
    const where = `(in the query parameter ${source.query})`;
    // The upstream may use either.
    if (more.length > 0) throw refuse(fact, `is there twice ${where}`);
    if (text === undefined) {
      if (source.default === undefined) throw refuse(fact, `is required ${where}`);
      return source.default.value;
    }
    const value = parseValue(fact.type, text);
    if (value === undefined) throw refuse(fact, `must be ${TYPE_WORDS[fact.type]} ${where}`);
    return value;
  },
};
