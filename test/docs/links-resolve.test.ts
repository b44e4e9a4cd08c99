/** Checks that every relative link of every page leads to a file, and to its heading if it names one. */
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import t from 'tap';
import { pages, prose, read, root } from './pages.ts';

t.test('the pages are found', async (t) => {
  for (const page of ['README.md', 'docs/money.md', 'docs/operations.md']) t.ok(pages.includes(page), page);
});

for (const page of pages) {
  t.test(page, async (t) => {
    for (const target of linksOf(page)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [path = '', heading] = target.split('#');
      const file = path === '' ? page : normalize(join(dirname(page), path));
      if (!existsSync(join(root, file))) t.fail(`${page} links to ${target}, which does not exist`);
      else if (heading !== undefined) t.ok(anchors(file).includes(heading), `${page} links to ${target}`);
    }
  });
}

/** The links in the page's text, without those inside code. */
function linksOf(page: string): readonly string[] {
  const text = prose(page).replaceAll(/`[^`\n]*`/g, 'code');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
}

/** The anchors that GitHub makes for headings. */
function anchors(file: string): readonly string[] {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
