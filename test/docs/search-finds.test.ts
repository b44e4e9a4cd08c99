/** The search of the documentation finds the page that people mean, by the words that they type, among its first three results. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import t from 'tap';
import { SEARCH, type Section, search } from '../../console/docs-search.ts';
import { buildDocs } from '../../scripts/build-docs.ts';
import { tempFolder } from '../support/new-store.ts';

/** What people type, and the pages of which one answers it. */
const QUERIES: readonly (readonly [typed: string, ...pages: readonly string[]])[] = [
  ['openai compatible', 'reference/clients', 'reference/vendors', 'start/'],
  ['stripe payment', 'guides/sell-access'],
  ['markup', 'guides/prices'],
  ['low balance email', 'guides/webhooks', 'guides/alerts'],
  ['export csv', 'guides/refunds', 'guides/console', 'reference/commands'],
  ['sso login', 'guides/operators'],
  ['negative balance', 'guides/trouble-money', 'guides/customers', 'explanation/money'],
  ['statement pdf', 'guides/refunds'],
  ['invoice', 'guides/refunds', 'guides/month-end'],
  ['invoice number', 'guides/month-end'],
  ['month end closing', 'guides/month-end'],
  ['statements of all customers', 'guides/month-end'],
  ['company logo', 'guides/month-end', 'guides/own-account'],
  ['tax vat', 'guides/month-end'],
  ['prices for customers', 'guides/own-account', 'guides/prices'],
  ['refund a customer', 'guides/refunds'],
  ['rate limit', 'guides/limits', 'reference/language-limits'],
  ['tokens per minute', 'guides/limits', 'reference/language-limits'],
  ['tpm rpm', 'guides/limits', 'reference/language-limits'],
  ['monthly budget', 'guides/limits', 'reference/language-limits'],
  ['rotate api key', 'guides/customers', 'guides/upstreams'],
  ['delete a key', 'guides/customers'],
  ['block a customer', 'guides/customers'],
  ['add a provider', 'guides/first-vendor', 'reference/vendors'],
  ['azure openai', 'reference/vendors'],
  ['claude code', 'reference/clients'],
  ['anthropic', 'reference/vendors', 'reference/clients', 'start/'],
  ['gemini', 'reference/vendors', 'reference/clients', 'start/'],
  ['fallback model', 'guides/upstreams', 'reference/language-upstreams', 'reference/language-models'],
  ['load balancing', 'guides/upstreams', 'reference/language-upstreams', 'guides/postgresql'],
  ['docker compose', 'guides/production', 'guides/postgresql'],
  ['helm chart', 'guides/kubernetes'],
  ['nginx', 'guides/proxies'],
  ['https certificate', 'guides/proxies', 'guides/production'],
  ['restore from backup', 'guides/backups'],
  ['disaster recovery', 'guides/backups', 'guides/restarts', 'guides/trouble-store'],
  ['high availability', 'guides/postgresql', 'guides/kubernetes'],
  ['upgrade version', 'guides/upgrade'],
  ['prometheus grafana', 'reference/metrics', 'guides/alerts'],
  ['opentelemetry', 'reference/log'],
  ['402 payment required', 'guides/trouble-money', 'reference/errors'],
  ['429 too many requests', 'reference/errors', 'guides/limits', 'reference/language-limits'],
  ['insufficient balance', 'guides/trouble-money', 'reference/errors'],
  ['wrong charge', 'guides/trouble-money', 'guides/refunds'],
  ['why was i charged', 'guides/trouble-money', 'guides/refunds', 'guides/own-account'],
  ['profit per customer', 'guides/prices'],
  ['cost of vendor', 'guides/prices'],
  ['discount', 'guides/customers', 'guides/prices'],
  ['price per image', 'reference/language-billing', 'guides/prices', 'guides/models'],
  ['websocket realtime', 'reference/language-bodies', 'reference/vendors'],
  [
    'stuck task',
    'guides/trouble-upstreams',
    'explanation/tasks',
    'explanation/unknown-outcomes',
    'guides/trouble-money',
  ],
  [
    'timeout',
    'reference/errors',
    'guides/trouble-upstreams',
    'reference/language-upstreams',
    'guides/proxies',
    'reference/configuration',
  ],
  ['migrate from litellm', 'guides/migrating'],
  ['one-api', 'guides/migrating', 'explanation/comparison'],
  ['who changed the price', 'guides/operators', 'guides/prices', 'reference/admin-api'],
  ['audit log', 'guides/operators', 'explanation/audit'],
  ['self service balance page', 'guides/own-account'],
  ['customer was charged twice', 'guides/what-happened', 'guides/trouble-money', 'guides/refunds'],
  [
    'charged for failed request',
    'guides/what-happened',
    'guides/trouble-money',
    'explanation/faults',
    'explanation/billing',
    'reference/errors',
  ],
  ['502', 'guides/trouble-upstreams', 'guides/alerts', 'reference/errors'],
  ['504 gateway timeout', 'guides/trouble-upstreams', 'guides/alerts', 'reference/errors'],
  [
    '503 service unavailable',
    'guides/trouble-gateway',
    'guides/alerts',
    'reference/errors',
    'guides/trouble-store',
    'guides/trouble-upstreams',
  ],
  ['slow', 'guides/what-happened', 'guides/trouble-gateway'],
  ['high latency', 'guides/what-happened', 'guides/trouble-gateway', 'explanation/performance'],
  ['key leaked', 'guides/customers', 'guides/alerts'],
  ['who used the most', 'guides/what-happened', 'guides/console'],
  ['top customers', 'guides/console', 'guides/what-happened'],
  ['outage', 'guides/what-happened', 'guides/trouble-upstreams'],
  ['all my calls fail', 'guides/what-happened'],
  ['find a request by id', 'guides/what-happened', 'guides/console', 'reference/commands', 'reference/language'],
  ['request log', 'guides/console', 'guides/what-happened', 'reference/language', 'reference/log'],
  ['failed requests', 'guides/what-happened', 'guides/console', 'reference/language'],
  ['add model', 'guides/models'],
  ['new customer', 'guides/customers'],
  ['create api key', 'guides/customers'],
  ['change price', 'guides/prices', 'guides/reload'],
  ['reload without downtime', 'guides/reload', 'guides/restarts'],
  ['credit limit postpaid', 'guides/customers'],
  ['vendor key expired', 'guides/trouble-upstreams', 'guides/upstreams'],
  ['disk full', 'guides/trouble-store', 'guides/alerts'],
  ['database locked', 'guides/trouble-store'],
  ['out of memory', 'guides/trouble-gateway', 'reference/language', 'guides/production'],
  ['cors', 'guides/proxies', 'reference/errors', 'reference/configuration'],
  ['systemd', 'guides/production'],
  ['postgres connection', 'guides/postgresql'],
  ['spend per day limit', 'guides/limits', 'reference/language-limits'],
  ['customer wants a refund', 'guides/refunds', 'guides/what-happened'],
  ['streaming', 'reference/clients', 'explanation/billing', 'reference/language-billing', 'start/'],
  ['model not found', 'reference/errors', 'guides/trouble-upstreams'],
  ['invalid api key', 'reference/errors', 'start/'],
  ['data retention privacy', 'project/security', 'explanation/books'],
  ['webhook signature', 'guides/webhooks'],
  ['margin per model', 'guides/prices', 'explanation/books'],
  ['currency dollar euro', 'reference/configuration', 'reference/language'],
];

const { path: folder, remove } = tempFolder();
t.teardown(remove);
await buildDocs(folder);
const [file = ''] = globSync('search-*.json', { cwd: folder });
const index = MiniSearch.loadJSON<Section>(readFileSync(join(folder, file), 'utf8'), SEARCH);

for (const [typed, ...pages] of QUERIES) {
  const found = search(index, typed).map(({ url }) => String(url));
  const first = found.slice(0, 3);
  t.ok(
    first.some((url) => pages.some((page) => url.startsWith(page))),
    `${typed}: ${first.join(', ')}`,
  );
}
