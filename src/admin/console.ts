/** Serves the console: files of the program, without a token. Everything that they show comes from the API. */
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ShippedFiles, shippedFiles } from '../platform/shipped-files.ts';
import { Problem } from './problem.ts';

/** Where the console is. */
export const CONSOLE = '/console/';

// A checkout builds it into dist/.
const FOLDER = new URL(import.meta.filename.endsWith('.ts') ? '../../dist/console/' : './console/', import.meta.url);
const PAGE = 'index.html';
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
};
/** Their names change with their content. */
const KEPT = 'public, max-age=31536000, immutable';

/** One file, as it is sent. */
interface Asset {
  readonly type: string;
  readonly plain: string;
  readonly gzip: Uint8Array;
}

/** Adds the console. @param hasOidc whether its log-in page offers the OpenID provider. */
export function addConsole(app: FastifyInstance, { hasOidc }: { readonly hasOidc: boolean }): void {
  let loaded: ReadonlyMap<string, Asset> | undefined;
  const assets = () => {
    loaded ??= load(shippedFiles('console/', FOLDER), hasOidc);
    return loaded;
  };
  app.get('/', async (_request, reply) => reply.redirect(CONSOLE));
  app.get('/console', async (_request, reply) => reply.redirect(CONSOLE));
  app.get(`${CONSOLE}*`, async (request, reply) => {
    const name = (request.params as Readonly<Record<string, string>>)['*'] ?? '';
    const asset = assets().get(name);
    if (asset !== undefined && name !== PAGE) return send(asset, request, reply.header('cache-control', KEPT));
    // Any other address is a screen, which the page reads itself. A script of another version is not answered with a page.
    const page = /\.(js|css)$/.test(name) ? undefined : assets().get(PAGE);
    if (page !== undefined) return send(page, request, reply);
    const hint = 'reload the page; a checkout builds the console with: npm run build';
    throw new Problem('route_not_found', `there is no file /console/${name.slice(0, 200)}`, hint);
  });
}

function load(files: ShippedFiles, hasOidc: boolean): ReadonlyMap<string, Asset> {
  let names: readonly string[];
  try {
    names = files.names();
  } catch {
    // A checkout that was not built.
    names = [];
  }
  return new Map(
    names.map((name) => {
      const text = files.read(name);
      const plain = hasOidc ? text.replace('name="sign-in" content="token"', 'name="sign-in" content="oidc"') : text;
      const type = `${TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`;
      return [name, { type, plain, gzip: gzipSync(plain) }];
    }),
  );
}

function send({ type, plain, gzip }: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  reply.type(type).header('vary', 'accept-encoding');
  return isPacked ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain);
}
