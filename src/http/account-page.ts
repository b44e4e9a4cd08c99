/**
 * Serves the page on which the holder of a key sees the own account. The files need no key; the page reads the routes with `account`,
 * with the key that its user pastes.
 */
import type { FastifyInstance } from 'fastify';
import type { Tree } from '../lang/tree.ts';
import type { AccountRoute, Plan } from '../plan.ts';
import { PAGE, type PageFiles, pageFiles, typeOf } from '../platform/page-files.ts';
import { Refusal } from '../refusal.ts';
import { requestIdHeader, writeHead } from './answer.ts';
import type { Exchange } from './exchange.ts';
import type { RequestLifecycle } from './request-lifecycle.ts';

/** What the page needs to ask a route and to read its answer. */
interface View {
  readonly show: AccountRoute['show'];
  readonly path: string;
  readonly header: { readonly name: string; readonly scheme: string | null };
  readonly page: { readonly number: string; readonly size: string; readonly max: number };
  readonly month: string;
  /** Where the answer has each value, as a list of members. */
  readonly answer: Places;
  readonly item: Places;
}

type Places = Readonly<Record<string, readonly (string | number)[]>>;

const HEADERS: readonly string[] = [
  'content-security-policy',
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ...['cross-origin-opener-policy', 'same-origin'],
  ...['cross-origin-resource-policy', 'same-origin'],
  ...['referrer-policy', 'no-referrer'],
  ...['x-content-type-options', 'nosniff'],
  ...['x-frame-options', 'DENY'],
  // The page changes with the configuration; its files are small.
  ...['cache-control', 'no-store'],
];
const VIEWS = 'views.json';

/** Adds the page, if `server.account_page` has a path for it. The compiler refuses routes with its paths. */
export function addAccountPage(app: FastifyInstance, plan: Plan, exit: RequestLifecycle): void {
  const { account_page: place } = plan.server;
  if (place === undefined) return;
  const files = pageFiles('account/');
  const views = JSON.stringify(viewsOf(plan));
  const add = (url: string) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      onRequest: (request, reply) => {
        const name = Object(request.params).file ?? PAGE;
        reply.hijack();
        const exchange = exit.begin(request.raw, reply.raw, { name: 'account_page', path: url }, {}, request.id);
        try {
          const text = name === VIEWS ? views : fileOf(files, name, place);
          const type = name === VIEWS ? 'application/json; charset=utf-8' : typeOf(name);
          sendFile(exchange, text, type, requestIdHeader(plan.server, exchange.id));
        } catch (error) {
          exchange.failure = error;
        }
        exit.leave(exchange);
      },
      handler: () => {
        throw new Error('a request reached the handler of the page, although onRequest answers it');
      },
    });
  add(place);
  add(`${place}/:file`);
}

/** @throws Refusal route_not_found. */
function fileOf(files: PageFiles, name: string, place: string): string {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Refusal('route_not_found', `GET ${place} has no such file`);
  const text = Buffer.from(bytes).toString();
  return name === PAGE ? text.replaceAll('BASE', place) : text;
}

function sendFile(exchange: Exchange, text: string, type: string, more: readonly string[]): void {
  const length = String(Buffer.byteLength(text));
  writeHead(exchange, 200, ['content-type', type, 'content-length', length, ...HEADERS, ...more]);
  exchange.response.end(text);
}

/** The first route of each view that takes keys in a header. */
function viewsOf({ routes }: Plan): readonly View[] {
  const views = new Map<string, View>();
  for (const route of routes) {
    if (route.action !== 'show_account' || views.has(route.show) || route.path.includes('{')) continue;
    const way = route.interface.auth.find((each) => each.in === 'header');
    if (way?.in !== 'header') continue;
    const { show, path, month } = route;
    const header = { name: way.name, scheme: way.scheme ?? null };
    const page = { number: route.page.number, size: route.page.size, max: Math.min(route.page.max, 1_000) };
    views.set(show, { show, path, header, page, month, answer: placesIn(route.answer), item: placesIn(route.item) });
  }
  return [...views.values()];
}

function placesIn(tree: Tree, above: readonly (string | number)[] = []): Places {
  switch (tree.kind) {
    case 'value':
      return { [tree.name.name]: above };
    case 'if':
      return placesIn(tree.below, above);
    case 'list':
      return Object.assign({}, ...tree.items.map((item, index) => placesIn(item, [...above, index])));
    case 'object':
      return Object.assign({}, ...tree.members.map(([key, member]) => placesIn(member, [...above, key])));
    default:
      return {};
  }
}
