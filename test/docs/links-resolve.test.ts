/** Tests the links of the documentation, and the sources of the comparison. */
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import t from 'tap';
import { anchors, pages, prose, read, root, tableUnder } from './pages.ts';

// Checks that every relative link of every page leads to a file, and to its heading if it names one.

t.test('the pages are found', async (t) => {
  for (const page of ['README.md', 'docs/explanation/money.md', 'docs/guides/alerts.md'])
    t.ok(pages.includes(page), page);
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

// Checks that each cell of docs/explanation/comparison.md has a source or says that nothing was found, and that each source is defined and used.

const page = 'docs/explanation/comparison.md';
const tables = ['Writing the file', 'Knowing what it does', 'Traffic and money'];
const defined = [...read(page).matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, name = '', url = '']) => ({ name, url }));
const used = new Set([...read(page).matchAll(/\]\[([\w-]+)\]/g)].map(([, name]) => name));

t.test('every cell has a source', async (t) => {
  for (const table of tables) {
    const rows = tableUnder(page, table);
    t.ok(rows.length > 2, table);
    for (const [feature = '', ...cells] of rows) {
      t.equal(cells.length, 6, feature);
      for (const cell of cells) t.match(cell, /\]\(|\]\[|not found/, `${feature}: ${cell}`);
    }
  }
});

t.test('every source is defined once and used', async (t) => {
  const names = defined.map(({ name }) => name);
  t.same([...used].toSorted(), names.toSorted());
  for (const { url } of defined) t.match(url, /^https:\/\//);
});
