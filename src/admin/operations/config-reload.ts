/** `config.reload`: loads the files of the gateway again. */
import Type from 'typebox';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { object, Text } from '../schemas.ts';

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
      const code = reason === 'config_invalid' ? 'config_invalid' : 'reload_refused';
      throw new Problem(code, message, hint ?? undefined, { reason, diagnostics });
    }
    const { generation, summary } = outcome;
    const changes = outcome.changes.map((change) => ({ ...change }));
    return { reloaded: !dry_run, generation, summary, changes, diagnostics };
  },
});
