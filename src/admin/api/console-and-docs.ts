/**
 * Serves the console and the documentation: files of the program, without a token. Everything that the console shows comes from the API.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip, PAGE, type PageFile, pageFiles } from '../../lib/node/page-files.ts';
import { Problem } from './problem.ts';

export const CONSOLE = '/console/';
export const DOCS = '/docs/';

/** Whether they were built. */
export function hasPages(): boolean {
  return [CONSOLE, DOCS].every((place) => pageFiles(place.slice(1)).get(PAGE) !== undefined);
}

/** For a name that changes with the content: `docs-3F2A7C.js`. */
const HASHED = /-\w{8}\.(js|css|json)$/;
const KEPT = 'public, max-age=31536000, immutable';

/** The address to answer: for one of the console that cannot be decoded, its first page, which says that nothing is there. */
export function pageUrl(url: string): string {
  if (!url.startsWith(CONSOLE)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return CONSOLE;
  }
}

/** Adds both. @param hasOidc whether the log-in page offers the OpenID provider. */
export function addPages(app: FastifyInstance, { hasOidc }: { readonly hasOidc: boolean }): void {
  app.get('/', async (_request, reply) => reply.redirect(CONSOLE));
  const signIn = (text: string) => text.replace('name="sign-in" content="token"', 'name="sign-in" content="oidc"');
  // Any other address of the console is a screen, which the page reads itself.
  addFolder(app, CONSOLE, { edit: hasOidc ? signIn : undefined, hasScreens: true });
  addFolder(app, DOCS, { edit: undefined, hasScreens: false });
}

interface FolderOptions {
  /** Changes the first page. */
  readonly edit: ((text: string) => string) | undefined;
  /** Whether the first page is the answer for every name that is not a file. */
  readonly hasScreens: boolean;
}

function addFolder(app: FastifyInstance, place: string, options: FolderOptions): void {
  const files = pageFiles(place.slice(1), options.edit);
  app.get(place.slice(0, -1), async (_request, reply) => reply.redirect(place));
  app.get(`${place}*`, async (request, reply) => {
    const name = (request.params as Readonly<Record<string, string>>)['*'] ?? '';
    const asset = files.get(name === '' ? PAGE : name);
    if (asset !== undefined)
      return send(asset, request, HASHED.test(name) ? reply.header('cache-control', KEPT) : reply);
    // A missing script, such as one of another version, gets no page.
    const page = options.hasScreens && !/\.(js|css)$/.test(name) ? files.get(PAGE) : undefined;
    if (page !== undefined) return send(page, request, reply);
    const hint = `begin at ${place}; a checkout builds it with: npm run build`;
    throw new Problem('route_not_found', `there is no file ${place}${name.slice(0, 200)}`, hint);
  });
}

function send({ type, etag, plain, gzip }: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', etag).header('vary', 'accept-encoding');
  // The browser asks each time, and downloads an unchanged file only once.
  if (reply.getHeader('cache-control') !== KEPT) reply.header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(type);
  const isPacked = gzip !== undefined && acceptsGzip(request.headers['accept-encoding']);
  return isPacked ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain);
}
