/**
 * Builds the documentation as a static site with Eleventy: `npm run docs` writes it to `dist/docs/`; with `--check` it writes to a temporary
 * folder. Both fail if a link, an anchor or an image is dead, or if docs/pages.md does not list every page once.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import Eleventy from '@11ty/eleventy';
import MiniSearch from 'minisearch';
import { SEARCH, type Section } from '../console/docs-search.ts';
import { bundleForBrowsers } from './build-console.ts';
import { createRenderer, type Rendered, siteFile } from './docs-markdown.ts';
import { frame, type Group } from './docs-page.ts';

const root = resolve(import.meta.dirname, '..');
const HOME = 'docs/README.md';
/** Lists all other pages. */
const LIST = 'docs/pages.md';
/** Pages outside of docs/ that the site has too, under `project/`. */
const PROJECT = ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'].filter((page) => existsSync(join(root, page)));
/** The characters of a section that a result shows. */
const LEAD = 140;

/** @param folder is emptied first. @returns one line for each dead link, anchor and image, and for each page that is not listed. */
export async function buildDocs(folder: string): Promise<readonly string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pages = new Set([...globSync('docs/**/*.md', { cwd: root }).sort(), ...PROJECT]);
  const collected = new Map<string, Rendered>();
  const contents = new Map<string, string>();
  const pageOf = (inputPath: string) => {
    const path = inputPath.replace(/^\.\//, '');
    return PROJECT.find((page) => path === `docs/project/${page.toLowerCase()}`) ?? path;
  };
  const md = createRenderer(pages, pageOf, (page, what) => collected.set(page, what));
  const site = new Eleventy('docs', folder, {
    quietMode: true,
    configPath: null,
    config(config) {
      config.setTemplateFormats(['md']);
      config.setLibrary('md', md);
      // Only Markdown: braces in the pages are no templates.
      config.addGlobalData('templateEngineOverride', 'md');
      config.addGlobalData(
        'permalink',
        () =>
          ({ page }: { page: { inputPath: string } }) =>
            siteFile(pageOf(page.inputPath)),
      );
      for (const page of PROJECT)
        config.addTemplate(`project/${page.toLowerCase()}`, readFileSync(join(root, page), 'utf8'));
      config.addTransform('collect', function (content) {
        contents.set(pageOf(this.page.inputPath), content);
        return content;
      });
    },
  });
  await site.write();
  // Pages are rendered in any order; the same sources make the same bytes.
  const rendered = new Map([...collected].toSorted(([a], [b]) => (a < b ? -1 : 1)));

  const groups = menu();
  const loaded = {
    ...(await bundleForBrowsers('docs', 'console/docs.ts', folder)),
    index: writeIndex(folder, rendered),
  };
  for (const [page, { parts, images }] of rendered) {
    const file = siteFile(page);
    writeFileSync(join(folder, file), frame({ file, content: contents.get(page) ?? '', parts }, groups, loaded));
    for (const image of images.filter((each) => existsSync(join(root, each)))) {
      const target = join(folder, relative('docs', image));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(root, image), target);
    }
  }
  return findDead(rendered, groups);
}

/** The navigation: the links of the list of pages, under its headings. */
function menu(): readonly Group[] {
  const text = readFileSync(join(root, LIST), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n', 1)[0] ?? '',
      pages: [...section.matchAll(/^\| \[([^\]]*)\]\(([^)#]+)\)/gm)].map(([, title = '', path = '']) => ({
        title,
        file: siteFile(relative('.', join('docs', path))),
      })),
    }));
}

/** Writes the index of all sections. @returns its name. */
function writeIndex(folder: string, rendered: ReadonlyMap<string, Rendered>): string {
  const sections = [...rendered].flatMap(([page, { parts }]) =>
    parts.map(({ anchor, heading, level, text, search }): Omit<Section, 'id'> => {
      const url = level === 1 ? siteFile(page) : `${siteFile(page)}#${anchor}`;
      const lead = text.replaceAll(/\s+/g, ' ').slice(0, LEAD);
      return { url, page: parts[0]?.heading ?? '', heading, search, text, lead };
    }),
  );
  const search = new MiniSearch<Section>(SEARCH);
  search.addAll(sections.map((section, id) => ({ id, ...section })));
  const text = JSON.stringify(search);
  const name = `search-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFileSync(join(folder, name), text);
  return name;
}

function findDead(rendered: ReadonlyMap<string, Rendered>, groups: readonly Group[]): readonly string[] {
  const dead = [...rendered].flatMap(([page, { links, files, images }]) => [
    ...links
      .filter(({ target, anchor }) => !isAlive(rendered.get(target), anchor))
      .map(({ target, anchor }) => `${page}: ${target} has no heading #${anchor}`),
    ...[...files, ...images]
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${page}: there is no ${file}`),
  ]);
  const listed = groups.flatMap(({ pages }) => pages.map(({ file }) => file));
  const wrong = [...rendered.keys()]
    .filter((page) => page !== HOME && page !== LIST && listed.filter((file) => file === siteFile(page)).length !== 1)
    .map((page) => `${LIST}: it must list ${page} once`);
  return [...dead, ...wrong];
}

function isAlive(page: Rendered | undefined, anchor: string): boolean {
  return page !== undefined && (anchor === '' || page.parts.some((part) => part.anchor === anchor));
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  const folder = isCheck ? mkdtempSync(join(tmpdir(), 'tollgate-docs-')) : join(root, 'dist/docs');
  const dead = await buildDocs(folder);
  if (isCheck) rmSync(folder, { recursive: true });
  else console.log(`wrote ${relative('.', folder)}/index.html`);
  for (const line of dead) console.error(line);
  if (dead.length > 0) process.exitCode = 1;
}
