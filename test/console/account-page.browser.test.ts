/**
 * What the holder of a key does on the page of `server.account_page`, in Chromium, with hostile names: a wrong key, the right one, the
 * numbers of the ledger, the CSV of a statement, a suspension, and a reload. `UPDATE=1` takes the screenshots, with plain names.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request as requestTo } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import t from 'tap';
import { noChromium } from '../support/chromium.ts';
import { EVERY_DIGIT, region, shoot, startWithAccountPage, violations } from '../support/console.ts';
import { PLAIN_NAMES } from '../support/console-scene.ts';
import { noCurl } from '../support/programs.ts';
import { until } from '../support/stack.ts';

t.setTimeout(240_000);

const isUpdate = process.env.UPDATE === '1';
const HOSTILE = { chat: '=1+1"><img src=x onerror=window.pwned=1>', video: '<b onclick="window.pwned=1">video</b>' };
/** Who runs the gateway, with a name that is no HTML. */
const OPERATOR_PAGE = {
  path: '/account',
  name: isUpdate ? 'Example Ltd' : 'Example <b>Ltd</b>',
  logo: 'logo.svg',
  contact: 'help@example.com',
};
const SIZES = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } } as const;

if (noChromium) t.plan(0, noChromium);
else {
  const names = isUpdate ? PLAIN_NAMES : { ...PLAIN_NAMES, ...HOSTILE };
  const { admin, browser } = await startWithAccountPage(t, names, { account_page: OPERATOR_PAGE });
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
      'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'",
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
    t.equal(download.suggestedFilename(), `${statement.month}-${account}.csv`);
    const [head = '', ...lines] = csv.trimEnd().split('\r\n');
    t.match(head, '"account","month","currency"');
    t.ok(lines.every((line) => line.startsWith(`"${account}","${statement.month}","CNY",`)));
    t.match(csv, `"Closing balance","","","${statement.closing}"`);
    if (!isUpdate) t.match(csv, `"'${names.chat.replaceAll('"', '""')}"`, 'no cell begins a formula');
    t.equal(await page.locator('main img:not(.sign img), b, main script').count(), 0, 'names made no elements');
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

  t.test('the operator, the prices of the key, and a period of usage', async (t) => {
    await admin.post('/accounts', { name: 'cheap', discount: '0.5' });
    const { body: cheap } = await admin.post('/keys', { account: 'cheap', models: ['chat-*'] });
    const page = await open('light');
    await page.locator('.sign').getByText(OPERATOR_PAGE.name).waitFor();
    t.equal(await page.evaluate("document.querySelector('.sign img').naturalWidth"), 9, 'the logo is shown');
    t.equal(
      await page.getByRole('link', { name: OPERATOR_PAGE.contact }).getAttribute('href'),
      'mailto:help@example.com',
    );
    await paste(page, cheap.key);
    const prices = region(page, 'Prices');
    await prices.getByRole('row', { name: /input 36\.00 18\.00 million tokens/ }).waitFor();
    t.equal(await page.getByText('vidgen').count(), 0, 'no model that the key may not use');
    await region(page, 'Statement').getByRole('row', { name: 'Closing balance' }).waitFor();
    const shown = await page.content();
    for (const other of [...names.accounts, 'acct_', 'demo']) t.notOk(shown.includes(other), `nothing of ${other}`);

    await page.reload();
    await paste(page, key);
    const usage = region(page, 'Usage');
    await usage.locator('canvas').waitFor();
    const asked = page.waitForRequest(/\/usage\?.*from=/);
    await usage.getByLabel('Period, days of UTC').selectOption('Last 7 days');
    const { searchParams } = new URL((await asked).url());
    const days = (Date.parse(searchParams.get('to') ?? '') - Date.parse(searchParams.get('from') ?? '')) / 86_400_000;
    t.equal(days, 6);
    await usage.getByLabel('Period, days of UTC').selectOption('Other days');
    await usage.getByLabel('From').fill('2026-01-01');
    await usage.getByRole('alert').getByText('Choose one of at most 92 days.').waitFor();
    await usage.getByLabel('To').fill('2026-01-31');
    await usage.getByText('Nothing was used in this period.').waitFor();
    await page.context().close();
  });

  t.test('the own requests in words, opened to the computation of their charge', async (t) => {
    await admin.post('/accounts', { name: 'buyer' });
    const { body: buyer } = await admin.post('/keys', { account: 'buyer' });
    const send = async (body: object) => {
      const headers = { 'x-api-key': String(buyer.key), 'content-type': 'application/json' };
      const request = { max_tokens: 20, messages: [{ role: 'user', content: 'hello' }], ...body };
      const answer = await fetch(`${admin.gateway_url}/v1/messages`, {
        method: 'POST',
        headers,
        body: JSON.stringify(request),
      });
      await answer.text();
      return answer.headers.get('x-request-id') ?? '';
    };
    const page = await open('light');
    const requests = region(page, 'Requests');
    await paste(page, buyer.key);
    await requests.getByText('No request was made yet').waitFor();
    const ids = [await send({ model: 'chat-large' })];
    await admin.post('/accounts/buyer/topups', { amount: '5' });
    ids.push(await send({ model: 'chat-large' }), await send({ model: 'none' }));
    const recorded = () => admin.get('/requests?account=buyer');
    await until(recorded, ({ body }) => body.data.length === ids.length);
    await page.getByRole('button', { name: 'Forget the key' }).click();
    await paste(page, buyer.key);
    await requests.getByRole('row', { name: /402 refused: the balance is used up chat-large/ }).waitFor();
    await requests.getByRole('row', { name: /404 refused: the key may not use this model/ }).waitFor();
    await requests.getByRole('row', { name: /200 answered chat-large/ }).waitFor();
    t.strictSame(await violations(page), []);
    await requests.getByLabel('Show').selectOption('Answered');
    await until(
      () => requests.getByRole('row').count(),
      (count) => count === 2,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    t.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'a card at 390 px');
    t.equal(await page.evaluate("getComputedStyle(document.querySelector('tr[data-row]')).display"), 'block');
    await requests.getByRole('button', { name: 'Explain' }).click();
    const explained = page.getByRole('dialog', { name: 'Request' });
    await explained.getByText(/input × 36\.00/).waitFor();
    await explained.getByText(ids[1] ?? '').waitFor();
    t.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'the explanation fits');
    t.strictSame(await violations(page), []);
    t.notMatch(await page.content(), /messages\/default/, 'no upstream');
    await page.keyboard.press('Escape');
    await page.route('**/v1/account/requests?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await requests.getByLabel('Show').selectOption('Failed');
    await requests.getByRole('alert').getByText('The gateway does not answer as expected.').waitFor();
    await page.unroute('**/v1/account/requests?*');
    await requests.getByLabel('Show').selectOption('All');
    await requests.getByRole('button', { name: 'Explain' }).first().waitFor();
    await page.context().close();
  });

  t.test('calls to copy work, and have no key', async (t) => {
    const page = await open('light');
    await paste(page, key);
    const calls = region(page, 'How to call');
    const text = async (language: string) => {
      await calls.getByLabel(language, { exact: true }).check();
      return (await calls.locator('pre').textContent()) ?? '';
    };
    await calls.getByLabel('Model').waitFor();
    const env = { ...process.env, API_KEY: key };
    for (const path of await calls.getByLabel('Request').locator('option').allTextContents()) {
      await calls.getByLabel('Request').selectOption(path);
      const curl = (await text('curl')).replace(/^export .*\n/, '');
      if (noCurl() === false) {
        const { stdout } = spawnSync('sh', ['-c', `${curl} -sS`], { env, encoding: 'utf8' });
        t.match(JSON.parse(stdout), path.includes('messages') ? { content: Array } : { task_id: String }, curl);
      }
      t.notMatch(curl, key);
    }
    await calls.getByLabel('Request').selectOption('/api/v3/c/videos/generations/tasks');
    const node = spawnSync(process.execPath, ['--input-type=module', '-e', await text('Node')], {
      env,
      encoding: 'utf8',
    });
    t.match(node.stdout, /task_id/, node.stderr);
    t.match(await text('Python'), /requests\.post\([\s\S]*"prompt": "a kite",/);
    await calls.getByLabel('Request').selectOption('/v1/messages');
    t.match(await text('Python'), `Anthropic(base_url="${admin.gateway_url}", api_key=os.environ["API_KEY"])`);
    t.match(await text('Node'), `new Anthropic({ baseURL: '${admin.gateway_url}', apiKey: process.env.API_KEY })`);
    t.match(await text('Agents'), /ANTHROPIC_MODEL=/);
    const data = await (await fetch(`${admin.gateway_url}/account/views.json`)).text();
    t.notMatch(data, names.chat, 'without a key, no model is told');
    t.notMatch(data, /chat-large|vidgen/);
    await page.context().close();
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
