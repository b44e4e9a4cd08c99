/** `key …`: creates, lists, edits, limits and revokes API keys. A key is printed once, when it is made; only its hash is stored. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import { formatTime, type KeySchema } from '../../admin/api/documents.ts';
import { createKey, editKey, listKeys, revokeKey, rotateKey, showKey } from '../../admin/operations/keys.ts';
import type { CommandHandler } from '../shared/io.ts';
import { addList, addRun, option } from '../shared/operation-command.ts';
import {
  clearOption,
  discountValue,
  durationValue,
  modelsValue,
  nameValue,
  overlapValue,
  reasonOption,
} from '../shared/values.ts';
import { addLimitCommand, LIMIT_HELP, limitsText, limitValue } from './own-limits.ts';

const ID = ['<id>', 'the id shown by key list'] as const;
const OWN_DISCOUNT = ['--discount <factor>', "a price factor that replaces the account's", discountValue] as const;
const LIFETIME = ['--expires <time>', 'lifetime from now, such as 90d', durationValue] as const;

/**
 * Adds `key …`; `--json` gives `{id,key,prefix,account,name,models,discount,limits,expires_at}`, `{keys:[…]}` without `key`, and after a
 * change the key.
 */
export function addKeyCommands(program: Command, act: CommandHandler): void {
  const to = [program.command('key').description('create, list and revoke API keys'), act] as const;
  addRun(to, 'create', createKey, {
    does: 'create a key and print it; it is not shown again; or import one by its hash',
    options: [
      option('--account <account>', 'id or name of the account that pays').makeOptionMandatory(),
      option('--name <name>', 'a label that distinguishes keys', nameValue),
      option('--models <globs>', "the models that the key may use, such as 'c/*,chat-*' (default all)", modelsValue),
      option(...OWN_DISCOUNT),
      option(...LIFETIME),
      option('--limit <limit>', `a limit of its own, repeatable; ${LIMIT_HELP}`, limitValue, 'limits'),
      option('--sha256 <hex>', 'import a key of another gateway: the SHA-256 of the text that its callers send'),
    ],
    answer({ id, key, prefix, account, name, models, discount, limits, expires_at }) {
      const text =
        key === undefined
          ? `imported; its id is ${id}. Callers use the key that they have`
          : [key, '', `The key is not shown again. Its id is ${id}.`].join('\n');
      return {
        json: { id, ...(key !== undefined && { key }), prefix, account, name, models, discount, limits, expires_at },
        text,
      };
    },
  });
  addList(to, 'list', listKeys, {
    does: 'list all keys; only their first characters are shown',
    options: [option('--account <account>', 'only the keys of this account, by id or name')],
    as: 'keys',
    none: 'no keys yet; create one with: tollgate key create --account ACCOUNT',
    titles: 'ID KEY ACCOUNT NAME MODELS DISCOUNT LIMITS STATE',
    lines: (key) => [
      [
        key.id,
        `${key.prefix}…`,
        key.account,
        key.name ?? '-',
        key.models?.join(',') ?? ofGroup(key, 'all'),
        key.discount ?? key.account_discount ?? ofGroup(key, '1'),
        limitsText(key.limits),
        keyState(key, formatTime(Date.now())),
      ],
    ],
  });
  addLimitCommand(to, 'key', ID, async ({ call }, id) => {
    const { account, limits } = await call(showKey, { id });
    return { what: `key ${id}`, document: { id, account }, limits };
  });
  addRun(to, 'edit', editKey, {
    does: 'change members of a key',
    args: [ID],
    options: [
      option('--name <name>', 'a label', nameValue),
      option('--models <globs>', "the models that it may use, such as 'c/*,chat-*'", modelsValue),
      option(...OWN_DISCOUNT),
      option(...LIFETIME),
      clearOption('name', 'models', 'discount', 'expires'),
      reasonOption(),
    ],
    needsChange: true,
    answer: (key) => ({ json: key, text: `${nameOf(key)} is changed` }),
  });
  addRun(to, 'rotate', rotateKey, {
    does: 'give a key another secret and print it; the one before works for the overlap',
    args: [ID],
    options: [
      option('--overlap <time>', 'how long the secret before works, such as 1h (default: not at all)', overlapValue),
      reasonOption(),
    ],
    answer: ({ key = '', ...rotated }) => ({
      json: { ...rotated, key },
      text: [key, '', 'The key is not shown again.'].join('\n'),
    }),
  });
  addRun(to, 'revoke', revokeKey, {
    does: 'revoke a key; it stops working at once',
    args: [ID],
    answer: (key) => ({ json: key, text: `${nameOf(key)} is revoked` }),
  });
}

function nameOf({ id, prefix, account }: Static<typeof KeySchema>): string {
  return `key ${id} (${prefix}…, account ${account})`;
}

/** What a key has that states nothing itself. */
function ofGroup({ account_group: group }: Static<typeof KeySchema>, otherwise: string): string {
  return group === null ? otherwise : `of group ${group}`;
}

function keyState({ revoked_at, expires_at }: Static<typeof KeySchema>, now: string): string {
  if (revoked_at !== null) return `revoked ${revoked_at}`;
  if (expires_at === null) return 'active';
  return `${expires_at <= now ? 'expired' : 'active until'} ${expires_at}`;
}
