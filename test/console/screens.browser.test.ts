/**
 * Opens every screen of the console in Chromium, light and dark, wide and narrow, with hostile names in it. `UPDATE=1` takes the
 * screenshots of docs/console/, with plain names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import t from 'tap';
import { hasChromium, startConsole } from '../support/console.ts';
import { fillPast, fillPresent, PLAIN_NAMES } from '../support/console-scene.ts';
import { until } from '../support/stack.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(300_000);

const FOLDER = process.env.SHOTS ?? join(root, 'docs/console');

async function isQuiet(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await until(
    () => page.getByRole('status').filter({ hasText: 'Loading' }).count(),
    (count) => count === 0,
  );
}

async function shoot(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
  await session.detach();
}

if (!hasChromium()) t.plan(0, 'no Chromium on this machine');
else {
  const names = PLAIN_NAMES;
  const work = await workspace(t);
  const config = join(work.dir, 'gateway.yaml');
  // With limits, so that their screen has rows.
  writeFileSync(config, `${readFileSync(smallConfig, 'utf8')}limits: { per_key: { by: [key], requests: 600/min } }\n`);
  const { admin, open } = await startConsole(t, ['--config', config], work);
  await fillPast(admin.work.store, names);
  const scene = await fillPresent(admin, names);
  mkdirSync(FOLDER, { recursive: true });
  t.test('screens', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open('/', { colorScheme });
      for (const [name, path] of Object.entries(scene)) {
        await page.goto(`${admin.url}/console${path}`);
        for (const [size, width, height] of [
          ['wide', 1280, 800],
          ['narrow', 360, 740],
        ] as const) {
          await page.setViewportSize({ width, height });
          await isQuiet(page);
          await shoot(page, `${name.replaceAll(' ', '-')}-${colorScheme}-${size}`);
        }
      }
    }
  });
}
