/** The screens with their addresses, in the order of the navigation. */
import type { ComponentType } from 'preact';
import { AccountScreen } from './screens/account.tsx';
import { AccountsScreen } from './screens/accounts.tsx';
import { ChangesScreen } from './screens/changes.tsx';
import { ChargeScreen } from './screens/charge.tsx';
import { ConfigurationScreen } from './screens/configuration.tsx';
import { EntryScreen } from './screens/entry.tsx';
import { KeyScreen } from './screens/key.tsx';
import { KeysScreen } from './screens/keys.tsx';
import { LeasesScreen } from './screens/leases.tsx';
import { LedgerScreen } from './screens/ledger.tsx';
import { LimitsScreen } from './screens/limits.tsx';
import { MonthScreen } from './screens/month.tsx';
import { OverviewScreen } from './screens/overview.tsx';
import { PricesScreen } from './screens/prices.tsx';
import { RequestScreen } from './screens/request.tsx';
import { RequestsScreen } from './screens/requests.tsx';
import { ReviewScreen } from './screens/review.tsx';
import { StatementScreen } from './screens/statement.tsx';
import { TaskScreen } from './screens/task.tsx';
import { TasksScreen } from './screens/tasks.tsx';
import { TokensScreen } from './screens/tokens.tsx';
import { UpstreamsScreen } from './screens/upstreams.tsx';
import { UsageScreen } from './screens/usage.tsx';
import { WebhookScreen } from './screens/webhook.tsx';
import { WebhooksScreen } from './screens/webhooks.tsx';

/** A screen. */
export interface Screen {
  /** Below `/console`; `*` is the id of what is shown. */
  readonly path: string;
  readonly show: ComponentType<{ readonly id: string }>;
  /** Its name in the navigation; screens without one are reached from another. */
  readonly name?: string;
  /** The key that opens it after `g`. */
  readonly key?: string;
  /** The screen of the navigation that it belongs to, if its address does not say so. */
  readonly under?: string;
  /** Whether a group of the navigation begins with it. */
  readonly isFirst?: true;
}

export const SCREENS: readonly Screen[] = [
  { path: '/', show: OverviewScreen, name: 'Overview', key: 'o' },
  { path: '/requests', show: RequestsScreen, name: 'Requests', key: 'q', isFirst: true },
  { path: '/requests/*', show: RequestScreen },
  { path: '/accounts', show: AccountsScreen, name: 'Accounts', key: 'a' },
  { path: '/accounts/*', show: AccountScreen },
  { path: '/statements/*', show: StatementScreen, under: '/accounts' },
  { path: '/keys', show: KeysScreen, name: 'Keys', key: 'k' },
  { path: '/keys/*', show: KeyScreen },
  { path: '/ledger', show: LedgerScreen, name: 'Ledger', key: 'e' },
  { path: '/entries/*', show: EntryScreen, under: '/ledger' },
  { path: '/charges/*', show: ChargeScreen, under: '/ledger' },
  { path: '/usage', show: UsageScreen, name: 'Usage', key: 'u' },
  { path: '/month', show: MonthScreen, name: 'Month', key: 'm' },
  { path: '/prices', show: PricesScreen, name: 'Prices', key: 'p' },
  { path: '/tasks', show: TasksScreen, name: 'Tasks', key: 't', isFirst: true },
  { path: '/tasks/*', show: TaskScreen },
  { path: '/review', show: ReviewScreen, name: 'Review', key: 'r' },
  { path: '/limits', show: LimitsScreen, name: 'Limits', key: 'l' },
  { path: '/leases', show: LeasesScreen, name: 'Leases', key: 'd' },
  { path: '/upstreams', show: UpstreamsScreen, name: 'Upstreams', key: 's' },
  { path: '/configuration', show: ConfigurationScreen, name: 'Configuration', key: 'c', isFirst: true },
  { path: '/webhooks', show: WebhooksScreen, name: 'Webhooks', key: 'w' },
  { path: '/webhooks/*', show: WebhookScreen },
  { path: '/changes', show: ChangesScreen, name: 'Changes', key: 'h' },
  { path: '/tokens', show: TokensScreen, name: 'Tokens', key: 'n' },
];

/** The screen at a path, with the id in it. */
export function screenAt(path: string): { readonly screen: Screen; readonly id: string } | undefined {
  const plain = path === '/' ? path : path.replace(/\/$/, '');
  for (const screen of SCREENS) {
    if (screen.path === plain) return { screen, id: '' };
    const start = screen.path.endsWith('*') ? screen.path.slice(0, -1) : undefined;
    const rest = start !== undefined && plain.startsWith(start) ? plain.slice(start.length) : '';
    if (rest !== '' && !rest.includes('/')) return { screen, id: decoded(rest) };
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
