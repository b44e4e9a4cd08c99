/** Lists of many rows: the ledger is paged, and a filter that few tasks match is searched in parts. */
import Database from 'better-sqlite3';
import t from 'tap';
import { addManyRows } from '../../bench/stores/many-rows.ts';
import { noChromium } from '../support/chromium.ts';
import { EVERY_DIGIT, startConsole } from '../support/console.ts';
import { until } from '../support/stack.ts';

t.setTimeout(120_000);

/** Tasks that are added. The API searches 20,000 of them before it answers. */
const TASKS = 45_000;

if (noChromium) t.plan(0, noChromium);
else {
  const { admin, open } = await startConsole(t);
  addManyRows(admin.work.store.slice('sqlite:'.length), TASKS * 8, 10);
  const db = new Database(admin.work.store.slice('sqlite:'.length));
  db.prepare("UPDATE task SET model = 'rare' WHERE id IN ('task_many_7', ?)").run(`task_many_${TASKS}`);
  db.close();

  t.test('a part is answered, and says where the next one begins', async (t) => {
    const { body: first } = await admin.get('/tasks?model=rare&part=true&limit=1');
    t.match(first, { data: [{ id: `task_many_${TASKS}` }], has_more: true });
    t.equal(first.searched_to?.id, `task_many_${TASKS - 19_999}`);
    const { body: second } = await admin.get(`/tasks?model=rare&part=true&starting_after=${first.searched_to.id}`);
    t.match(second, { data: { length: 0 }, has_more: true });
    const { body: third } = await admin.get(`/tasks?model=rare&part=true&starting_after=${second.searched_to.id}`);
    t.match(third, { data: [{ id: 'task_many_7' }], has_more: false, searched_to: undefined });
    const { body: all } = await admin.get('/tasks?model=rare');
    t.equal(all.data.length, 2, 'without part, all are searched');
  });

  t.test('accounts whose names begin with a text are listed a page at a time', async (t) => {
    const pageOf = async (query: string) => (await admin.get(`/accounts?prefix=customer%201&${query}`)).body;
    t.match(await pageOf('limit=1'), { data: [{ name: 'customer 1' }], has_more: true });
    const { data, has_more } = await pageOf('limit=1&starting_after=acct_many_1');
    t.strictSame([data.map(({ name }: { name: string }) => name), has_more], [['customer 10'], false]);
    t.match(await pageOf('starting_after=acct_many_2'), { code: 'invalid_value' }, 'no row of this list');
  });

  t.test('the screen shows what it has found so far, and how far it is', async (t) => {
    const page = await open('/tasks');
    const parts: string[] = [];
    let goOn = () => {};
    const isHeld = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route('**/tasks?*starting_after=*', async (route) => {
      parts.push(route.request().url());
      await isHeld;
      await route.continue();
    });
    await page.getByLabel('Model').fill('rare');
    await page.waitForResponse(/\/tasks\?/);
    t.equal(await page.getByLabel('Model').inputValue(), 'rare', 'reading the list again keeps what was typed');
    await page.getByLabel('Model').press('Enter');
    await page.getByText(/^Searching… Newer than \d{4}-/).waitFor();
    await page.getByRole('link', { name: `task_many_${TASKS}` }).waitFor();
    goOn();
    await page.getByRole('link', { name: 'task_many_7', exact: true }).waitFor();
    await until(
      () => page.getByText(/^Searching/).count(),
      (count) => count === 0,
    );
    t.equal(parts.length, 2, 'each part was asked for once');
  });

  t.test('a long ledger is shown a page at a time, with the balance after each entry', async (t) => {
    const page = await open('/accounts/customer%201');
    const rows = page.getByRole('region', { name: 'Ledger' }).locator('tr[data-row]');
    const amounts = async (index: number) => {
      const [posted, balance] = await rows.nth(index).locator(EVERY_DIGIT).allTextContents();
      return { posted: Number(posted), balance: Number(balance) };
    };
    await page.getByRole('button', { name: 'Older entries' }).waitFor();
    const first = String(await rows.first().getAttribute('data-row'));
    for (let step = 0; step < 3; step += 1) {
      const last = await amounts(-1);
      const id = await rows.last().getAttribute('data-row');
      await page.getByRole('button', { name: 'Older entries' }).click();
      await page.locator(`tr[data-row="${id}"]`).waitFor({ state: 'detached' });
      t.equal(await rows.count(), 50);
      t.equal((await amounts(0)).balance, last.balance - last.posted);
    }
    await page.getByRole('button', { name: 'Newest entries' }).click();
    await page.locator(`tr[data-row="${first}"]`).waitFor();
  });
}
