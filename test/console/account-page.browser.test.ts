/**
 * What the holder of a key does on the page of `server.account_page`, in Chromium, with hostile names: a wrong key, the right one, the
 * numbers of the ledger, the CSV of a statement, a suspension, and a reload. `UPDATE=1` takes the screenshots, with plain names.
 */
import { readFileSync } from 'node:fs';
import { createServer, request as requestTo } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import t from 'tap';
import { noChromium } from '../support/chromium.ts';
import { EVERY_DIGIT, region, shoot, startWithAccountPage, violations } from '../support/console.ts';
import { PLAIN_NAMES } from '../support/console-scene.ts';

t.setTimeout(240_000);

const isUpdate = process.env.UPDATE === '1';
const HOSTILE = { chat: '=1+1"><img src=x onerror=window.pwned=1>', video: '<b onclick="window.pwned=1">video</b>' };
const SIZES = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } } as const;

if (noChromium) t.plan(0, noChromium);
else {
  const names = isUpdate ? PLAIN_NAMES : { ...PLAIN_NAMES, ...HOSTILE };
  const { admin, browser } = await startWithAccountPage(t, names);
  const [account] = names.accounts;
  const at = `/accounts/${encodeURIComponent(account)}`;
  const { body } = await admin.post('/keys', { account });
  const key = String(body.key);
  const seen: string[] = [];

  async function open(colorScheme: 'light' | 'dark'): Promise<Page> {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => t.fail(error.message));
    page.on('request', (request) => seen.push(request.url()));
    page.on('console', (message) => {
      if (/Content.Security.Policy|Refused to/i.test(message.text())) t.fail(message.text());
    });
    const answer = await page.goto(`${admin.gateway_url}/account`);
    t.match(answer?.headers(), {
      'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'",
      'cache-control': 'no-store',
    });
    return page;
  }

  async function paste(page: Page, text: string): Promise<void> {
    await page.getByLabel('API key').fill(text);
    await page.keyboard.press('Enter');
  }

  /** The last amount of a row with every digit, without the spaces between thousands. */
  const rowOf = (page: Page, name: string, row: string) =>
    region(page, name).getByRole('row', { name: row }).getByRole('cell').last().locator(EVERY_DIGIT).textContent();

  for (const colorScheme of ['light', 'dark'] as const) {
    t.test(`the page fits and axe finds nothing, ${colorScheme}`, async (t) => {
      const page = await open(colorScheme);
      for (const step of ['key', 'account']) {
        if (step === 'account') {
          await paste(page, key);
          await region(page, 'Statement').getByRole('row', { name: 'Closing balance' }).waitFor();
          await region(page, 'Usage').getByRole('row', { name: 'Sum' }).waitFor();
          await region(page, 'Limits').getByRole('row').nth(1).waitFor();
          await region(page, 'Tasks').getByRole('row').nth(1).waitFor();
        }
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          t.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${step} fits, ${size}`);
          if (isUpdate) await shoot(page, `holder-${step}-${colorScheme}-${size}`);
        }
        t.strictSame(await violations(page), [], `axe finds nothing, ${step}`);
      }
      await page.context().close();
    });
  }

  t.test('a wrong key, the right one, the numbers of the ledger, and a reload', async (t) => {
    const page = await open('light');
    await paste(page, 'tg_wrong');
    await page.getByRole('alert').getByText('This key is not valid.').waitFor();
    await paste(page, 'two words');
    await page.getByRole('alert').getByText('This key is not valid.').waitFor();
    await paste(page, key);

    const { body: wallet } = await admin.get(`${at}/wallet`);
    const balance = region(page, 'Balance');
    await balance.getByText('Available').waitFor();
    t.match(await balance.textContent(), wallet.available);
    t.match(await balance.textContent(), `Pending${wallet.held}`);

    const { body: statement } = await admin.get(`${at}/statement?month=${new Date().toISOString().slice(0, 7)}&tz=UTC`);
    await region(page, 'Statement').getByRole('row', { name: 'Closing balance' }).waitFor();
    t.equal(await rowOf(page, 'Statement', 'Closing balance'), statement.closing);
    t.equal(await rowOf(page, 'Statement', 'Top-ups'), statement.topups);
    const used = await rowOf(page, 'Usage', 'Sum');
    const sum = statement.charges.reduce((all: number, { amount }: { amount: string }) => all + Number(amount), 0);
    if (new Date().getUTCDate() > 8)
      t.equal(Number(used).toFixed(6), sum.toFixed(6), 'the usage is that of the statement');
    await region(page, 'Usage').getByText(names.chat, { exact: true }).first().waitFor();
    await region(page, 'Tasks').getByText(names.video, { exact: true }).first().waitFor();
    await region(page, 'Limits').getByRole('row', { name: /600/ }).waitFor();

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Download CSV').click()]);
    const csv = readFileSync(await download.path(), 'utf8');
    t.match(csv, `"Closing balance","","","${statement.closing}","CNY"`);
    if (!isUpdate) t.match(csv, `"'${names.chat.replaceAll('"', '""')}"`, 'no cell begins a formula');
    t.equal(await page.locator('img, b, main script').count(), 0, 'names made no elements');
    t.equal(await page.evaluate('window.pwned'), undefined, 'nothing ran');

    const stored = 'document.cookie + localStorage.length + sessionStorage.length + location.href';
    t.equal(await page.evaluate(stored), `00${admin.gateway_url}/account`);
    t.notOk((await page.content()).includes(key), 'the page does not show the key');
    await page.reload();
    await page.getByLabel('API key').waitFor();
    t.equal(await page.getByLabel('API key').inputValue(), '');
    t.equal(await page.getByRole('region').count(), 0, 'nothing of the account is left');
    t.notOk(
      seen.some((url) => url.includes('tg_')),
      'no address had a key',
    );
    t.notOk(`${admin.output.stdout}${admin.output.stderr}`.includes(key), 'the log has no key');
    t.match(admin.output.stderr + admin.output.stdout, /"route":"account_page"|account_page/, 'the log has the page');
  });

  t.test('an empty wallet, too many questions, and a suspended account are said in words', async (t) => {
    await admin.post('/accounts', { name: 'poor' });
    const { body: poor } = await admin.post('/keys', { account: 'poor' });
    const page = await open('light');
    await paste(page, poor.key);
    await page.getByText('The balance is used up.').waitFor();
    await page.getByRole('button', { name: 'Forget the key' }).click();
    await admin.work.run(['account', 'suspend', 'poor', '--reason', 'unpaid']);
    await paste(page, poor.key);
    await page.getByRole('alert').getByText('The account of this key is suspended.').waitFor();
    for (let asked = 0; asked < 60; asked += 1)
      await fetch(`${admin.gateway_url}/v1/account/balance`, { headers: { 'x-api-key': key } });
    await paste(page, key);
    await page.getByRole('alert').getByText('This key has asked too often.').waitFor();
    const other = await fetch(`${admin.gateway_url}/account/no.js`);
    t.equal(other.status, 404);
  });

  t.test('behind a proxy that takes a prefix away, and compressed', async (t) => {
    const { hostname, port } = new URL(admin.gateway_url);
    const packed: string[] = [];
    const proxy = createServer((request, response) => {
      const path = request.url?.replace(/^\/models/, '') ?? '/';
      if (path === request.url) return response.writeHead(404).end();
      const { method, headers } = request;
      const forwarded = requestTo({ hostname, port, path, method, headers }, (answer) => {
        if (answer.headers['content-encoding'] === 'gzip') packed.push(path);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(forwarded);
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    t.teardown(() => proxy.close());
    const { body: made } = await admin.post('/keys', { account });
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/models/account`);
    await paste(page, String(made.key));
    await region(page, 'Statement').getByRole('row', { name: 'Closing balance' }).waitFor();
    await context.close();
    t.ok(packed.some((path) => path.endsWith('.js')) && packed.includes('/account'), packed.join(' '));
  });
}
