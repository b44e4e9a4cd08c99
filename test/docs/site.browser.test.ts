/**
 * Opens the documentation's site in Chromium beside a running gateway: every page fits 360 px and breaks no policy, axe finds nothing, and
 * the search works by keyboard. With `SHOTS=FOLDER` it writes screenshots.
 */
import { join } from 'node:path';
import t from 'tap';
import { buildDocs } from '../../scripts/build-docs.ts';
import { noChromium } from '../support/chromium.ts';
import { startConsole, violations } from '../support/console.ts';
import { root } from '../support/tollgate.ts';

t.setTimeout(300_000);

const SHOTS = process.env.SHOTS;
/** One page of each form. */
const LOOKED_AT = [
  '',
  'start/python.html',
  'guides/alerts.html',
  'reference/errors.html',
  'explanation/architecture.html',
];
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 360, height: 740 } } as const;

if (noChromium) t.plan(0, noChromium);
else {
  // A checkout serves dist/.
  if (process.env.TESTS_PROGRAM === undefined) await buildDocs(join(root, 'dist/docs'));
  const { admin, open } = await startConsole(t);
  const site = `${admin.url}/docs/`;

  t.test('every page fits a telephone and has no dead resource', async (t) => {
    const page = await open('/', { viewport: SIZES.narrow });
    const failed: string[] = [];
    page.on('response', (answer) => void (answer.status() >= 400 && failed.push(answer.url())));
    await page.goto(site);
    const links = await page
      .locator('#pages a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    t.ok(links.length > 40);
    for (const link of links) {
      await page.goto(site + link);
      t.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), link);
    }
    t.strictSame(failed, []);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    t.test(`axe finds nothing, ${colorScheme}`, async (t) => {
      const page = await open('/', { colorScheme, reducedMotion: 'reduce' });
      for (const link of LOOKED_AT)
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          await page.goto(site + link);
          t.strictSame(await violations(page), [], `${link} ${size}`);
          const name = link.replace(/.*\/|\.html/g, '') || 'home';
          if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${name}-${colorScheme}-${size}.png`) });
        }
    });

  t.test('the search, by keyboard', async (t) => {
    const page = await open('/', { viewport: SIZES.wide });
    await page.goto(`${site}guides/prices.html`);
    await page.keyboard.press('/');
    await page.keyboard.type('insufficient_funds');
    await page.getByRole('option').first().waitFor();
    if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, 'search.png') });
    t.strictSame(await violations(page), []);
    await page.keyboard.press('Enter');
    await page.waitForURL(/reference\/errors\.html#insufficient_funds$/);
    await page.keyboard.press('/');
    await page.keyboard.type('qqqqqq');
    await page.getByText('Nothing found.').waitFor();
    await page.keyboard.press('Escape');
    t.equal(await page.getByRole('combobox').getAttribute('aria-expanded'), 'false');
    await page.getByRole('link', { name: 'Console', exact: true }).click();
    await page.getByRole('link', { name: 'Documentation', exact: true }).click();
    await page.waitForURL(site);
  });

  t.test('what is sent', async (t) => {
    const first = await fetch(site);
    t.match(first.headers.get('content-security-policy'), "default-src 'none'; script-src 'self'; style-src 'self'");
    const etag = first.headers.get('etag') ?? '';
    t.equal((await fetch(site, { headers: { 'if-none-match': etag } })).status, 304);
    const script = /docs-\w+\.js/.exec(await first.text())?.[0] ?? '';
    t.match((await fetch(site + script)).headers.get('cache-control'), 'immutable');
    t.match(await (await fetch(`${site}nothing.html`)).json(), { code: 'route_not_found', status: 404 });
    t.equal((await fetch(`${admin.url}/docs`, { redirect: 'manual' })).headers.get('location'), '/docs/');
  });
}
