/** What happened, in Chromium: who was hit by an outage, one request from its arrival to its refund, the live list, and the reports. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import t from 'tap';
import { openPlace } from '../../src/ledger/requests/open-place.ts';
import { noChromium } from '../support/chromium.ts';
import { startConsole, violations } from '../support/console.ts';
import { until } from '../support/stack.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(240_000);

/** Failures of the upstream that the outage has. */
const FAILURES = 6;

if (noChromium) t.plan(0, noChromium);
else {
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  writeFileSync(config, `${readFileSync(smallConfig, 'utf8')}admin: { listen: 127.0.0.1:0 }\n`);
  const { admin, open } = await startConsole(t, ['--config', config], work);

  async function customer(name: string): Promise<string> {
    await admin.post('/accounts', { name });
    await admin.post(`/accounts/${name}/topups`, { amount: '10' });
    return String((await admin.post('/keys', { account: name, name: `${name} shop` })).body.key);
  }
  async function chat(key: string, content: string, model = 'chat-large'): Promise<string> {
    const answer = await fetch(`${admin.gateway_url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ model, max_tokens: 20, messages: [{ role: 'user', content }] }),
    });
    await answer.text();
    return answer.headers.get('x-request-id') ?? '';
  }
  const keys = { acme: await customer('acme'), beta: await customer('beta') };
  const paid = await chat(keys.acme, 'hello');
  const refused = await chat(keys.acme, 'hello', 'no-such-model');
  for (let index = 0; index < FAILURES; index += 1) await chat(index === 0 ? keys.beta : keys.acme, '[lost]');
  await until(
    () => admin.get('/requests'),
    ({ body }) => body.data.length === FAILURES + 2,
  );
  // Sums follow the records.
  await until(
    () => admin.get('/requests/affected?since=1h&failed_by=upstream'),
    ({ body }) => body.data.length === 2,
  );

  const rows = (page: Page) => page.locator('tr[data-row]');
  const shows = (page: Page, count: number) =>
    until(
      () => rows(page).count(),
      (found) => found === count,
    );
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  t.test('who was hit by an outage, in three clicks from the overview', async (t) => {
    const page = await open('/');
    const wrong = page.getByRole('region', { name: 'What is wrong now' });
    await wrong.getByText(/6 of \d+ requests to messages\/default failed in the last hour, by the upstream/).waitFor();
    await wrong.getByRole('link', { name: 'Who was hit' }).click();
    await page.getByRole('status').getByText('6 failures hit 2 customers').waitFor();
    t.strictSame(await rows(page).locator('td:first-child').allTextContents(), ['acme', 'beta'], 'the most hit first');
    t.equal(await rows(page).locator('time').count(), 4, 'the first and the last failure of each');
    t.strictSame(await violations(page), []);
    await page.getByRole('row', { name: /^beta/ }).getByRole('link', { name: '1', exact: true }).click();
    await shows(page, 1);
    await page.getByRole('button', { name: 'Remove the filter Account: beta' }).waitFor();
    await rows(page).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Request' }).waitFor();
    const line = page.getByRole('region', { name: 'Time line' });
    await line.getByText('messages/default: ECONNRESET').waitFor();
    t.strictSame(await line.locator('strong').allTextContents(), ['received', 'sent', 'failed', 'ended']);
    t.strictSame(await violations(page), []);
  });

  t.test('filters are chips in the address, and columns are chosen and sorted', async (t) => {
    const page = await open('/requests');
    await shows(page, FAILURES + 2);
    await press(page, '4xx');
    await page.waitForURL(/status=4xx/);
    await shows(page, 1);
    await press(page, 'Remove the filter Status: 4xx');
    await shows(page, FAILURES + 2);
    await press(page, '+ Filter');
    await page.getByLabel('Filter by').selectOption('charged');
    await page.getByRole('combobox', { name: 'Charged' }).selectOption('true');
    await press(page, 'Add');
    await page.waitForURL(/charged=true/);
    await shows(page, 1);
    await press(page, '+ Filter');
    await page.getByLabel('Filter by').selectOption('account');
    await page.getByRole('textbox', { name: 'Account' }).fill('beta');
    await page.keyboard.press('Enter');
    await page.locator('main').getByText('No request of this time matches the filters.').waitFor();
    await press(page, 'Remove all');
    await shows(page, FAILURES + 2);
    await press(page, '+ Filter');
    await page.getByLabel('Filter by').selectOption('error');
    const error = page.getByRole('textbox', { name: 'Error' });
    // The example is a kind that the API knows.
    await error.fill((await error.getAttribute('placeholder')) ?? '');
    await page.keyboard.press('Enter');
    await page.locator('main').getByText('No request of this time matches the filters.').waitFor();
    await page.getByRole('button', { name: /^Remove the filter Error/ }).click();
    await shows(page, FAILURES + 2);
    await page.getByText('Columns', { exact: true }).first().click();
    await page.getByLabel('Attempts').check();
    await page.getByRole('columnheader', { name: 'Attempts' }).waitFor();
    await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').click();
    await page.waitForURL(/sort=status/);
    t.strictSame((await rows(page).locator('td:nth-child(2)').allTextContents()).slice(0, 2), ['200', '404']);
    t.strictSame(await violations(page), []);
    const csv = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
    t.equal((await (await page.request.get(admin.url + csv)).text()).trim().split('\r\n').length, FAILURES + 3);
  });

  t.test('missing records are told where they are missing', async (t) => {
    const { body } = await admin.get('/requests');
    const since_ms = Date.parse(body.data[1].at) + 1;
    const place = await openPlace(admin.work.store);
    const gap = { since_ms, until_ms: since_ms, requests: 312, reason: 'disk_full' };
    await place.write({ records: [], sums: [], unknown: [], gaps: [gap] });
    const page = await open('/requests');
    const note = page.locator('tr.note');
    await note.getByText(/312 requests were not recorded between .*: the disk was full\./).waitFor();
    t.equal(await page.locator('tr.note + tr').getAttribute('data-row'), body.data[1].id);
    t.strictSame(await violations(page), []);
    await page.goto(`${admin.url}/console/requests?model=none`);
    await page
      .locator('main')
      .getByText(/312 requests were not recorded between/)
      .waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    t.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
    await place.close();
  });

  t.test('new requests appear by themselves', async (t) => {
    const page = await open('/requests');
    await shows(page, FAILURES + 2);
    await press(page, 'Live');
    await page.getByRole('status').getByText('Live: new requests appear at the top.').waitFor();
    const id = await chat(keys.beta, 'hello again');
    await page.locator(`tr[data-row="${id}"]`).waitFor();
    t.strictSame(await violations(page), []);
    await press(page, 'Live');
    await page.getByRole('status').getByText('The list stands still.').waitFor();
  });

  t.test('a live list that is refused tries again', async (t) => {
    const abort = new AbortController();
    // The page of the test before may hold a place for a moment.
    const follow = () =>
      until(
        () =>
          fetch(`${admin.url}/admin/v1/requests/tail`, {
            headers: { authorization: `Bearer ${admin.token}` },
            signal: abort.signal,
          }),
        ({ status }) => status === 200,
      );
    const others = [await follow(), await follow(), await follow(), await follow(), await follow()];
    for (const { body } of others) body?.pipeTo(new WritableStream()).catch(() => {});
    const page = await open('/requests?live=on');
    await page.getByText('Not live: the gateway does not send requests.').waitFor();
    abort.abort();
    await page.getByText('Not live: the gateway does not send requests.').waitFor({ state: 'hidden' });
    const id = await chat(keys.beta, 'hello once more');
    await page.locator(`tr[data-row="${id}"]`).waitFor();
    t.strictSame(await violations(page), []);
  });

  t.test('requests with a wrong key are counted by the network they came from', async (t) => {
    const page = await open('/requests');
    await page.getByLabel('No account').check();
    const row = page.getByRole('row', { name: /127\.0\.0\.0\/24 unauthenticated 1/ });
    await chat('sk-wrong', 'hello');
    await until(async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor();
      return row.count();
    }, Boolean);
    t.strictSame(await violations(page), []);
  });

  t.test('one request is found by its id, explained and refunded where it is', async (t) => {
    const page = await open('/');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.keyboard.press('/');
    await page.getByLabel('What the customer has in hand').fill(paid.slice(0, 16));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Request' }).waitFor();
    t.equal(await page.evaluate('document.activeElement.tagName'), 'H1');
    await page
      .getByRole('region', { name: 'Arithmetic' })
      .getByText(/input × /)
      .waitFor();
    await page.getByText('nobody', { exact: true }).waitFor();
    t.strictSame(await violations(page), []);
    // Its lease is charged when it ends.
    await until(
      () => page.getByRole('button', { name: 'Refund' }).count(),
      (count) => count === 1,
    );
    await press(page, 'Refund');
    await page.getByRole('dialog').getByLabel('Reason').fill('slow');
    await page.getByRole('dialog').getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('row', { name: /New entry: refund/ }).waitFor();
    await page.goto(`${admin.url}/console/requests/${refused}`);
    await page.getByText('model_not_found').waitFor();
    t.equal(await page.getByRole('button', { name: 'Refund' }).count(), 0, 'nothing was charged');
    await page.goto(`${admin.url}/console/requests/req_none`);
    await page.getByRole('heading', { name: 'Not found' }).waitFor();
  });

  t.test('the overview has a period, and a bar opens its requests', async (t) => {
    const page = await open('/');
    await page.getByText('Amount by model and day, CNY').waitFor();
    await page.getByLabel('24 hours').check();
    await page.waitForURL(/period=24h/);
    await page.getByText('Amount by model and hour, CNY').waitFor();
    const figure = (name: string) => page.locator('.figure', { hasText: name }).locator('.value').textContent();
    await until(
      () => figure('Error rate'),
      (shown) => shown?.endsWith('%') === true,
    );
    await page.getByRole('radio', { name: 'Custom' }).check();
    await page.getByLabel('First day').waitFor();
    t.match(new URL(page.url()).search, /since=\d{4}-\d\d-\d\d&until=\d{4}-\d\d-\d\d/);
    t.strictSame(await violations(page), []);
    await page.getByLabel('Today').check();
    await page.getByText('Amount by model and hour, CNY').waitFor();
    const plot = page.locator('.chart .u-over');
    const box = await plot.boundingBox();
    await plot.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) - 3 } });
    await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor();
    t.match(new URL(page.url()).search, /model=chat-large&since=\d{4}-.*&until=/);
    await until(
      () => rows(page).count(),
      (count) => count > 0,
    );
  });

  t.test('usage has any measure by any two columns, with a table and the others', async (t) => {
    const page = await open('/usage');
    await page.getByText('Amount by model and day, CNY').waitFor();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('failures');
    await page.getByRole('combobox', { name: 'By', exact: true }).selectOption('account');
    await page.getByRole('combobox', { name: 'And by' }).selectOption('target');
    await page.getByText('Failures by account and target').waitFor();
    await page.waitForURL(/measure=failures/);
    const sum = page.getByRole('row', { name: /^Sum/ });
    t.match(await sum.textContent(), new RegExp(`caller 1, upstream ${FAILURES}`));
    await page.getByRole('combobox', { name: 'Show' }).selectOption('p95');
    await page.getByText('Duration, 95 % by account and target, ms').waitFor();
    t.equal(await page.locator('.chart canvas').count(), 1);
    t.strictSame(await violations(page), []);
    const csv = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
    t.match(await (await page.request.get(admin.url + csv)).text(), /^account,target,requests,[^\n]*\r\nacme,/);
    await page.goto(`${admin.url}/console/usage?by=account,target&measure=requests`);
    await page.route('**/admin/v1/requests/sums?*', async (route) => {
      await route.continue({ url: route.request().url().replace('top=200', 'top=1') });
    });
    await page.reload();
    await page.locator('.legend').getByText('others').waitFor();
    await page.getByText(/These are 1 of the sums/).waitFor();
  });

  t.test('upstreams show what each target did, and whom it hit', async (t) => {
    const page = await open('/upstreams');
    const target = page.getByRole('group', { name: 'Targets' }).getByRole('row', { name: /^messages/ });
    await target.getByText(`upstream ${FAILURES}`).waitFor();
    await page.getByText(/^Error rate by target and hour, %/).waitFor();
    await page.getByRole('region', { name: 'Last failures' }).getByText('502').first().waitFor();
    t.strictSame(await violations(page), []);
    await target.getByRole('link', { name: 'Who' }).click();
    await page.getByRole('status').getByText('6 failures hit 2 customers').waitFor();
  });
}
