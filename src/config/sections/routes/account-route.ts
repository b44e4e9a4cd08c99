/** Compiles routes that show callers their own account. */

import { PER_MINUTE } from '../../../billing/limits/kinds.ts';
import type { RouteAccount } from '../../../plan/generated/gateway.d.ts';
import type { AccountRoute } from '../../../plan/index.ts';
import { NOTHING, readTree } from '../../compile/trees.ts';
import { isKnown } from '../../repair/known.ts';
import { checkPage, checkQueryNames } from '../catalogues/compile.ts';
import { type ActionOf, checkMethod, checkParam, type RouteScope } from './route-scope.ts';

/** What is shown of a request. */
const REQUEST = [
  'request.id',
  'request.at',
  'request.model',
  'request.status',
  'request.error',
  'request.failed_by',
  'request.duration_ms',
  'request.first_byte_ms',
  'request.stream',
  'request.units',
  'request.charged',
  'request.task',
] as const;

/** The names that the trees of each view may use. */
const ANSWER: Readonly<Record<AccountRoute['show'], readonly string[]>> = {
  balance: ['posted', 'held', 'available', 'currency'],
  usage: ['items', 'has_more', 'page.number', 'page.size', 'from', 'to', 'currency'],
  limits: ['items', 'currency'],
  prices: ['items', 'currency', 'factor'],
  tasks: ['items', 'total', 'page.number', 'page.size', 'currency'],
  statement: [
    'items',
    'account',
    'month',
    'from',
    'until',
    'currency',
    'opening',
    'topups',
    'adjustments',
    'refunds',
    'charged',
    'carried',
    'closing',
  ],
  requests: ['items', 'has_more', 'last_id', 'recorded', 'currency'],
  request: ['items', ...REQUEST, 'request.factor', 'recorded', 'currency'],
};
const ITEM: Readonly<Record<AccountRoute['show'], readonly string[]>> = {
  balance: [],
  usage: ['usage.day', 'usage.model', 'usage.requests', 'usage.amount'],
  limits: ['limit.name', 'limit.measure', 'limit.limit', 'limit.used', 'limit.remaining', 'limit.resets_at'],
  prices: ['price.model', 'price.for', 'price.amount', 'price.list', 'price.unit', 'price.next', 'price.next_at'],
  tasks: [
    'task.id',
    'task.upstream_id',
    'task.model',
    'task.status',
    'task.state',
    'task.held',
    'task.charged',
    'task.created_at',
    'task.finished_at',
  ],
  statement: ['charge.model', 'charge.requests', 'charge.amount'],
  requests: REQUEST,
  request: ['step.text', 'step.result'],
};

/** Keys of some views, and the views that have them. */
const ONLY = {
  item: ['usage', 'limits', 'prices', 'tasks', 'statement', 'requests', 'request'],
  page: ['usage', 'tasks'],
  range: ['usage'],
  month: ['statement'],
  param: ['request'],
} as const satisfies Readonly<Record<string, readonly AccountRoute['show'][]>>;

export function compileAccountRoute({ account }: RouteAccount, route: RouteScope): ActionOf<AccountRoute> {
  const place = [...route.place, 'account'];
  const { show } = account;
  checkMethod(['GET'], 'showing the account', route);
  refuseStrayKeys(account, route);
  // Otherwise it is unknown which names the trees may use.
  const isShown = isKnown([...place, 'show'], route);
  if (has('item', show) && account.item === undefined) {
    const hint = `add item: a tree of ${ITEM[show].join(', ')}`;
    route.report.error('missing-key', place, `${show} needs item`, hint);
  }
  const { month = 'month', rate = '60/min', param } = account;
  if (has('param', show)) {
    if (param !== undefined) checkParam(param, [...place, 'param'], route);
    else route.report.error('missing-key', place, `${show} needs param`, 'add param: the path parameter with the id');
  }
  const { page = { number: 'page', size: 'limit', default: 100, max: 1000 } } = account;
  const { range = { from: 'from', to: 'to' } } = account;
  checkPage(page, [...place, 'page'], route);
  checkQueryNames(
    [
      [[...place, 'page', 'number'], page.number],
      [[...place, 'page', 'size'], page.size],
      [[...place, 'range', 'from'], range.from],
      [[...place, 'range', 'to'], range.to],
    ],
    route,
  );
  return {
    action: 'show_account',
    show,
    page,
    range,
    month,
    param,
    rate: PER_MINUTE.parse(rate) ?? 1,
    item: isShown ? readTree(account.item ?? null, ITEM[show], [...place, 'item'], route) : NOTHING,
    answer: isShown ? readTree(account.answer, ANSWER[show], [...place, 'answer'], route) : NOTHING,
  };
}

function has(key: keyof typeof ONLY, show: AccountRoute['show']): boolean {
  return ONLY[key].some((each) => each === show);
}

/** Reports keys that the view does not have. */
function refuseStrayKeys(account: RouteAccount['account'], route: RouteScope): void {
  const { show } = account;
  for (const key of Object.keys(ONLY) as (keyof typeof ONLY)[]) {
    if (account[key] === undefined || has(key, show)) continue;
    const place = [...route.place, 'account', key];
    const basis = [[...route.place, 'account', 'show']];
    route.report.error('conflicting-keys', place, `${show} has no ${key}`, `remove ${key}`, { on: 'key', basis });
  }
}
