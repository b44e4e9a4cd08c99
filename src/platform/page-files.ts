/** Reads the pages that the program serves to browsers, such as the console, with their scripts and styles. */
import { shippedFiles } from './shipped-files.ts';

/** The file that a browser opens first. */
export const PAGE = 'index.html';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
};

/** The content type of a file, by the end of its name. */
export function typeOf(name: string): string {
  return TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8';
}

/** The files of one page. Each is read when it is first asked for. */
export interface PageFiles {
  /** The bytes of a file; undefined: there is none, as in a checkout that was not built. */
  get(name: string): Uint8Array | undefined;
}

/** @param folder with a final `/`, below the program's own folder. A checkout builds it into `dist/`. */
export function pageFiles(folder: string): PageFiles {
  const place = `${import.meta.filename.endsWith('.ts') ? '../../dist/' : './'}${folder}`;
  const files = shippedFiles(folder, new URL(place, import.meta.url));
  let names: ReadonlySet<string> | undefined;
  const read = new Map<string, Uint8Array>();
  return {
    get(name) {
      names ??= namesOf(files);
      if (!read.has(name) && names.has(name)) read.set(name, files.readBytes(name));
      return read.get(name);
    },
  };
}

function namesOf(files: ReturnType<typeof shippedFiles>): ReadonlySet<string> {
  try {
    return new Set(files.names());
  } catch {
    return new Set();
  }
}
