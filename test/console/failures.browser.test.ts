/** The console in a browser without a locale, what it shows when it fails, and a limit that it cannot read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import t from 'tap';
import { chromiumProgram, noChromium } from '../support/chromium.ts';
import { startConsole } from '../support/console.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(240_000);

if (noChromium) t.plan(0, noChromium);
else {
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  writeFileSync(config, `${readFileSync(smallConfig, 'utf8')}limits: {}\nadmin: { listen: 127.0.0.1:0 }\n`);
  const { admin, open } = await startConsole(t, ['--config', config], work);

  t.test('a browser without a locale', async (t) => {
    const { executablePath, env } = await chromiumProgram();
    const browser = await chromium.launch({
      executablePath,
      env: { ...env, LANG: 'C', LC_ALL: 'C' },
      args: ['--no-sandbox', '--disable-gpu'],
    });
    t.teardown(() => browser.close());
    const context = await browser.newContext();
    const headers = { 'sec-fetch-site': 'same-origin' };
    await context.request.post(`${admin.url}/admin/v1/session`, { data: { token: admin.token }, headers });
    const page = await context.newPage();
    // Newer browsers may mend their language themselves.
    await page.addInitScript(
      "Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true })",
    );
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${admin.url}/console/usage`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    t.strictSame(errors, []);
    await page.goto(`${admin.gateway_url}/account`);
    t.strictSame(errors, []);
  });

  t.test('an exception of a screen is shown, with ways on', async (t) => {
    const page = await open('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route(/\/admin\/v1\/accounts/, (route) => route.fulfill({ json: { data: [null], has_more: false } }));
    await page.getByRole('link', { name: 'Accounts', exact: true }).first().click();
    const failure = page.getByRole('alert').filter({ hasText: 'This page has failed' });
    await failure.waitFor();
    t.match(
      await failure.locator('pre').textContent(),
      /TypeError: .*\n[\s\S]*\nlast request req_[\w-]+\n\/console\/accounts · Mozilla/,
    );
    for (const name of ['Copy the text', 'Log out']) await failure.getByRole('button', { name }).waitFor();
    await page.unroute(/\/admin\/v1\/accounts/);
    await failure.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Accounts' }).waitFor();
    t.equal(await failure.count(), 0);
  });

  t.test('an exception while the program loads is shown, and logging out works', async (t) => {
    const page = await open('/', { token: admin.token });
    await page.addInitScript('Intl.supportedValuesOf = () => { throw new RangeError("no zones") }');
    await page.reload();
    const failure = page.getByRole('alert').filter({ hasText: 'RangeError: no zones' });
    await failure.waitFor();
    const ended = page.waitForResponse((answer) => answer.url().endsWith('/admin/v1/session'));
    await failure.getByRole('button', { name: 'Log out' }).click();
    t.equal((await ended).status(), 200);
  });

  t.test('limits', async (t) => {
    await admin.post('/accounts', { name: 'limited' });
    const limits = async () => (await admin.get('/accounts/limited')).body.limits;
    const page = await open('/accounts/limited');
    const save = async (text: string) => {
      await page.getByRole('button', { name: 'Limits', exact: true }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Spend per day, CNY').fill(text);
      await form.getByRole('button', { name: 'Save' }).click();
      return form;
    };
    await (await save('30')).waitFor({ state: 'detached' });
    t.strictSame(await limits(), { spend_per_day: '30' });
    await (await save('thirty')).getByRole('alert').waitFor();
    t.strictSame(await limits(), { spend_per_day: '30' }, 'nothing was removed');
  });
}
