/** `config.diff`: what a configuration that is sent changes from the one that runs. */
import Type from 'typebox';
import { configFiles, configInput } from '../config-files.ts';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { object, Text } from '../schemas.ts';

export const diffConfig = operation({
  name: 'config.diff',
  method: 'POST',
  path: '/config/diff',
  role: 'viewer',
  summary: 'Show what a configuration changes in meaning from the one that runs; nothing is stored',
  input: object(configInput),
  output: object({
    summary: Text('the changes in a few words'),
    changes: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    diagnostics: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  }),
  example: { text: 'version: 1\n' },
  async run(input, { gateway }) {
    const difference = await requireGateway(gateway).diff(configFiles(input));
    const { summary } = difference;
    const diagnostics = difference.diagnostics.map((finding) => ({ ...finding }));
    if (summary === undefined) {
      const hint = 'correct the findings in diagnostics';
      throw new Problem('config_invalid', 'the configuration has errors', hint, { diagnostics });
    }
    return { summary, changes: difference.changes.map((change) => ({ ...change })), diagnostics };
  },
});
