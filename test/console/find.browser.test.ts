/** How a clerk finds somebody in Chromium: the search by what a customer has in hand, and the list of accounts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import t from 'tap';
import { noChromium } from '../support/chromium.ts';
import { startConsole, violations } from '../support/console.ts';
import { fillPast, PLAIN_NAMES } from '../support/console-scene.ts';
import { until } from '../support/stack.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(120_000);

if (noChromium) t.plan(0, noChromium);
else {
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  const text = readFileSync(smallConfig, 'utf8').replace('{ code: CNY }', '{ code: CNY, low_wallet: "10.00" }');
  writeFileSync(config, `${text}admin: { listen: 127.0.0.1:0 }\n`);
  const { admin, open } = await startConsole(t, ['--config', config], work);
  await fillPast(admin.work.store, PLAIN_NAMES);
  await admin.post('/accounts', { name: 'Zebra', contact: 'pay@zebra.example' });
  await admin.post('/accounts/Zebra/topups', { amount: '12.34', reference: 'INV-77' });

  const dialog = (page: Page) => page.getByRole('dialog');
  async function search(page: Page, words: string): Promise<void> {
    await page.keyboard.press('/');
    await page.getByLabel('What the customer has in hand').fill(words);
    await page.keyboard.press('Enter');
  }
  /** Searches what is one thing. */
  async function find(page: Page, words: string): Promise<void> {
    await search(page, words);
    await dialog(page).waitFor({ state: 'detached' });
  }
  const names = (page: Page) => page.locator('tr[data-row] td:first-child').allTextContents();

  t.test('one result is opened, several are listed and announced', async (t) => {
    const page = await open('/');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await find(page, 'PAY@zebra');
    await page.getByRole('heading', { level: 1, name: 'Zebra' }).waitFor();
    t.equal(await page.evaluate('document.activeElement.tagName'), 'H1', 'the focus is at what was found');
    await find(page, 'inv-77');
    await page.getByRole('heading', { level: 1, name: 'Entry' }).waitFor();
    await find(page, '12.34 zebra');
    await page.getByRole('heading', { level: 1, name: 'Entry' }).waitFor();
    await search(page, 'i');
    const results = dialog(page).getByRole('status');
    await results.getByText(/^\d+ found$/).waitFor();
    t.strictSame(await violations(page), []);
    await results.getByRole('link', { name: /Blue Kite Films/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Blue Kite Films' }).waitFor();
    await search(page, 'nothing like this');
    await results.getByText('Nothing was found.').waitFor();
  });

  t.test('a whole key is searched by its beginning, which is all that leaves the page', async (t) => {
    const { body } = await admin.post('/keys', { account: 'Zebra', name: 'ops' });
    const page = await open('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await find(page, body.key);
    await page.getByRole('heading', { level: 1, name: 'ops' }).waitFor();
    const sent = asked.filter((url) => url.includes('/search?'));
    t.equal(sent.length, 1);
    t.notOk(sent[0]?.includes(body.key.slice(0, 14)), 'not the rest');
  });

  t.test('accounts are searched, filtered and sorted, and the address says how', async (t) => {
    const page = await open('/accounts');
    await page.getByRole('link', { name: 'Zebra' }).waitFor();
    const shows = (wanted: readonly string[]) =>
      until(
        () => names(page),
        (found) => String(found) === String(wanted),
      );
    const spent = page.getByRole('columnheader', { name: 'Spent this month' });
    t.equal(await spent.getAttribute('aria-sort'), 'none');
    await spent.getByRole('button').click();
    await page.waitForURL(/sort=-spent/);
    t.equal(await spent.getAttribute('aria-sort'), 'descending');
    await until(
      () => names(page),
      ([first]) => first === 'Northwind Studio',
    );
    await page.getByLabel('Search', { exact: true }).fill('ZEBRA.EX');
    await page.keyboard.press('Enter');
    await shows(['Zebra']);
    await page.getByLabel('Search', { exact: true }).fill('');
    await page.keyboard.press('Enter');
    await page.getByLabel('Show').selectOption('unused');
    await shows(['Zebra', 'demo'].toSorted());
    t.match(new URL(page.url()).search, 'show=unused');
    t.strictSame(await violations(page), []);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Sort by').selectOption('-name');
    await page.waitForURL(/sort=-name/);
  });
}
