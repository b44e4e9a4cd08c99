/** `fits`: whether the body fits a schema. */

import { Refusal } from '../../../lib/refusal.ts';
import type { FactFits } from '../../../plan/generated/gateway.d.ts';
import type { BodySchema, FactSource } from '../../../plan/index.ts';
import { mistakePlace, validate } from '../../schemas/validator.ts';
import type { FactKind } from '../kind.ts';

interface SchemaSource extends FactSource {
  readonly from: 'schema';
  readonly schema: BodySchema;
  /** Whether a body that does not fit is refused; undefined: no. */
  readonly refuse?: boolean | undefined;
}

export const fits: FactKind<FactFits, SchemaSource> = {
  name: 'fits',
  schema: {
    description: 'A JSON Schema file (draft-07). The value is true if the body fits it, else false.',
    examples: ['schemas/input/message-parts.json'],
    $ref: '#/definitions/schema_file',
  },
  keys: { with: ['refuse'] },
  type: 'bool',
  from: 'schema',
  compile: ({ fits: file, refuse }, reader) => ({ schema: reader.schema(file, ['fits']), refuse }),
  read({ name }, { schema, refuse }, { body, notes }) {
    const mistake = validate(schema, body);
    if (mistake !== undefined && refuse === true) throw new Refusal('invalid_request', mistake);
    if (mistake !== undefined) notes.push(`${name} is false: ${mistake}`);
    return mistake === undefined;
  },
  raises: {
    plain: (value) => (value === false ? true : undefined),
    place: ({ schema }, body) => mistakePlace(schema, body),
  },
};
