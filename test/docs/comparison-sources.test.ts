/** Checks that each cell of docs/comparison.md has a source or says that nothing was found, and that each source is defined and used. */
import t from 'tap';
import { read, tableUnder } from './pages.ts';

const page = 'docs/comparison.md';
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
