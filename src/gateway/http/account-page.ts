/**
 * Serves the page on which the holder of a key sees the own account. The files need no key; the page reads the routes with `account`,
 * with the key that its user pastes.
 */
import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../lib/json/record.ts';
import type { Tree } from '../../lib/json/tree.ts';
import { acceptsGzip, PAGE, PAGE_HEADERS, type PageFile, pageFiles, toPageFile } from '../../lib/node/page-files.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ImagePlan, Plan } from '../../plan/index.ts';
import { type AccountPageData, type AccountView, type ExampleCall, MODEL, type Places } from './account-view.ts';
import { requestIdHeader, writeHead } from './answer.ts';
import type { Exchange } from './exchange.ts';
import type { RequestLifecycle } from './request-lifecycle.ts';

// Not kept: the page changes with the configuration, and its files are small.
const HEADERS: readonly string[] = [...Object.entries(PAGE_HEADERS).flat(), 'vary', 'accept-encoding'];
const VIEWS = 'views.json';

/** Adds the page, if `server.account_page` is set. The compiler refuses routes with its paths. */
export function addAccountPage(app: FastifyInstance, plan: Plan, exit: RequestLifecycle): void {
  const { account_page: page } = plan.server;
  if (page === undefined) return;
  const { path: place, name = null, logo: image, contact = null } = page;
  // Relative, so that it also works behind a proxy that takes a prefix away.
  const base = place.slice(place.lastIndexOf('/') + 1);
  const files = pageFiles('account/', (text) => text.replaceAll('BASE', base).replace('PLACE', place));
  const logo = image === undefined ? undefined : logoFile(image);
  const logos = new Map(logo === undefined ? [] : [[logo.name, logo.file]]);
  const operator = { name, contact, logo: logo?.name ?? null };
  const data: AccountPageData = { views: viewsOf(plan), operator, calls: callsOf(plan) };
  const views = toPageFile(JSON.stringify(data), VIEWS);
  const add = (url: string) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      onRequest: (request, reply) => {
        const name = Object(request.params).file ?? PAGE;
        reply.hijack();
        const exchange = exit.begin(request.raw, reply.raw, { name: 'account_page', path: url }, {}, request.id);
        try {
          const file = name === VIEWS ? views : (logos.get(name) ?? files.get(name));
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

/** A logo as a file of the page, whose policy allows no image of elsewhere. */
function logoFile({ uri }: ImagePlan): { readonly name: string; readonly file: PageFile } {
  const [, type = '', content = ''] = /^data:image\/(\w+)[^,]*,(.*)$/.exec(uri) ?? [];
  const name = `logo.${type}`;
  return { name, file: toPageFile(Buffer.from(content, 'base64'), name) };
}

/** Examples that the page shows. */
const MAX_CALLS = 8;

/** Requests to try a key with: the first example in JSON of each route that needs nothing of the account. */
function callsOf({ routes }: Plan): readonly ExampleCall[] {
  const calls = routes.flatMap((route): readonly ExampleCall[] => {
    if (route.action !== 'forward' || route.method !== 'POST' || route.path.includes('{')) return [];
    if (route.websocket !== undefined || route.form !== undefined || route.file !== undefined) return [];
    if (!route.requires_owner.every((need) => 'optional' in need && need.optional === true)) return [];
    const way = route.interface.auth.find((each) => each.in === 'header');
    const example = route.examples.find(({ body, params, headers = {}, expect }) => {
      return body !== '' && expect.error === undefined && Object.keys({ ...params, ...headers }).length === 0;
    });
    if (way?.in !== 'header' || example === undefined) return [];
    const body: unknown = JSON.parse(example.body);
    const named = route.model?.source;
    if (!isRecord(body) || (named?.in === 'body' && named.at.join('/') !== 'model')) return [];
    const header = { name: way.name, scheme: way.scheme ?? null };
    const [{ meter, billing } = {}] = route.branches;
    const unit = named?.in === 'body' ? (meter?.unit ?? billing?.unit ?? null) : null;
    return [{ path: route.path, header, body: { ...body, ...(named?.in === 'body' && { model: MODEL }) }, unit }];
  });
  return calls.slice(0, MAX_CALLS);
}

/** The first route of each view that takes keys in a header. */
function viewsOf({ routes }: Plan): readonly AccountView[] {
  const views = new Map<string, AccountView>();
  for (const route of routes) {
    if (route.action !== 'show_account' || views.has(route.show)) continue;
    // The page knows no parameter but the id of a request.
    if (route.path.replace(`{${route.param}}`, '').includes('{')) continue;
    const way = route.interface.auth.find((each) => each.in === 'header');
    if (way?.in !== 'header') continue;
    const { show, path, month, range } = route;
    const header = { name: way.name, scheme: way.scheme ?? null };
    const page = { number: route.page.number, size: route.page.size, max: Math.min(route.page.max, 1_000) };
    views.set(show, {
      show,
      path,
      header,
      page,
      month,
      range,
      answer: placesIn(route.answer),
      item: placesIn(route.item),
    });
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
