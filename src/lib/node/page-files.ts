/** Reads the pages that the program serves to browsers, such as the console, with their scripts and styles. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { shippedFiles } from './shipped-files.ts';

/** The file that a browser opens first. */
export const PAGE = 'index.html';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  jpeg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
};

/** The content type of a file, by the end of its name. */
function typeOf(name: string): string {
  return TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8';
}

/** What @fastify/helmet would set, for pages and for answers that are data. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

export interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Uint8Array;
  /** Undefined if the content is already compressed. */
  readonly gzip: Uint8Array | undefined;
}

/** The files of one page. Each is read and compressed at its first request, because all at once would delay callers. */
export interface PageFiles {
  /** Undefined if it does not exist, as in a checkout that was not built. */
  get(name: string): PageFile | undefined;
}

/**
 * @param folder with a final `/`, below the program's own folder. A checkout builds it into `dist/`.
 * @param edit changes the page.
 */
export function pageFiles(folder: string, edit?: (text: string) => string): PageFiles {
  const place = `${import.meta.filename.endsWith('.ts') ? '../../../dist/' : './'}${folder}`;
  const files = shippedFiles(folder, new URL(place, import.meta.url));
  let names: ReadonlySet<string> | undefined;
  const read = new Map<string, PageFile>();
  return {
    get(name) {
      names ??= namesOf(files);
      if (!read.has(name) && names.has(name)) {
        const bytes = files.readBytes(name);
        const isEdited = edit !== undefined && name === PAGE;
        read.set(name, toPageFile(isEdited ? edit(Buffer.from(bytes).toString()) : bytes, name));
      }
      return read.get(name);
    },
  };
}

/** @param name whose ending determines the type. */
export function toPageFile(content: Uint8Array | string, name: string): PageFile {
  const plain = Buffer.from(content);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { type: typeOf(name), etag, plain, gzip: name.endsWith('.webp') ? undefined : gzipSync(plain) };
}

/** Whether the Accept-Encoding of a request has gzip. */
export function acceptsGzip(accepted: string | undefined): boolean {
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '');
}

function namesOf(files: ReturnType<typeof shippedFiles>): ReadonlySet<string> {
  try {
    return new Set(files.names());
  } catch {
    return new Set();
  }
}
