/**
 * Opens the screens of the console in Chromium, each day a third of them, light and dark, wide and narrow, with hostile names in everything that customers,
 * vendors and operators name. `UPDATE=1` takes the screenshots of docs/console/, with plain names.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import t from 'tap';
import { noChromium } from '../support/chromium.ts';
import { SCREENSHOTS, shoot, startConsole, violations } from '../support/console.ts';
import { fillPast, fillPresent, PLAIN_NAMES, type SceneNames } from '../support/console-scene.ts';
import { ofToday } from '../support/sample.ts';
import { until } from '../support/stack.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(300_000);

const isUpdate = process.env.UPDATE === '1';
const SIZES = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } } as const;
/** The limit of everything that a browser loads, compressed. */
const MAX_bytes = 130 * 1024;
/** The limit of all screenshots. */
const MAX_SCREENSHOTS_bytes = 3 * 1024 ** 2;

const HOSTILE_NAMES: SceneNames = {
  accounts: [
    '"><img src=x onerror=window.pwned=1>',
    "'onmouseover='window.pwned=1",
    '=1+1</td></table><script>window.pwned=1</script>',
  ],
  key: '<b onclick="window.pwned=1">key</b>',
  chat: '</textarea><svg onload=window.pwned=1>',
  video: 'javascript:window.pwned=1//<iframe srcdoc="<script>parent.pwned=1</script>">',
  memo: '=HYPERLINK("http://x","y")<style>*{display:none}</style>',
};

const names = isUpdate ? PLAIN_NAMES : HOSTILE_NAMES;
async function isQuiet(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await until(
    () => page.getByRole('status').filter({ hasText: 'Loading' }).count(),
    (count) => count === 0,
  );
}

/** Elements that only a name could have made. */
const FOREIGN = 'img, iframe, svg, main script, main style, b, [onclick], [onerror], [onload], [onmouseover]';

if (noChromium) t.plan(0, noChromium);
else {
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  // With limits, so that their screen has rows.
  writeFileSync(config, `${readFileSync(smallConfig, 'utf8')}limits: { per_key: { by: [key], requests: 600/min } }\n`);
  const { admin, open } = await startConsole(t, ['--config', config], work);
  await fillPast(admin.work.store, names);
  const scene = await fillPresent(admin, names);
  const screens = isUpdate ? Object.entries(scene) : ofToday(Object.entries(scene));
  if (isUpdate) mkdirSync(SCREENSHOTS, { recursive: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    t.test(`every screen, ${colorScheme}`, async (t) => {
      const page = await open('/', { colorScheme, reducedMotion: 'reduce' });
      for (const [name, path] of screens) {
        await page.goto(`${admin.url}/console${path}`);
        await isQuiet(page);
        t.equal(await page.getByRole('alert').count(), 0, `${name} shows no failure`);
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          // Tables scroll by themselves.
          t.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `${name} fits, ${size}`);
          if (isUpdate) await shoot(page, `${name.replaceAll(' ', '-')}-${colorScheme}-${size}`);
        }
        // The dark screens differ from the light ones in their colours.
        const found = await violations(page, colorScheme === 'dark' ? ['color-contrast'] : undefined);
        t.strictSame(found, [], `axe finds nothing on ${name}`);
        t.equal(await page.locator(FOREIGN).count(), 0, `${name} has no element of a name`);
      }
      t.equal(await page.evaluate('window.pwned'), undefined, 'nothing ran');
    });
  }

  t.test('hostile names are shown as they are, also in dialogs and CSV', async (t) => {
    const [account] = names.accounts;
    const page = await open(scene.account ?? '/');
    await page.getByRole('heading', { level: 1, name: account }).waitFor();
    await page.getByText(names.key, { exact: true }).first().waitFor();
    await page.getByText(names.chat, { exact: true }).first().waitFor();
    for (const button of ['Edit', 'Suspend', 'Adjust', 'Top up', 'New key']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('dialog').getByText(account).first().waitFor();
      t.strictSame(await violations(page), [], `axe finds nothing on ${button}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const csv = await page.request.get(`${admin.url}/admin/v1/usage?by=account&format=csv`);
    t.notMatch(await csv.text(), /^=/m, 'no cell begins a formula');
    t.equal(await page.locator(FOREIGN).count(), 0);
    t.equal(await page.evaluate('window.pwned'), undefined, 'nothing ran');
  });

  t.test('sizes', async (t) => {
    const sizeOf = (folder: string, measure: (content: Buffer) => number) =>
      readdirSync(folder)
        .map((file) => measure(readFileSync(join(folder, file))))
        .reduce((sum, size) => sum + size, 0);
    const dist = process.env.TESTS_PROGRAM === undefined ? join(root, 'dist') : dirname(process.env.TESTS_PROGRAM);
    const packed = (folder: string) => sizeOf(join(dist, folder), (content) => gzipSync(content).length);
    const loaded = packed('console') + packed('account');
    t.ok(loaded < MAX_bytes, `the console and the page for holders of keys have ${loaded} bytes compressed`);
    const shots = sizeOf(SCREENSHOTS, ({ length }) => length);
    t.ok(shots < MAX_SCREENSHOTS_bytes, `the screenshots have ${shots} bytes`);
  });
}
