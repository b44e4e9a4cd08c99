/** `fits`: whether the body fits a schema. */
import type { FactFits } from '../../generated/gateway.d.ts';
import type { BodySchema, FactSource } from '../../plan.ts';
import { validate } from '../../schemas/validator.ts';
import type { FactKind } from '../kind.ts';

interface SchemaSource extends FactSource {
  readonly from: 'schema';
  readonly schema: BodySchema;
}

export const fits: FactKind<FactFits, SchemaSource> = {
  name: 'fits',
  schema: {
    description:
      'A JSON Schema file (draft-07). The value is true if the body fits it, else false. The body is not refused.',
    examples: ['schemas/input/message-parts.json'],
    $ref: '#/definitions/schema_file',
  },
  keys: {},
  type: 'bool',
  from: 'schema',
  compile: ({ fits: file }, reader) => ({ schema: reader.schema(file, ['fits']) }),
  read({ name }, { schema }, { body, notes }) {
    const mistake = validate(schema, body);
    if (mistake !== undefined) notes.push(`${name} is false: ${mistake}`);
    return mistake === undefined;
  },
};
