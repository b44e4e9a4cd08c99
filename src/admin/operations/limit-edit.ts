/** `limit.edit`: changes the limits of one key or account. */
import Type from 'typebox';
import { requireAccount, requireKey, requireLimits, stale } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, Limits, nullable, object, Reason, Text } from '../schemas.ts';
import { changedLimits, readVersion } from '../values.ts';

export const editLimits = operation({
  name: 'limit.edit',
  method: 'PATCH',
  path: '/limits/{subject}',
  role: 'operator',
  summary: 'Change the own limits of a key or an account',
  input: object({
    subject: Id('the id of a key, or the id or the name of an account'),
    limits: Limits,
    reason: Type.Optional(Reason),
  }),
  output: object({
    id: Id('of the key or the account'),
    limits: nullable(Limits),
    version: Text('changes with each edit'),
  }),
  changes: 'edit',
  version: ({ version }) => version,
  example: { subject: 'demo', limits: { requests: '60/min' } },
  async run({ subject, limits: changes, reason }, { store, actorOf, version, plan }) {
    const isKey = subject.startsWith('key_');
    const before = await (isKey ? requireKey(store, subject) : requireAccount(store, subject));
    const limits = changedLimits(before.limits, changes);
    requireLimits(limits, plan);
    const edit = isKey ? store.editKey : store.editAccount;
    const edited = await edit(before.id, { limits }, actorOf(reason), readVersion(version));
    if (edited === 'stale') throw stale(`${isKey ? 'key' : 'account'} ${subject}`);
    if (typeof edited === 'string')
      throw new Problem('internal', `the limits of ${subject} cannot be changed: ${edited}`);
    return {
      id: edited.id,
      limits: edited.limits === null ? null : { ...edited.limits },
      version: String(edited.version),
    };
  },
});
