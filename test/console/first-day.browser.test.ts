/** The first five minutes of an operator, in Chromium: log in, an account, money, a key, a task, and log out. */
import t from 'tap';
import { hasChromium, startConsole } from '../support/console.ts';
import { until } from '../support/stack.ts';

// A slow machine starts a browser, a gateway and a task in more than the usual limit.
t.setTimeout(120_000);

if (!hasChromium()) t.plan(0, 'no Chromium on this machine');
else {
  const { admin, open } = await startConsole(t);

  t.test('from the log-in to a charge, and out again', async (t) => {
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
    await page.getByRole('button', { name: 'New account' }).click();
    await page.getByLabel('Name').fill('acme');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByRole('heading', { name: 'acme' }).waitFor();

    await page.getByRole('button', { name: 'Top up' }).click();
    await page.getByLabel('Amount').fill('100');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('row', { name: 'Posted after 100.00' }).waitFor();
    t.match((await admin.get('/accounts/acme/wallet')).body, { posted: '0.00' }, 'a preview writes nothing');
    await page.getByRole('dialog').getByRole('button', { name: 'Top up' }).click();
    await page.getByRole('row', { name: /topup \+100\.00/ }).waitFor();

    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByRole('button', { name: 'Create the key' }).click();
    const key = (await page.getByRole('dialog').locator('pre').textContent()) ?? '';
    t.match(key, /^tg_/);
    await page.getByRole('button', { name: 'Done' }).click();
    t.notOk((await page.content()).includes(key), 'the key is gone');

    const created = await fetch(`${admin.gateway_url}/api/v3/c/videos/generations/tasks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a sunrise', duration: 4 }),
    });
    t.equal(created.status, 202);
    await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).click();
    await page.getByRole('link', { name: /^task_/ }).click();
    const line = page.getByRole('region', { name: 'Time line' });
    await line.getByText('hold', { exact: true }).waitFor();
    // The page reads the task again by itself.
    await line.getByText('capture', { exact: true }).waitFor({ timeout: 60_000 });
    await line.getByText('succeeded').waitFor();

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Token').waitFor();
    await page.goBack();
    await page.getByLabel('Token').waitFor();
    t.equal((await page.request.get(`${admin.url}/admin/v1/me`)).status(), 401, 'the session has ended');
  });

  t.test('each link of the navigation opens its screen', async (t) => {
    const page = await open('/');
    const links = page.getByRole('navigation').first().getByRole('link');
    await links.first().waitFor();
    const names = await links.allTextContents();
    t.ok(names.length > 10, names.join(', '));
    for (const name of names) {
      await links.filter({ hasText: name }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      // A screen may load several parts.
      await until(
        () => page.getByRole('status').filter({ hasText: 'Loading' }).count(),
        (count) => count === 0,
      );
      t.equal(await page.getByRole('alert').count(), 0, name);
    }
  });
}
