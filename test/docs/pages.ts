/** Reads the documentation: pages, fenced blocks with their sections, and command lines. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '../..');

/** Every page of the project, relative to its root. */
export const pages: readonly string[] = ['*.md', 'docs/**/*.md']
  .flatMap((glob) => globSync(glob, { cwd: root }))
  .sort();

/** The pages of the configuration language, in the order in which they are read. */
export const LANGUAGE = [
  'docs/reference/language.md',
  ...['upstreams', 'billing', 'models', 'interfaces', 'tasks', 'routes', 'bodies', 'examples', 'limits'].map(
    (name) => `docs/reference/language-${name}.md`,
  ),
];

/** The pages whose YAML is one configuration, in this order: test/config/guide.test.ts compiles it. */
export const CONTINUED = [
  ...LANGUAGE,
  ...['models', 'limits', 'own-account', 'upstreams', 'prices', 'groups', 'configuration-files'].map(
    (name) => `docs/guides/${name}.md`,
  ),
];

/** The pages whose shell blocks test/docs/shell-lines-run.test.ts runs, by where: in a checkout, as a customer's folder, or in their own. */
export const RUN = {
  checkout: ['docs/guides/production.md', 'docs/guides/kubernetes.md', 'docs/guides/backups.md'],
  postgres: ['docs/guides/postgresql.md'],
  customer: [
    ...['refunds', 'month-end', 'prices', 'configuration-files', 'upgrade', 'operators'].map(
      (name) => `docs/guides/${name}.md`,
    ),
    'docs/explanation/books.md',
  ],
  own: ['docs/guides/first-vendor.md', 'docs/reference/vendors.md'],
} as const;

/** The text of a page. @param page its path relative to the root */
export function read(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}

/** A fenced block. */
export interface Fence {
  readonly language: string;
  /** What follows the language: a file's name, or why no test runs the block. */
  readonly tag: string;
  /** The heading above it. */
  readonly section: string;
  readonly text: string;
}

/** The fenced blocks of a page, in order. */
export function fences(page: string): readonly Fence[] {
  const found: Fence[] = [];
  let section = '';
  let open: { indent: string; language: string; tag: string; lines: string[] } | undefined;
  for (const line of read(page).split('\n')) {
    const fence = /^( *)```(\w*) ?(.*)$/.exec(line);
    if (fence === null) {
      if (open !== undefined) open.lines.push(line.slice(open.indent.length));
      else section = /^#+ (.*)/.exec(line)?.[1] ?? section;
    } else if (open === undefined) {
      open = { indent: fence[1] ?? '', language: fence[2] ?? '', tag: fence[3] ?? '', lines: [] };
    } else {
      found.push({ language: open.language, tag: open.tag, section, text: open.lines.join('\n') });
      open = undefined;
    }
  }
  return found;
}

/** The page without its fenced blocks. */
export function prose(page: string): string {
  return read(page).replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');
}

/** The anchors that GitHub makes for headings. */
export function anchors(page: string): readonly string[] {
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The rows of the first table under a heading, as the texts of their cells. */
export function tableUnder(page: string, heading: string): readonly (readonly string[])[] {
  const [, section = ''] = `\n${read(page)}`.split(new RegExp(`\\n##? ${heading}\\n`));
  const [, rows = ''] = /^\|[- |]+\|\n((?:\|.*\n)+)/m.exec(section) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row) => row.slice(1, -1).split(/(?<!\\)\|/))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')));
}

/**
 * The arguments of a documented command line; undefined for another program. Optional parts in brackets count as given. Variables may
 * precede the program's name; `#` begins a comment, and ` | ` what its output goes to.
 */
export function argvOf(line: string): readonly string[] | undefined {
  const words = shellWords(line.replace(/^\$ | \| .*/g, '')).map((word) => word.replaceAll(/^\[|\]$/g, ''));
  while (/^[A-Z_]+=/.test(words[0] ?? '')) words.shift();
  if (words.slice(0, 4).join(' ') === 'npm run -s tollgate') words.splice(0, 5);
  else if (words.shift() !== 'tollgate') return undefined;
  return words.length === 0 || words[0] === 'COMMAND' ? undefined : words;
}

function shellWords(line: string): string[] {
  const words = line.replace(/(^|\s)#.*/, '').matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g);
  return [...words].map(([word]) => word.replaceAll(/['"]/g, ''));
}

/** Every command line of a page: code in the text, and lines in sh and console blocks. */
export function commandLines(page: string): readonly string[] {
  const inProse = [...prose(page).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const inBlocks = fences(page).flatMap(({ language, text }) => {
    const lines = text.split('\n');
    if (language === 'sh') return lines;
    return lines.filter((line) => line.startsWith('$ '));
  });
  return [...inProse, ...inBlocks].filter((line) => argvOf(line) !== undefined);
}
