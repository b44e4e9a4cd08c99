/** The configuration: the one that runs, and those that are sent. */
import Type from 'typebox';
import { AUTHORITY_ENDED, ROLE_LOWERED } from '../../ledger/store/store.ts';
import { configFiles, configInput } from '../api/config-files.ts';
import { requireGateway } from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { nullable, object, Text } from '../api/schemas.ts';

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

export const showPlan = operation({
  name: 'config.plan',
  method: 'GET',
  path: '/config/plan',
  role: 'viewer',
  summary: 'Show the configuration that runs, without secrets',
  input: object({
    as: Type.Optional(
      Type.Enum(['document', 'text'], { description: 'document, or text for its tables as {"text": …}' }),
    ),
  }),
  output: Type.Record(Type.String(), Type.Unknown()),
  example: {},
  async run({ as = 'document' }, { gateway }) {
    const { plan, text } = await requireGateway(gateway).describePlan();
    return as === 'text' ? { text } : { ...plan };
  },
});

const documents = Type.Array(Type.Record(Type.String(), Type.Unknown()));

export const reloadConfig = operation({
  name: 'config.reload',
  method: 'POST',
  path: '/config/reload',
  role: 'admin',
  summary: 'Load the files of the configuration again, in this gateway',
  input: object({
    accept_prices: Type.Optional(
      Type.Boolean({ description: 'whether prices may change by more than currency.price_change_factor' }),
    ),
  }),
  output: object({
    reloaded: Type.Boolean(),
    generation: Type.Integer(),
    summary: Text('the changes in a few words'),
    changes: documents,
    diagnostics: documents,
  }),
  changes: 'configuration',
  example: {},
  async run({ accept_prices = false }, { gateway: maybe, actorOf, version, dry_run }) {
    const gateway = requireGateway(maybe);
    const { digest } = await gateway.config();
    if (version !== undefined && version !== digest) {
      const message = `another configuration runs than the one that was read: ${digest}`;
      throw new Problem('stale', message, 'read GET /admin/v1/config again');
    }
    const outcome = await gateway.reload(actorOf(), { accept_prices, dry_run });
    const diagnostics = outcome.diagnostics.map((finding) => ({ ...finding }));
    if (!outcome.reloaded) {
      const { code: reason, message, hint } = outcome.error;
      // The transaction of its record has refused the actor.
      if (message.includes(AUTHORITY_ENDED) || message.includes(ROLE_LOWERED)) throw new Error(message);
      const code = reason === 'config_invalid' ? 'config_invalid' : 'reload_refused';
      throw new Problem(code, message, hint ?? undefined, { reason, diagnostics });
    }
    const { generation, summary } = outcome;
    const changes = outcome.changes.map((change) => ({ ...change }));
    return { reloaded: !dry_run, generation, summary, changes, diagnostics };
  },
});

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
