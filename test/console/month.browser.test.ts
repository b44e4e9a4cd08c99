/** The end of a month as a clerk has it, in Chromium: who costs more than they pay, what a line is made of, and the files to send. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import t from 'tap';
import { noChromium } from '../support/chromium.ts';
import { startConsole, violations } from '../support/console.ts';
import { until } from '../support/stack.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(240_000);

const SIZES = [1440, 360] as const;

if (noChromium) t.plan(0, noChromium);
else {
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  const text = readFileSync(smallConfig, 'utf8')
    .replace('models:', '  paid: { unit: second, by: [], table: "0.40" }\nmodels:')
    .replace('price: c, defaults', 'price: c, cost: paid, defaults');
  writeFileSync(config, `${text}seller: { name: Example Ltd, invoice: INV, tz: Pacific/Auckland }\n`);
  const { admin, open, browser } = await startConsole(t, ['--config', config], work);
  for (const [name, discount] of [
    ['good', '1'],
    ['costly', '0.1'],
    ['idle', '1'],
  ] as const) {
    await admin.post('/accounts', { name, discount });
    await admin.post(`/accounts/${name}/topups`, { amount: '50' });
    const { body } = await admin.post('/keys', { account: name });
    const send = async (method: string, path: string, sent?: object) => {
      const headers = { authorization: `Bearer ${body.key}`, 'content-type': 'application/json' };
      const answer = await fetch(`${admin.gateway_url}/api/v3/c/videos/generations/tasks${path}`, {
        method,
        headers,
        ...(sent && { body: JSON.stringify(sent) }),
      });
      return Object(await answer.json());
    };
    if (name === 'idle') continue;
    const { task_id } = await send('POST', '', { model: 'c/vidgen-2.0', prompt: 'a kite', duration: 4 });
    await until(
      () => send('GET', `/${task_id}`),
      ({ status }) => status === 'succeeded',
    );
  }
  const { body: shown } = await admin.get('/month?month=2026-01');
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: shown.tz, dateStyle: 'short' })
    .format(Date.now())
    .slice(0, 7);

  t.test('who costs more than they pay, and what that is made of', async (t) => {
    const page = await open('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Month', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Month 20\d\d-\d\d$/ }).waitFor();
    await page.getByRole('link', { name: month, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Month ${month}` }).waitFor();
    await page.getByText(`The month of Pacific/Auckland`).waitFor();
    await page.getByText('the month has not ended').waitFor();
    const rows = () => page.locator('tr[data-row] td:first-child').allTextContents();
    await page.getByLabel('Order').selectOption('Margin, smallest first');
    await until(rows, ([first]) => first === 'costly');
    const row = page.getByRole('row', { name: 'costly' });
    t.match(await row.locator('td').allTextContents(), [
      'costly',
      '0.00',
      '50.00',
      '0.00',
      '0.00',
      '0.40',
      '49.60',
      '1.60',
      '-1.20',
    ]);
    const sum = await page.locator('tfoot td').allTextContents();
    t.match(
      sum,
      ['Sum', '0.00', '1150.00', '0.00', '0.00', '4.40', '1145.60', '3.20', '1.20'],
      'with the account of the sandbox',
    );
    const { body } = await admin.get('/accounts?limit=200');
    const posted = body.data.reduce((all: number, each: { posted: string }) => all + Number(each.posted), 0);
    t.equal(posted.toFixed(2), '1145.60', 'the sum is that of all wallets');
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Statement of costly' }).waitFor();
    await page.getByText('the month of Pacific/Auckland').waitFor();
    await page.getByRole('row', { name: /Charged -0\.40/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: `Month ${month}` }).waitFor();
    await until(rows, ([first]) => first === 'costly');
  });

  t.test('the files to send', async (t) => {
    const page = await open(`/month?month=${month}`);
    await page.getByRole('row', { name: 'costly' }).waitFor();
    const save = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name, exact: true }).click(),
      ]);
      return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
    };
    const csv = await save('Download CSV');
    t.equal(csv.name, `${month}.csv`);
    t.match(csv.content.toString(), new RegExp(`\\r\\n${month},costly,acct_[\\w-]+,CNY,0\\.00,50\\.00`));
    const zip = await save('All statements, ZIP');
    t.equal(zip.name, `${month}-statements.zip`);
    const names = ['costly', 'demo', 'good', 'idle'].flatMap((name) => [
      `${month}-${name}.csv`,
      `${month}-${name}.html`,
    ]);
    t.strictSame(Object.keys(unzipSync(zip.content)).toSorted(), names);
    const printed = await browser.newPage();
    await printed.setContent(Buffer.from(unzipSync(zip.content)[`${month}-costly.html`] ?? []).toString());
    t.match(await printed.locator('header').textContent(), /Example Ltd/);
    t.strictSame(await violations(printed), [], 'the page to print');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    t.test(`the screen fits, and axe finds nothing, ${colorScheme}`, async (t) => {
      const page = await open(`/month?month=${month}`, { colorScheme });
      await page.getByRole('row', { name: 'costly' }).waitFor();
      for (const width of SIZES) {
        await page.setViewportSize({ width, height: 800 });
        t.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${width}`);
        t.strictSame(await violations(page), [], `${width}`);
      }
      await page.goto(`${admin.url}/console/month?month=2025-01`);
      await page.getByText('No account had money or used anything in this month.').waitFor();
      await page.goto(`${admin.url}/console/month?month=soon`);
      await page.getByRole('alert').getByText("'soon' is not a month").waitFor();
    });
  }
}
