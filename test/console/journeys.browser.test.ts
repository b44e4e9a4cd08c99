/**
 * What operators do in the console, in Chromium: the first five minutes, a review, a refund, a suspension, a change of prices, two
 * operators at once, a restart under an open page, and a role that is not enough. One gateway and one browser serve all of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { startAdmin } from '../support/admin.ts';
import { noChromium } from '../support/chromium.ts';
import { dialog, press, pressIn, startConsole, violations } from '../support/console.ts';
import { until } from '../support/stack.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

// A slow machine starts a browser, a gateway and a task in more than the usual limit.
t.setTimeout(240_000);

const PRICE = '720p: "1.00"';
const GROUPS = 'groups: { pro: { models: [c/*], factor: "0.9", limits: { requests: 60/min } } }\n';
const VIDEOS = '/api/v3/c/videos/generations/tasks';

if (noChromium) t.plan(0, noChromium);
else {
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  const text = readFileSync(smallConfig, 'utf8');
  writeFileSync(config, `${text}limits: {}\n${GROUPS}admin: { listen: 127.0.0.1:0 }\n`);
  const started = await startConsole(t, ['--config', config], work);
  const { open } = started;
  let { admin } = started;

  /** Sends a request of a key, and returns its status. */
  async function createVideo(key: string, body: object = {}): Promise<number> {
    const { status } = await fetch(admin.gateway_url + VIDEOS, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a sunrise', duration: 4, ...body }),
    });
    return status;
  }

  /** A new account with money and a key. */
  async function customer(name: string, amount = '100') {
    await admin.post('/accounts', { name });
    await admin.post(`/accounts/${name}/topups`, { amount });
    const { body } = await admin.post('/keys', { account: name });
    return { name, key: String(body.key) };
  }

  t.test('every screen of a store without accounts says what to do next', async (t) => {
    const empty = await workspace(t);
    const env = { TOLLGATE_C_URL: admin.gateway_url, TOLLGATE_C_KEY: 'none' };
    const running = empty.start(['serve', '--json', '--port', '0', '--config', config], { env });
    const [, url = ''] = await running.seen(/"admin":\{"url":"([^"]*)"/);
    const made = await empty.json(['admin', 'token', 'create', '--role', 'admin', '--name', 'first']);
    const { token } = made as { readonly token: string };
    const page = await open('/', { token: null });
    await page.goto(`${url}/console/`);
    await page.getByLabel('Token').fill(token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    const says = {
      '/': 'Nothing was used yet. The way to a first charge:',
      '/accounts': 'Create one with New account.',
      '/keys': 'Create one with New key.',
      '/ledger': 'or choose an account.',
      '/requests': 'No request came in this time.',
      '/usage': 'Choose a longer period.',
      '/month': 'Choose another month above.',
      '/tasks': 'Create a key, and send a request',
      '/review': 'All tasks are under Tasks.',
      '/limits': "Set one in the configuration, or with Limits on an account's screen.",
      '/leases': 'opens a lease.',
      '/webhooks': 'Create one with New webhook.',
      '/changes?actor=nobody': 'Nothing matches the filters. Show all',
    };
    for (const [path, text] of Object.entries(says)) {
      await page.goto(`${url}/console${path}`);
      await page.locator('main').getByText(text).waitFor();
    }
    const links = await page.getByRole('navigation').getByRole('link').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    t.strictSame(
      paths.filter((path) => path?.startsWith('/console/') && !(path.slice('/console'.length) in says)),
      ['/console/prices', '/console/upstreams', '/console/configuration', '/console/changes', '/console/tokens'],
      'the others have something: the token was created',
    );
  });

  t.test('from the log-in to the explanation of a charge, and out again', async (t) => {
    const page = await open('/', { token: null });
    await page.getByLabel('Token').fill('tga_wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('the token is not valid').waitFor();
    await page.getByLabel('Token').fill(admin.token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    t.notMatch(await page.content(), /tga_/, 'the page keeps no token');
    t.equal(await page.evaluate('document.cookie + localStorage.length + sessionStorage.length'), '00');

    await page.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click();
    await press(page, 'New account');
    // A dialog begins in its first field.
    const isFocused = (label: string) => page.getByLabel(label).and(page.locator(':focus')).waitFor();
    await isFocused('Name');
    await page.keyboard.type('acme');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'acme' }).waitFor();

    await press(page, 'Top up');
    await isFocused('Amount');
    await page.keyboard.type('100');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: 'Posted after 100.00' }).waitFor();
    t.match((await admin.get('/accounts/acme/wallet')).body, { posted: '0.00' }, 'a preview writes nothing');
    await pressIn(page, 'Top up');
    await page.getByRole('row', { name: /topup \+100\.00/ }).waitFor();

    await press(page, 'New key');
    await press(page, 'Create the key');
    const [key = '', curl = ''] = await until(
      () => dialog(page).locator('pre').allTextContents(),
      (texts) => texts.length === 2,
    );
    t.match(key, /^tg_/);
    t.match(curl, `curl -sS ${admin.gateway_url}${VIDEOS} -H 'authorization: Bearer ${key}'`);
    await press(page, 'Done');
    t.notOk((await page.content()).includes(key), 'the key is gone');

    t.equal(await createVideo(key), 202);
    await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).click();
    await page.getByRole('link', { name: /^task_/ }).click();
    const line = page.getByRole('region', { name: 'Time line' });
    await line.getByText('hold', { exact: true }).waitFor();
    // The page reads the task again by itself.
    await line.getByText('capture', { exact: true }).waitFor({ timeout: 60_000 });
    await line.getByText('succeeded').waitFor();

    await page.getByRole('link', { name: 'Explain' }).click();
    await page.getByRole('row', { name: '4 seconds × 1.00 4' }).waitFor();
    await page.getByText('equal', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: 'Entries' })
      .getByRole('row', { name: /capture/ })
      .first()
      .waitFor();
    t.equal(await createVideo(key, { duration: 97 }), 402, 'the wallet has 96.00');

    await page.getByRole('navigation').getByRole('link', { name: 'Ledger' }).click();
    await press(page, 'Run an audit');
    await pressIn(page, 'Run it');
    await page.getByText('No breach.').waitFor();

    await press(page, 'Log out');
    await page.getByLabel('Token').waitFor();
    await page.goBack();
    await page.getByLabel('Token').waitFor();
    t.equal((await page.request.get(`${admin.url}/admin/v1/me`)).status(), 401, 'the session has ended');
  });

  t.test('tasks in review: one is charged, one is released, each after a look', async (t) => {
    const { key } = await customer('review');
    // The upstream accepts both, and breaks before it answers.
    await Promise.all([createVideo(key, { prompt: 'one [lost]' }), createVideo(key, { prompt: 'two [lost]' })]);
    const page = await open('/review');
    const waiting = page.getByRole('row', { name: /of review/ });
    await press(waiting.first(), 'Capture');
    await dialog(page).getByLabel('Delivered quantity').fill('3');
    await dialog(page).getByLabel('Reason').fill('delivered');
    await pressIn(page, 'Preview');
    await page.getByRole('row', { name: 'Charged to review 3.00' }).waitFor();
    t.match((await admin.get('/accounts/review/wallet')).body, { posted: '100.00', held: '8.00' });
    await pressIn(page, 'Charge it');
    await until(
      () => waiting.count(),
      (count) => count === 1,
    );
    await press(waiting.first(), 'Release');
    await dialog(page).getByLabel('Reason').fill('not delivered');
    await pressIn(page, 'Preview');
    await page.getByRole('row', { name: 'Charged to review 0.00' }).waitFor();
    await pressIn(page, 'Charge nothing');
    await page.getByText('Nothing waits for a decision.').waitFor();
    t.match((await admin.get('/accounts/review/wallet')).body, { posted: '97.00', held: '0.00' });
  });

  t.test('a refund, and an account that is suspended and resumed', async (t) => {
    const { key } = await customer('refund');
    await createVideo(key, { prompt: 'one [lost]' });
    const { body: review } = await admin.get('/tasks?account=refund');
    await admin.post(`/tasks/${review.data[0].id}/resolution`, { capture: '4', reason: 'delivered' });
    const page = await open('/accounts/refund');
    await press(page, 'Refund');
    await dialog(page).getByLabel('Amount').fill('9');
    await dialog(page).getByLabel('Reason').fill('a bad result');
    await press(page, 'Preview');
    await dialog(page).getByRole('alert').waitFor();
    await dialog(page).getByLabel('Amount').fill('1.5');
    await press(page, 'Preview');
    await page.getByRole('row', { name: 'Posted after 97.50' }).waitFor();
    await pressIn(page, 'Refund');
    await page.getByRole('row', { name: /refund \+1\.50/ }).waitFor();

    await press(page, 'Suspend');
    await press(page, 'Suspend the account');
    await page.getByText('suspended', { exact: true }).waitFor();
    t.equal(await createVideo(key), 403);
    await press(page, 'Resume');
    await press(page, 'Resume the account');
    await page.getByText('active', { exact: true }).waitFor();
    t.equal(await createVideo(key), 202);
  });

  t.test('a price is edited, compared and loaded', async (t) => {
    const { key } = await customer('prices');
    const page = await open('/configuration');
    const edited = readFileSync(config, 'utf8').replace(PRICE, '720p: "1.25"');
    const area = page.getByLabel('The main file of a configuration');
    await area.fill(edited.replace('price: c,', 'price: d,'));
    await press(page, 'Check and compare');
    await page
      .getByText(/there is no price table d|price.*d/)
      .first()
      .waitFor();
    await area.fill(edited);
    await press(page, 'Check and compare');
    await page.getByText('1.25').first().waitFor();
    await press(page, 'Price the past anew');
    // The task in review above was charged 3 seconds.
    const dearer = /^review c\/vidgen-2.0 1 3.00 3.75 \+0.75/;
    await page.getByRole('row', { name: dearer }).waitFor();
    await area.fill(edited.replace('limits: {}', 'limits: { all: { by: [account], spend_per_day: "2.00" } }'));
    await press(page, 'Check and compare');
    await page.getByText('spend_per_day').first().waitFor();
    await press(page, 'Price the past anew');
    await page.getByRole('row', { name: /^review account: spend_per_day 2.00 1 3.75/ }).waitFor();
    writeFileSync(config, edited);
    await page.getByText('These files differ from what runs: gateway.yaml').waitFor();
    const changed = page.getByRole('region', { name: 'The changed files' });
    await press(changed, 'Price the past anew');
    await changed.getByRole('row', { name: dearer }).waitFor();
    await press(page, 'Reload…');
    await press(page, 'Preview');
    await dialog(page).getByText('1.25').first().waitFor();
    await pressIn(page, 'Reload');
    await dialog(page).waitFor({ state: 'detached' });
    t.equal(await createVideo(key, { prompt: 'one [lost]' }), 502);
    t.match((await admin.get('/accounts/prices/wallet')).body, { held: '5.00' }, 'four seconds for 1.25');
  });

  t.test('limits of an account are set, and removed', async (t) => {
    await customer('limited');
    const page = await open('/accounts/limited');
    // The second form opens at once after the first: a slow read must not give it the limits and the version of before.
    await page.route('**/admin/v1/accounts/limited', async (route) => {
      await delay(400);
      await route.continue();
    });
    await press(page, 'Limits');
    await dialog(page).getByLabel('Requests').first().fill('60/min');
    await dialog(page).getByLabel('Spend per day').fill('lots');
    await pressIn(page, 'Save');
    await dialog(page).getByRole('alert').waitFor();
    await dialog(page).getByLabel('Spend per day').fill('20');
    await pressIn(page, 'Save');
    await dialog(page).waitFor({ state: 'detached' });
    t.strictSame((await admin.get('/accounts/limited')).body.limits, { requests: '60/min', spend_per_day: '20' });
    await press(page, 'Limits');
    await dialog(page).getByLabel('Spend per day').fill('');
    await pressIn(page, 'Save');
    await dialog(page).waitFor({ state: 'detached' });
    t.strictSame((await admin.get('/accounts/limited')).body.limits, { requests: '60/min' });
  });

  t.test('an account is put into a group, which gives it models, a factor and limits', async (t) => {
    const { name } = await customer('joiner');
    const page = await open(`/accounts/${name}`);
    await press(page, 'Edit');
    await page.getByLabel('Group').fill('prro');
    await pressIn(page, 'Save');
    await dialog(page).getByText("has no group 'prro'").waitFor();
    await page.getByLabel('Group').fill('pro');
    await pressIn(page, 'Save');
    await page.getByText('joiner is saved.').waitFor();
    for (const text of ['0.9 (group pro)', 'c/* (group pro)', 'requests 60/min (group pro)'])
      await page.locator('main').getByText(text, { exact: true }).waitFor();
    await press(page, 'Edit');
    t.equal(await page.getByLabel('Price factor').inputValue(), '', 'it has none of its own');
    await page.getByLabel('Price factor').fill('0.8');
    await pressIn(page, 'Save');
    await page.locator('main').getByText('0.8', { exact: true }).waitFor();
    await page.goto(`${admin.url}/console/accounts?group=pro`);
    await page.getByRole('row', { name: 'joiner' }).waitFor();
    t.equal(await page.getByRole('row').count(), 2, 'only its accounts, below the heading');
  });

  t.test('what a group pays for a model, and the edit of a price', async (t) => {
    const page = await open('/prices?model=c/*');
    const row = page.getByRole('row', { name: 'resolution 720p' }).first();
    const price = await row.getByRole('cell').nth(2).innerText();
    t.match(price, /^\d+\.\d{2}$/);
    await page.getByRole('link', { name: 'pro', exact: true }).first().click();
    await row.getByText(`${price} × 0.9`).waitFor();
    await row.getByRole('button', { name: 'Edit…' }).click();
    await page.getByLabel('New price').fill('1.20');
    const text = await dialog(page).locator('pre').innerText();
    t.strictSame(text.match(/"[^\n]*$/gm), [`"720p": "${price}"`, '"720p": "1.20"']);
  });

  t.test('two operators edit one account: the later one sees what the earlier one changed', async (t) => {
    await customer('shared');
    const other = await admin.tokenOf('operator');
    const [first, second] = [await open('/accounts/shared'), await open('/accounts/shared', { token: other })];
    for (const page of [first, second]) await press(page, 'Edit');
    await first.getByLabel('Contact').fill('ops@example.com');
    await second.getByLabel('External id').fill('crm-7');
    await press(first, 'Save');
    await dialog(first).waitFor({ state: 'detached' });
    await press(second, 'Save');
    await second.getByRole('alert').getByText('Somebody else changed this after you opened it.').waitFor();
    await second.getByRole('alert').getByText('ops@example.com').waitFor();
    t.equal(await second.getByLabel('External id').inputValue(), 'crm-7', 'what was typed is kept');
    await press(second, 'Save');
    await dialog(second).waitFor({ state: 'detached' });
    const { body } = await admin.get('/accounts/shared');
    t.match(body, { contact: 'ops@example.com', external_id: 'crm-7' });
  });

  t.test('the session ends in another tab, in the middle of a form: who logs in again goes on', async (t) => {
    await customer('session');
    const page = await open('/accounts/session');
    await press(page, 'Top up');
    await page.getByLabel('Amount').fill('12.34');
    const tab = await page.context().newPage();
    await tab.goto(`${admin.url}/console/`);
    await press(tab, 'Log out');
    await tab.getByLabel('Token').waitFor();
    await press(page, 'Preview');
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    t.strictSame(await violations(page), []);
    await page.keyboard.press('Escape');
    await page.getByLabel('Token').fill(admin.token);
    await page.keyboard.press('Enter');
    await page.getByLabel('Token').waitFor({ state: 'detached' });
    t.equal(await page.getByLabel('Amount').inputValue(), '12.34');
    await press(page, 'Preview');
    await page.getByRole('row', { name: 'Posted after 112.34' }).waitFor();
    await pressIn(page, 'Top up');
    await page.getByRole('row', { name: /topup \+12\.34/ }).waitFor();

    const other = await admin.tokenOf('viewer');
    await press(page, 'Adjust');
    await page.getByLabel('Signed amount').fill('-1');
    await tab.getByLabel('Token').fill(other);
    await tab.keyboard.press('Enter');
    await tab.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.getByLabel('Reason').fill('none');
    await press(page, 'Preview');
    await dialog(page).getByRole('alert').getByText(/role/).first().waitFor();
  });

  t.test('states of a screen: forbidden, not found, empty; each filter is in the address', async (t) => {
    const page = await open('/tokens', { token: await admin.tokenOf('viewer') });
    await page.getByRole('heading', { name: 'Your role is not enough' }).waitFor();
    for (const nothing of ['accounts/nobody', 'tasks/%E0%A4%A']) {
      await page.goto(`${admin.url}/console/${nothing}`);
      await page.getByRole('heading', { name: 'Not found' }).waitFor();
    }
    await page.goto(`${admin.url}/console/tasks?state=dispatching&tz=Asia/Tokyo`);
    await page.getByText('Nothing matches the filters.').waitFor();
    t.equal(await page.getByLabel('State').inputValue(), 'dispatching');
    t.equal(await page.getByLabel('Time zone').inputValue(), 'Asia/Tokyo');
    await page.getByLabel('State').selectOption('');
    await page
      .getByRole('link', { name: /^task_/ })
      .first()
      .waitFor();
    t.equal(new URL(page.url()).search, '?tz=Asia%2FTokyo');
    await page.goto(`${admin.url}/console/usage?tz=Mars/Olympus&by=nonsense`);
    await page.locator('.periods').getByText('Europe/Berlin').waitFor();
    t.equal(await page.getByLabel('Time zone').inputValue(), '', 'that of the browser');
    await page.getByText('Amount by model and day, CNY').waitFor();
    for (const text of ['share', 'shared']) {
      await page.keyboard.press('/');
      await page.getByLabel('What the customer has in hand').fill(text);
      await page.keyboard.press('Enter');
      await dialog(page).waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'shared' }).waitFor();
      await page.goto(`${admin.url}/console/`);
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
    }
    await page.goto(`${admin.url}/console/accounts/shared`);
    await page.getByRole('heading', { name: 'shared' }).waitFor();
    t.equal(
      await page.getByRole('button', { name: 'Top up' }).count(),
      0,
      'a viewer is shown no button that would be refused',
    );
    await page.keyboard.press('?');
    await dialog(page).getByText('Show these keys').waitFor();
  });

  t.test('usage equals the ledger, on the screen and as CSV', async (t) => {
    const page = await open('/usage?by=account&since=1d');
    const sum = page.getByRole('row', { name: /^Sum/ }).getByRole('cell').last();
    const shown = ((await sum.textContent()) ?? '').replaceAll(/\s/g, '');
    const names = (await admin.get('/accounts?limit=200')).body.data.map(({ name }: { name: string }) => name);
    let charged = 0n;
    for (const name of names) {
      const { body } = await admin.get(`/accounts/${name}/entries?limit=200`);
      for (const { kind, posted_delta } of body.data) {
        if (kind === 'capture' || kind === 'overage') charged -= BigInt(posted_delta.replace('.', ''));
      }
    }
    t.equal(shown.replace('.', ''), String(charged));
    const href = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
    const csv = await (await page.request.get(admin.url + href)).text();
    const [head = '', ...lines] = csv.trim().split('\r\n');
    const at = head.split(',').indexOf('amount');
    const amounts = lines.map((line) => BigInt((line.split(',')[at] ?? '').replace('.', '')));
    t.equal(
      amounts.reduce((sum, amount) => sum + amount, 0n),
      charged,
    );
    t.equal(await page.locator('.chart canvas').count(), 1);
    await page.getByText('Amount by account, CNY').waitFor();
    await page.goto(`${admin.url}/console/`);
    await page.getByText('Amount by model and day, CNY').waitFor();
  });

  t.test('the gateway restarts under an open page', async (t) => {
    const page = await open('/');
    await page.getByText('Ready', { exact: true }).waitFor();
    const form = await open('/accounts/shared');
    await press(form, 'Top up');
    await form.getByLabel('Amount').fill('2.5');
    admin.kill();
    await press(form, 'Preview');
    await form.getByRole('alert').getByText('Press the button again.').waitFor();
    await page
      .getByText(/Not up to date. The gateway does not answer/)
      .first()
      .waitFor({ timeout: 30_000 });
    const port = new URL(admin.url).port;
    writeFileSync(config, readFileSync(config, 'utf8').replace('127.0.0.1:0', `127.0.0.1:${port}`));
    admin = await startAdmin(t, ['--config', config], work);
    await until(
      () => page.getByText(/Not up to date/).count(),
      (count) => count === 0,
    );
    await page.getByText('Ready', { exact: true }).waitFor();
    await press(form, 'Preview');
    await form.getByText('Posted after').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click();
    await page.getByRole('link', { name: 'shared' }).waitFor();
  });
}
