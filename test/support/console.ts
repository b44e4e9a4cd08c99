/** Opens the console of a running gateway in Chromium. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Test } from 'tap';
import { buildAccountPage, buildConsole } from '../../scripts/build-console.ts';
import { type Admin, startAdmin } from './admin.ts';
import { launchChromium } from './chromium.ts';
import { fillPast, type SceneNames } from './console-scene.ts';
import { root, smallWithAccount, type Workspace, workspace } from './tollgate.ts';

/** Where `UPDATE=1` writes screenshots. */
export const SCREENSHOTS = join(root, 'docs/console');

/** Amounts with every digit, also if they are shown rounded. */
export const EVERY_DIGIT = '.exact, .money:not(.rounded)';

/** A gateway, and a browser that is not signed in. */
export interface Console {
  readonly admin: Admin;
  readonly browser: Browser;
  /** Opens a path below `/console` in a browser of its own. The test fails if the page breaks its policy or throws. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Signs in with it first; null: nobody is signed in; default: that of the sandbox. */
  readonly token?: string | null;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds, each with the first element.
 *
 * @param rules only these; default: all.
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // By the debugger, because the policy of the page allows no foreign script.
  await page.evaluate(axe);
  return page.evaluate(`axe
    .run(${JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })})
    .then(({ violations }) => violations.map(({ id, nodes: [node] }) => id + ': ' + node.html + ' ' + node.failureSummary))`);
}

/** Writes a screenshot of what the window shows. */
export async function shoot(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  writeFileSync(join(SCREENSHOTS, `${name}.webp`), Buffer.from(data, 'base64'));
  await session.detach();
}

/** Starts a gateway with the console. */
export async function startConsole(t: Test, args: readonly string[] = [], work?: Workspace): Promise<Console> {
  // A checkout serves dist/.
  if (process.env.TESTS_PROGRAM === undefined)
    await Promise.all([buildConsole(join(root, 'dist/console')), buildAccountPage(join(root, 'dist/account'))]);
  const admin = await startAdmin(t, args, work);
  const browser = await launchChromium();
  t.teardown(() => browser.close());
  async function open(path: string, { token = admin.token, ...options }: OpenOptions = {}): Promise<Page> {
    const context = await browser.newContext({ timezoneId: 'Europe/Berlin', ...options });
    context.setDefaultTimeout(30_000);
    if (token !== null) {
      const answer = await context.request.post(`${admin.url}/admin/v1/session`, {
        data: { token },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      t.equal(answer.status(), 201, 'signed in');
    }
    const page = await context.newPage();
    page.on('pageerror', (error) => t.fail(`${path}: ${error.message}`));
    page.on('console', (message) => {
      if (/Content.Security.Policy|Refused to/i.test(message.text())) t.fail(`${path}: ${message.text()}`);
    });
    await page.goto(`${admin.url}/console${path}`);
    return page;
  }
  return { admin, browser, open };
}

/**
 * Starts a gateway with the console and the page of the holder of a key, over a past.
 *
 * @param options the page's settings; `limits` of each key, in YAML, beside those of requests.
 */
export async function startWithAccountPage(
  t: Test,
  names: SceneNames,
  {
    limits = '',
    account_page = '/account',
  }: { readonly limits?: string; readonly account_page?: string | object } = {},
): Promise<Console> {
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  const text = smallWithAccount()
    .replace('server: { ', `server: { account_page: ${JSON.stringify(account_page)}, `)
    .replace('currency: { code: CNY }', 'currency: { code: CNY, low_wallet: "10.00" }');
  writeFileSync(join(work.dir, 'logo.svg'), LOGO);
  writeFileSync(config, `${text}limits: { per_key: { by: [key], requests: 600/min${limits} } }\n`);
  const started = await startConsole(t, ['--config', config], work);
  await fillPast(started.admin.work.store, names);
  return started;
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4.5" cy="4.5" r="4" fill="#2457d6"/></svg>';

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name });
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Presses a button. */
export async function press(within: Page | Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click();
}

/** Presses a button of the dialog. */
export async function pressIn(page: Page, name: string): Promise<void> {
  await press(dialog(page), name);
}
