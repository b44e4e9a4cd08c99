/** `openapi.show`: this table as an OpenAPI document. */
import Type from 'typebox';
import { openapiDocument } from '../openapi.ts';
import { operation } from '../operation.ts';
import { object } from '../schemas.ts';

export const showOpenapi = operation({
  name: 'openapi.show',
  method: 'GET',
  path: '/openapi.json',
  role: 'none',
  summary: 'Show this API as an OpenAPI 3.1 document',
  input: object({}),
  output: Type.Record(Type.String(), Type.Unknown()),
  example: {},
  async run(_input, { operations }) {
    return openapiDocument(operations);
  },
});
