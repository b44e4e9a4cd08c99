/** `config.show`: which configuration runs. */
import Type from 'typebox';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { nullable, object, Text } from '../schemas.ts';

export const showConfig = operation({
  name: 'config.show',
  method: 'GET',
  path: '/config',
  role: 'viewer',
  summary: 'Show which configuration runs, and which files differ from it',
  input: object({}),
  output: object({
    digest: Text('of the texts of all its files'),
    generation: Type.Integer({ description: 'its number; 1 is the configuration of the start' }),
    source: Text('its file'),
    first_call: nullable(Text('a request of the first example, as a curl command for a key in place of YOUR_KEY')),
    differing_files: Type.Array(Type.String(), { description: 'files whose text is not the one that runs' }),
  }),
  version: ({ digest }) => digest,
  example: {},
  async run(_input, { gateway }) {
    const { differing_files, first_call = null, ...config } = await requireGateway(gateway).config();
    return { ...config, first_call, differing_files: [...differing_files] };
  },
});
