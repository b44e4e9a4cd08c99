/** The limits of keys and accounts. */
import Type from 'typebox';
import { joinLimits, limitsOf } from '../../billing/limits/effective-limits.ts';
import { readLeft } from '../../billing/limits/left.ts';
import { callerLimits } from '../../billing/pricing/caller-terms.ts';
import { formatTime } from '../api/documents.ts';
import {
  optionalAccount,
  placeAfter,
  requireAccount,
  requireKey,
  requireLimits,
  requirePlan,
  stale,
} from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { Id, Limits, nullable, object, page, pageOf, paging, Reason, Text, Time } from '../api/schemas.ts';
import { changedLimits, readVersion } from '../api/values.ts';

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

const LimitSchema = object({
  name: Text('key, account, or its name in the configuration'),
  measure: Text('its kind'),
  limit: Text('as operators write it'),
  used: Text('what counts now'),
  remaining: Text('what is left'),
  resets_at: nullable(Time),
});

export const listLimits = operation({
  name: 'limit.list',
  method: 'GET',
  path: '/limits',
  role: 'viewer',
  summary: 'List what is used and left of the limits of each key',
  input: object({ account: Type.Optional(Id('the id or the name of the account')), ...paging }),
  output: pageOf(
    object({ id: Id('the id of the key'), account: Text("the account's name"), limits: Type.Array(LimitSchema) }),
  ),
  example: { account: 'demo' },
  async run({ account: nameOrId, limit, starting_after }, { store, plan: configured, now }) {
    const { limits: plan, models, groups } = requirePlan(configured());
    const account = await optionalAccount(store, nameOrId);
    const after = await placeAfter(starting_after, store.getKey);
    const keys = await page(
      limit,
      (rows) => store.keysPage(account?.id, { limit: rows, after }),
      (key) => key,
    );
    const data = keys.data.map(async (key) => {
      const { id } = key;
      const caller = callerLimits(key, groups);
      const all = plan === undefined ? [] : [undefined, ...models.keys()].map((model) => limitsOf(plan, caller, model));
      const left =
        plan === undefined ? [] : await readLeft(key.account, joinLimits(all), plan.time_zone, { store, now });
      return {
        id,
        account: key.account_name,
        limits: left.map(({ name, measure, limit: max, used, remaining, resets_ms }) => {
          return {
            name,
            measure,
            limit: max,
            used,
            remaining,
            resets_at: resets_ms === undefined ? null : formatTime(resets_ms),
          };
        }),
      };
    });
    return { data: await Promise.all(data), has_more: keys.has_more };
  },
});
