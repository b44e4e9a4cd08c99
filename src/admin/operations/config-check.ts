/** `config.check`: the findings in a configuration that is sent. */
import Type from 'typebox';
import { configFiles, configInput } from '../config-files.ts';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { object } from '../schemas.ts';

/** The maximum of shown findings. More have a few causes. */
const SHOWN = 1_000;

export const checkConfig = operation({
  name: 'config.check',
  method: 'POST',
  path: '/config/check',
  role: 'viewer',
  summary: 'Check a configuration, with the findings of `tollgate check`; nothing is stored',
  input: object(configInput),
  output: object({
    ok: Type.Boolean(),
    diagnostics: Type.Array(Type.Record(Type.String(), Type.Unknown()), { description: `the first ${SHOWN}` }),
    diagnostic_count: Type.Integer({ description: 'how many findings there are, also those that are not shown' }),
  }),
  example: { text: 'version: 1\n' },
  async run(input, { gateway }) {
    const { diagnostics, summary } = await requireGateway(gateway).diff(configFiles(input));
    const shown = diagnostics.slice(0, SHOWN).map((finding) => ({ ...finding }));
    return { ok: summary !== undefined, diagnostics: shown, diagnostic_count: diagnostics.length };
  },
});
