/** How money is shown to people, in Chromium: on the console's screens and on the page of the holder of a key. */
import { hash } from 'node:crypto';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { priceText } from '../../src/lib/money/price-text.ts';
import { noChromium } from '../support/chromium.ts';
import { press, pressIn, region, startWithAccountPage, violations } from '../support/console.ts';
import { PLAIN_NAMES } from '../support/console-scene.ts';
import { cny } from '../support/stores.ts';

t.setTimeout(240_000);

const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;
const [CUSTOMER] = PLAIN_NAMES.accounts;
const SHOWN = /^(?:[+-]?[\d\s]+\.\d\d|< \+?0\.01|> -0\.01)$/;

if (noChromium) t.plan(0, noChromium);
else {
  const { admin, open, browser } = await startWithAccountPage(t, PLAIN_NAMES, { limits: ', spend_per_day: "250"' });
  const at = `/accounts/${encodeURIComponent(CUSTOMER)}`;

  async function customer(name: string, amount: string, credit_limit = '0'): Promise<string> {
    await admin.post('/accounts', { name, credit_limit });
    if (amount !== '0') t.equal((await admin.post(`/accounts/${name}/topups`, { amount })).status, 201, name);
    const { body } = await admin.post('/keys', { account: name });
    return String(body.key);
  }

  /** Takes a lease, as a gateway does for the requests of a key. */
  async function lease(name: string, amount: string, used?: { readonly of: string; readonly isCapped: boolean }) {
    const store = await openStore(admin.work.store, { now: Date.now });
    const account = String((await admin.get(`/accounts/${name}`)).body.id);
    const key = String((await admin.get(`/keys?account=${account}`)).body.data[0].id);
    const until_ms = Date.now() + 600_000;
    const opened = await store.openSpendLease({ account, key, amount_nano: cny(amount), owner: 'gateway-1', until_ms });
    if (!opened.ok) throw new Error('no lease');
    if (used !== undefined) {
      const use = { hold_id: opened.hold_id, account, key, route: 'create_message', model: 'chat-large' };
      const table = { input: cny('36'), output: cny('180') };
      const content = priceText({ name: 'chat', unit: 'million_tokens', divisor: 1_000_000n, by: ['class'], table });
      const price = { sha256: hash('sha256', content, 'hex'), name: 'chat', content };
      const basis = {
        request_id: `req_${name}`,
        upstream: 'messages',
        target: null,
        is_stream: false,
        price,
        price_factor_nano: NANO,
        rounding: used.isCapped ? 'up_capped' : 'up',
        reported: null,
        cost: null,
      } as const;
      const amount_nano = cny(used.of);
      const input = String((amount_nano * 1_000_000n) / (36n * NANO));
      await store.recordUsage([{ ...use, units: { input, output: '0' }, amount_nano, basis }]);
      await store.closeSpendLease(opened);
    }
    await store.close();
  }

  t.test('amounts have the decimals of the currency; every digit is shown, read and copied', async (t) => {
    const page = await open(at);
    const ledger = region(page, 'Ledger');
    await ledger.getByRole('row').nth(5).waitFor();
    const amounts = "[...document.querySelectorAll('section[aria-label=Ledger] td .money')]";
    const shown = "(each.querySelector('.shown') ?? each)";
    const texts = await page.evaluate<string[]>(`${amounts}.map((each) => ${shown}.textContent)`);
    t.ok(texts.length > 20);
    t.strictSame(
      texts.filter((each) => !SHOWN.test(each)),
      [],
      'two decimals',
    );
    const rights = await page.evaluate<number[]>(
      `${amounts}.filter((each) => each.closest('td:nth-child(4)')).map((each) => Math.round(${shown}.getBoundingClientRect().right))`,
    );
    t.equal(new Set(rights).size, 1, 'the points are below each other');
    const link = ledger.getByRole('link').filter({ has: page.locator('.rounded') });
    const exact = link.first().locator('.exact');
    const digits = (await exact.textContent()) ?? '';
    t.match(digits, /\.\d{3,9}$/);
    const isSeen = () =>
      page.evaluate(
        `getComputedStyle(document.querySelector('section[aria-label=Ledger] td a .exact')).clipPath === 'none'`,
      );
    t.notOk(await isSeen());
    await link.first().hover();
    t.ok(await isSeen(), 'for the mouse');
    await page.mouse.move(0, 0);
    t.notOk(await isSeen());
    await link.first().focus();
    t.ok(await isSeen(), 'for the keyboard');
    const copied = await page.evaluate<string>(
      `getSelection().selectAllChildren(document.querySelector('section[aria-label=Ledger]')), getSelection().toString()`,
    );
    t.ok(copied.includes(`\t${digits}\t`), 'every digit is copied, once');
    t.strictSame(await violations(page), []);
  });

  t.test('cards hold a thousand millions', async (t) => {
    await customer('rich', '999999000.123456789', '1000');
    const page = await open('/accounts/rich');
    await page.getByText('Available, CNY').waitFor();
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      const wide = await page.evaluate(
        `[...document.querySelectorAll('.figure')].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)`,
      );
      t.strictSame(wide, [], `${viewport.width}`);
    }
    t.match(await page.locator('.figure', { hasText: 'Available' }).textContent(), /1000000000\.12/);
  });

  t.test('a holder is told of refusals only when requests are refused', async (t) => {
    const keys = {
      credit: await customer('credit', '0', '50'),
      held: await customer('held', '20'),
      empty: await customer('empty', '0'),
    };
    await lease('held', '20');
    const shown: Record<string, string> = {};
    for (const [name, key] of Object.entries(keys)) {
      const page = await browser.newPage();
      await page.goto(`${admin.gateway_url}/account`);
      await page.getByLabel('API key').fill(key);
      await page.keyboard.press('Enter');
      await region(page, 'Balance').getByText('Available', { exact: true }).waitFor();
      shown[name] = (await region(page, 'Balance').textContent()) ?? '';
      t.strictSame(await violations(page), [], name);
      await page.close();
    }
    t.match(shown.credit, /Available50\.00/);
    t.notMatch(shown.credit, /refused|used up/);
    t.match(shown.held, /Available0\.00.*Pending20\.00/);
    t.notMatch(shown.held, /refused/, 'its lease serves requests');
    t.match(shown.empty, /Requests that cost money are refused/);
  });

  t.test('a ledger shows what changed the balance, and with one click the holds too', async (t) => {
    const page = await open(at);
    const ledger = region(page, 'Ledger');
    const kinds = () => ledger.locator('td:nth-child(3)').allTextContents();
    await ledger.getByRole('row').nth(5).waitFor();
    t.strictSame(
      (await kinds()).filter((kind) => kind === 'hold' || kind === 'release'),
      [],
    );
    await page.getByText('Pending, CNY').waitFor();
    await press(page, 'Show holds');
    await ledger
      .getByRole('row', { name: /\bhold\b/ })
      .first()
      .waitFor();
    t.ok((await kinds()).includes('hold'));
  });

  t.test('a request has its own money only, says that it was capped, and can be refunded', async (t) => {
    await customer('capped', '100');
    await lease('capped', '10', { of: '3.6', isCapped: true });
    const page = await open('/charges/req_capped');
    await page.getByText('Charged, CNY').waitFor();
    const figures = (await page.locator('.figures').textContent()) ?? '';
    t.notMatch(figures, /Held|Freed/);
    t.match(figures, /capped at 3\.60/);
    t.equal(
      await page.locator('.units').textContent(),
      '100000 input',
      'classes of which there was nothing are hidden',
    );
    t.equal(
      await region(page, 'Arithmetic')
        .getByText(/^0 output/)
        .count(),
      0,
      'in the arithmetic too',
    );
    await press(page, 'Refund');
    const amount = page.getByRole('dialog').getByLabel('Amount');
    t.equal(await amount.inputValue(), '3.60');
    await amount.fill('1.1');
    await page.getByRole('dialog').getByLabel('Reason').fill('slow');
    await pressIn(page, 'Preview');
    await page.getByRole('row', { name: 'New entry: refund +1.10' }).waitFor();
    await pressIn(page, 'Refund');
    await page.getByRole('status').getByText('Refunded 1.10 CNY to capped.').waitFor();
    await press(page, 'Refund');
    t.equal(await amount.inputValue(), '2.50', 'what is left');
    await page.keyboard.press('Escape');
    const { body } = await admin.get('/changes?limit=1');
    t.match(body.data[0].reason, /^usage_\d+: slow$/, 'the record names the request');
  });

  t.test('limits are fields with units and what is left', async (t) => {
    const page = await open(at);
    await press(page, 'Limits');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Spend per day, CNY').fill('lots');
    await pressIn(page, 'Save');
    await dialog.getByRole('alert').waitFor();
    t.notOk((await admin.get(at)).body.limits);
    await dialog.getByLabel('Spend per day, CNY').fill('20');
    await dialog.getByLabel('Requests, such as 600/min').fill('60/min');
    await pressIn(page, 'Save');
    await page.getByRole('status').getByText(`The limits of ${CUSTOMER} are saved.`).waitFor();
    t.strictSame((await admin.get(at)).body.limits, { requests: '60/min', spend_per_day: '20' });
    await press(page, 'Limits');
    await dialog
      .getByText(/left of/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  });

  t.test('remedies name what the console has, and no command', async (t) => {
    const page = await open('/accounts/nobody');
    await page.getByRole('heading', { name: 'Not found' }).waitFor();
    await page.getByText(/Request req_[\w-]+/).waitFor();
    for (const path of [
      '/accounts/nobody',
      '/keys/nothing',
      '/tasks/nothing',
      '/charges/nothing',
      '/entries/9999',
      '/webhooks/nothing',
    ]) {
      await page.goto(`${admin.url}/console${path}`);
      await page.getByRole('alert').first().waitFor();
      t.notMatch(await page.locator('main').textContent(), /tollgate [a-z]/, path);
    }
  });

  t.test('focus goes to the heading of a new screen, and ids can be copied', async (t) => {
    const page = await open('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click();
    const focused = page.locator('h1:focus');
    await focused.filter({ hasText: 'Accounts' }).waitFor();
    await page.getByRole('link', { name: CUSTOMER }).click();
    await focused.filter({ hasText: CUSTOMER }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the id' }).first().click();
    await page.getByRole('status').getByText('Copied.').waitFor();
    t.equal(await page.evaluate('navigator.clipboard.readText()'), (await admin.get(at)).body.id);
  });

  t.test('at 390 px a row of a table is a card', async (t) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open('/accounts', { colorScheme, viewport: SIZES.narrow });
      const row = page.getByRole('row', { name: CUSTOMER });
      await row.waitFor();
      const wide = `[...document.querySelectorAll('.scroll, .scroll td')].filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.outerHTML.slice(0, 200))`;
      t.strictSame(await page.evaluate(wide), [], 'no value is wider than its card');
      const label = `getComputedStyle(document.querySelector('tr[data-row] td:nth-child(2)'), '::before').content`;
      t.equal(await page.evaluate(label), '"Available, CNY"');
      await page.goto(`${admin.url}/console${at}`);
      await region(page, 'Ledger').getByRole('row').nth(3).waitFor();
      t.strictSame(await page.evaluate(wide), []);
      t.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'));
      t.strictSame(await violations(page), [], colorScheme);
    }
  });

  t.test('the figure of low wallets opens the list of them', async (t) => {
    const { body: health } = await admin.get('/health');
    const page = await open('/');
    await page.getByRole('link', { name: /^Low wallets/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Accounts' }).waitFor();
    await page.getByRole('link', { name: 'empty' }).waitFor();
    t.equal(await page.locator('tr[data-row]').count(), health.low_wallets);
    t.equal(await page.getByRole('link', { name: 'credit' }).count(), 0, 'its credit can be spent');
  });

  t.test('what a chart leaves out is drawn as others', async () => {
    const page = await open('/usage?by=account,day');
    await page.route('**/admin/v1/usage?*', async (route) => {
      await route.continue({ url: route.request().url().replace('top=200', 'top=3') });
    });
    await page.reload();
    await page.getByText(/largest sums/).waitFor();
    await page.locator('.legend').getByText('others').waitFor();
  });
}
