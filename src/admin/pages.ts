/**
 * Serves the console and the documentation: files of the program, without a token. Everything that the console shows comes from the API.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE, pageFiles, typeOf } from '../platform/page-files.ts';
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

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly plain: Uint8Array;
  /** Undefined for what is compressed already. */
  readonly gzip: Uint8Array | undefined;
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
  /** Whether the first page answers for every name that is no file. */
  readonly hasScreens: boolean;
}

function addFolder(app: FastifyInstance, place: string, options: FolderOptions): void {
  const files = pageFiles(place.slice(1));
  const loaded = new Map<string, Asset>();
  // Each file is read and compressed when it is first asked for: all of them at once would hold callers up.
  const assetOf = (name: string): Asset | undefined => {
    const bytes = loaded.has(name) ? undefined : files.get(name);
    if (bytes !== undefined) loaded.set(name, assetFrom(bytes, name, options));
    return loaded.get(name);
  };
  app.get(place.slice(0, -1), async (_request, reply) => reply.redirect(place));
  app.get(`${place}*`, async (request, reply) => {
    const name = (request.params as Readonly<Record<string, string>>)['*'] ?? '';
    const asset = assetOf(name === '' ? PAGE : name);
    if (asset !== undefined)
      return send(asset, request, HASHED.test(name) ? reply.header('cache-control', KEPT) : reply);
    // A script of another version is not answered with a page.
    const page = options.hasScreens && !/\.(js|css)$/.test(name) ? assetOf(PAGE) : undefined;
    if (page !== undefined) return send(page, request, reply);
    const hint = `begin at ${place}; a checkout builds it with: npm run build`;
    throw new Problem('route_not_found', `there is no file ${place}${name.slice(0, 200)}`, hint);
  });
}

function assetFrom(bytes: Uint8Array, name: string, { edit }: FolderOptions): Asset {
  const isEdited = edit !== undefined && name === PAGE;
  const plain = isEdited ? Buffer.from(edit(Buffer.from(bytes).toString())) : bytes;
  const type = typeOf(name);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { type, etag, plain, gzip: name.endsWith('.webp') ? undefined : gzipSync(plain) };
}

function send({ type, etag, plain, gzip }: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', etag).header('vary', 'accept-encoding');
  // The browser asks each time, and downloads an unchanged file only once.
  if (reply.getHeader('cache-control') !== KEPT) reply.header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(type);
  const isPacked = gzip !== undefined && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return isPacked ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain);
}
