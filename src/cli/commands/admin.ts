/** `admin token …`: makes, lists, rotates and revokes the tokens of operators. */
import type { Command } from 'commander';
import { createToken, listTokens, revokeToken, rotateToken } from '../../admin/operations/tokens.ts';
import { ROLES } from '../../ledger/store/store.ts';
import type { CommandHandler } from '../shared/io.ts';
import { addList, addRun, option } from '../shared/operation-command.ts';
import { durationValue, nameValue, overlapValue } from '../shared/values.ts';

const ID = ['<id>', 'its id or name'] as const;
const NOT_AGAIN = 'The token is not shown again.';

/** Adds `admin token …`; `--json` gives `{id,token,name,role,…}`, and `{tokens:[…]}` without `token`. */
export function addAdminCommands(program: Command, act: CommandHandler): void {
  const admin = program.command('admin').description('manage who may use the administration API');
  const token = admin.command('token').description('create, list, rotate and revoke the tokens of operators');
  const to = [token, act] as const;
  addRun(to, 'create', createToken, {
    does: 'create a token and print it; it is not shown again',
    options: [
      option('--role <role>', 'what it may do').choices(ROLES).makeOptionMandatory(),
      option('--name <name>', 'a unique name, under which changes are recorded', nameValue),
      option('--expires <time>', 'lifetime from now, such as 90d', durationValue),
    ],
    answer: ({ id, token, ...created }) => ({
      json: { id, token, ...created },
      text: [token, '', `${NOT_AGAIN} Its id is ${id}.`].join('\n'),
    }),
  });
  addList(to, 'list', listTokens, {
    does: 'list all tokens',
    as: 'tokens',
    none: 'no tokens yet; create one with: tollgate admin token create --role admin',
    titles: 'ID NAME ROLE USED STATE',
    lines: ({ id, name, role, last_used_at, expires_at, revoked_at }) => {
      const state =
        revoked_at !== null ? `revoked ${revoked_at}` : expires_at === null ? 'active' : `until ${expires_at}`;
      return [[id, name, role, last_used_at ?? 'never', state]];
    },
  });
  addRun(to, 'rotate', rotateToken, {
    does: 'give a token another secret and print it; the one before works for the overlap',
    args: [ID],
    options: [
      option('--overlap <time>', 'how long the secret before works, such as 1h (default: not at all)', overlapValue),
    ],
    answer: ({ id, token, ...rotated }) => ({
      json: { id, token, ...rotated },
      text: [token, '', NOT_AGAIN].join('\n'),
    }),
  });
  addRun(to, 'revoke', revokeToken, {
    does: 'revoke a token; it stops working at once',
    args: [ID],
    answer: (revoked) => ({ json: revoked, text: `token ${revoked.name} (${revoked.id}) is revoked` }),
  });
}
