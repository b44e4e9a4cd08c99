/**
 * Serves the page on which the holder of a key sees the own account. The files need no key; the page reads the routes with `account`,
 * with the key that its user pastes.
 */
import type { FastifyInstance } from 'fastify';
import type { Tree } from '../../lib/json/tree.ts';
import { acceptsGzip, PAGE, PAGE_HEADERS, type PageFile, pageFiles, toPageFile } from '../../lib/node/page-files.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Plan } from '../../plan/index.ts';
import type { AccountView, Places } from './account-view.ts';
import { requestIdHeader, writeHead } from './answer.ts';
import type { Exchange } from './exchange.ts';
import type { RequestLifecycle } from './request-lifecycle.ts';

// Not kept: the page changes with the configuration, and its files are small.
const HEADERS: readonly string[] = [...Object.entries(PAGE_HEADERS).flat(), 'vary', 'accept-encoding'];
const VIEWS = 'views.json';

/** Adds the page, if `server.account_page` is set. The compiler refuses routes with its paths. */
export function addAccountPage(app: FastifyInstance, plan: Plan, exit: RequestLifecycle): void {
  const { account_page: place } = plan.server;
  if (place === undefined) return;
  // Relative, so that it also works behind a proxy that takes a prefix away.
  const base = place.slice(place.lastIndexOf('/') + 1);
  const files = pageFiles('account/', (text) => text.replaceAll('BASE', base).replace('PLACE', place));
  const views = toPageFile(JSON.stringify(viewsOf(plan)), VIEWS);
  const add = (url: string) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      onRequest: (request, reply) => {
        const name = Object(request.params).file ?? PAGE;
        reply.hijack();
        const exchange = exit.begin(request.raw, reply.raw, { name: 'account_page', path: url }, {}, request.id);
        try {
          const file = name === VIEWS ? views : files.get(name);
          if (file === undefined) throw new Refusal('route_not_found', `GET ${place} has no such file`);
          const isPacked = acceptsGzip(request.headers['accept-encoding']);
          sendFile(exchange, file, isPacked, requestIdHeader(plan.server, exchange.id));
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

function sendFile(
  exchange: Exchange,
  { type, plain, gzip }: PageFile,
  isPacked: boolean,
  more: readonly string[],
): void {
  const [bytes, coding] = isPacked && gzip !== undefined ? [gzip, ['content-encoding', 'gzip']] : [plain, []];
  const length = String(bytes.byteLength);
  writeHead(exchange, 200, ['content-type', type, 'content-length', length, ...coding, ...HEADERS, ...more]);
  exchange.response.end(bytes);
}

/** The first route of each view that takes keys in a header. */
function viewsOf({ routes }: Plan): readonly AccountView[] {
  const views = new Map<string, AccountView>();
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
