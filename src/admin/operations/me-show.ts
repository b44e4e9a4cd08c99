/** `me.show`: who am I. */
import Type from 'typebox';
import { operation } from '../operation.ts';
import { nullable, object, RoleName, Text } from '../schemas.ts';

export const showMe = operation({
  name: 'me.show',
  method: 'GET',
  path: '/me',
  role: 'viewer',
  summary: 'Show the name and the role of the token',
  input: object({}),
  output: object({
    id: nullable(Text('the id of the token')),
    name: Text('its name'),
    role: RoleName,
    via: Type.Enum(['api', 'console', 'cli']),
    currency: Type.Optional(Text('ISO 4217, of all amounts')),
  }),
  example: {},
  async run(_input, { caller: { token, name, role, via }, currency }) {
    return { id: token, name, role, via, ...currency };
  },
});
