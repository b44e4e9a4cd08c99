/** `admin token …`: makes, lists, rotates and revokes the tokens of operators. */
import type { Command } from 'commander';
import { Option } from 'commander';
import { createToken } from '../admin/operations/token-create.ts';
import { listTokens } from '../admin/operations/token-list.ts';
import { revokeToken } from '../admin/operations/token-revoke.ts';
import { rotateToken } from '../admin/operations/token-rotate.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { ROLES, type Role } from '../store/store.ts';
import { withOperator } from './operator.ts';
import { table } from './table.ts';
import { durationValue, nameValue } from './values.ts';

/** Adds `admin token …`; `--json` gives `{id,token,name,role,…}`, and `{tokens:[…]}` without `token`. */
export function addAdminCommands(program: Command, act: CommandHandler): void {
  const admin = program.command('admin').description('manage who may use the administration API');
  const token = admin.command('token').description('create, list, rotate and revoke the tokens of operators');
  token
    .command('create')
    .description('create a token and print it; it is not shown again')
    .addOption(new Option('--role <role>', 'what it may do').choices(ROLES).makeOptionMandatory())
    .option('--name <name>', 'a unique name, under which changes are recorded', nameValue)
    .option('--expires <time>', 'lifetime from now, such as 90d', durationValue)
    .action(act(create, 'anywhere'));
  token.command('list').description('list all tokens').action(act(list, 'anywhere'));
  token
    .command('rotate')
    .description('give a token another secret and print it; the one before works for the overlap')
    .argument('<id>', 'its id or name')
    .option('--overlap <time>', 'how long the secret before works, such as 1h (default: not at all)', durationValue)
    .action(act(rotate, 'anywhere'));
  token
    .command('revoke')
    .description('revoke a token; it stops working at once')
    .argument('<id>', 'its id or name')
    .action(act(revoke, 'anywhere'));
}

interface CreateOptions {
  readonly role: Role;
  readonly name?: string;
  readonly expires?: string;
}

const NOT_AGAIN = 'The token is not shown again.';

function create(cli: Cli, { role, name, expires }: CreateOptions): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const { token, ...created } = await call(createToken, {
      role,
      ...(name !== undefined && { name }),
      ...(expires !== undefined && { expires }),
    });
    const { id, ...rest } = created;
    return { json: { id, token, ...rest }, text: [token, '', `${NOT_AGAIN} Its id is ${id}.`].join('\n') };
  });
}

function list(cli: Cli): Promise<Answer> {
  return withOperator(cli, 'read', async (operator) => {
    const tokens = await operator.list(listTokens, {});
    const rows = tokens.map(({ id, name, role, last_used_at, expires_at, revoked_at }) => [
      ...[id, name, role, last_used_at ?? 'never'],
      revoked_at !== null ? `revoked ${revoked_at}` : expires_at === null ? 'active' : `until ${expires_at}`,
    ]);
    const none = 'no tokens yet; create one with: tollgate admin token create --role admin';
    return { json: { tokens }, text: rows.length === 0 ? none : table('ID NAME ROLE USED STATE', rows) };
  });
}

function rotate(cli: Cli, id: string, { overlap }: { readonly overlap?: string }): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const { token, ...rotated } = await call(rotateToken, { id, ...(overlap !== undefined && { overlap }) });
    const { id: own, ...rest } = rotated;
    return { json: { id: own, token, ...rest }, text: [token, '', NOT_AGAIN].join('\n') };
  });
}

function revoke(cli: Cli, id: string): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const revoked = await call(revokeToken, { id });
    return { json: revoked, text: `token ${revoked.name} (${revoked.id}) is revoked` };
  });
}
