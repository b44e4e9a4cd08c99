/**
 * The end of a month as its clerk has it: all customers sorted, the sum of the ledger, and one ZIP of statements with the letterhead, over
 * HTTP and on the command line, with hostile names.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { startAdmin } from '../support/admin.ts';
import { OPERATOR } from '../support/operator.ts';
import { noPython } from '../support/programs.ts';
import { capture, cny, makeOwner, runTask } from '../support/stores.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
/** Names that are no file names, and two that only differ in case. */
const NAMES = ['../../etc/passwd', 'Acme', 'acme', '=cmd|<b>x</b>', 'Zoë & Søn', 'a\\b:c*?"|'] as const;

const work = await workspace(t);
writeFileSync(join(work.dir, 'logo.svg'), LOGO);
const config = join(work.dir, 'gateway.yaml');
const seller = `seller:
  name: Example <Ltd>
  address: |
    1 Example Road
    Berlin
  tax_id: DE123456789
  logo: logo.svg
  footer: Thank you.
  invoice: INV
  tz: Europe/Berlin
`;
writeFileSync(config, readFileSync(smallConfig, 'utf8') + seller);
const admin = await startAdmin(t, ['--config', config], work);
const clock = { now: 0 };
const store = await openStore(work.store, { now: () => clock.now });
clock.now = Date.parse('2026-02-10T08:00:00Z');
for (const [index, name] of NAMES.entries()) {
  const owner = await makeOwner(store, name, String(100 + index));
  // In Berlin it is March already.
  clock.now = Date.parse('2026-02-28T23:30:00Z');
  await runTask(store, owner, `task-${index}`, '4');
  await store.settleTask(`task-${index}`, capture(`${index + 1}.005`));
  await store.adjust(owner.account, cny('-0.25'), { ...OPERATOR, reason: 'too much' });
  clock.now = Date.parse('2026-02-10T08:00:00Z');
}
clock.now = Date.parse('2026-04-02T08:00:00Z');
await store.topup((await store.findAccount('acme'))?.id ?? '', cny('7'), null, OPERATOR);
await store.createAccount({ id: 'acct_idle', name: 'idle', price_factor_nano: 1_000_000_000n }, OPERATOR);
await store.close();

const MARCH = '/month?month=2026-03';
const remote = { env: { TOLLGATE_ADMIN_TOKEN: admin.token } };

t.test('all customers, sorted, and the sum of the ledger', async (t) => {
  const { status, body } = await admin.get(MARCH);
  t.equal(status, 200);
  t.match(body, { tz: 'Europe/Berlin', from: '2026-02-28T23:00:00.000Z', until: '2026-03-31T22:00:00.000Z' });
  t.match(body, { is_complete: true, currency: 'CNY', others: null, data: { length: NAMES.length } });
  t.match(body.data[0], { account: NAMES[5], opening: '105.00', charged: '6.005', adjustments: '-0.25' });
  t.match(body.data[0], { closing: '98.745', refunds: '0.00', topups: '0.00', requests: 1 });
  t.match(body.total, { accounts: 6, opening: '615.00', charged: '21.03', adjustments: '-1.50', closing: '592.47' });
  const { body: top } = await admin.get(`${MARCH}&sort=opening&order=asc&top=2`);
  t.strictSame(
    top.data.map(({ account }: { account: string }) => account),
    [NAMES[0], NAMES[1]],
  );
  t.match(top.others, { accounts: 4 });
  t.strictSame(top.total, body.total, 'the sum is that of all');
  t.match((await admin.get(`${MARCH}&tz=UTC`)).body, { total: { opening: '592.47', charged: '0.00' } });
  t.match((await admin.get('/month?month=2026-01')).body, { data: { length: 0 }, total: { accounts: 0 } });
  for (const query of ['month=2026-13', 'month=2026-03&tz=Mars', 'month=2026-03&sort=name', 'month=2026-03&top=0'])
    t.match(await admin.get(`/month?${query}`), { status: 400, body: { code: 'invalid_value' } }, query);
  t.match(await admin.get('/month', { token: await admin.tokenOf('viewer') }), { status: 200 });
});

t.test('the same on the command line, on the store and on a gateway', async (t) => {
  const { body } = await admin.get(MARCH);
  const args = ['month', '2026-03', '--config', config];
  t.strictSame(await work.json([...args, '--server', admin.url], remote), body);
  t.strictSame(await work.json(args), body);
  t.match((await work.run(args)).stdout, /2026-03, Europe\/Berlin[\s\S]*all 6 +615\.00/);
  const { stdout: csv } = await work.run([...args, '--csv']);
  t.equal((await work.run([...args, '--csv', '--server', admin.url], remote)).stdout, csv);
  const lines = csv.trimEnd().split('\r\n');
  t.equal(lines.length, 1 + NAMES.length);
  t.match(lines[0], /^month,account,account_id,currency,opening,/);
  t.ok(lines.slice(1).every((line) => /^2026-03,.*,[^,]*account_.*,CNY,/.test(line)));
  t.notMatch(csv, /,=/, 'no cell begins a formula');
  t.equal((await work.run([...args, '--csv', '--zip', 'x'])).code, 2);
  t.equal((await work.run(['month', '2026-13', '--config', config])).code, 1);
});

t.test('the ZIP has a page and a CSV for each account, with safe names, and is the same each time', async (t) => {
  const answer = await fetch(`${admin.url}/admin/v1${MARCH}&format=zip`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  t.equal(answer.headers.get('content-type'), 'application/zip');
  t.match(answer.headers.get('content-disposition'), /filename="2026-03-statements\.zip"/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const file = join(work.dir, 'march.zip');
  for (const server of [[], ['--server', admin.url]]) {
    t.match(await work.json(['month', '2026-03', '--zip', file, '--config', config, ...server], remote), {
      written: file,
      total: { accounts: 6 },
    });
    t.ok(readFileSync(file).equals(bytes), 'the same bytes');
  }
  const files = unzipSync(bytes);
  const names = Object.keys(files).toSorted();
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
  t.equal(names.length, 2 * NAMES.length);
  t.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length, 'unique where case does not count');
  t.ok(names.every((name) => /^2026-03-[\p{L}\p{N}._-]+\.(html|csv)$/u.test(name)));
  t.ok(names.includes('2026-03-Zoë_Søn.html'));
  t.match(names, [/^2026-03-.._.._etc_passwd\.csv$/, /./]);
  const page = textOf('2026-03-Zoë_Søn.html');
  t.match(page, /Example &lt;Ltd&gt;\n1 Example Road\nBerlin\nTax id: DE123456789/);
  t.match(page, `src="data:image/svg+xml;base64,${Buffer.from(LOGO).toString('base64')}"`);
  t.match(page, /Thank you\.<\/footer>/);
  t.match(page, /2026-03-01 to 2026-03-31, Europe\/Berlin/, 'days of the zone');
  t.match(page, /<td>2026-03-01<\/td><td>Opening balance/);
  t.match(page, /title="-5\.005">-5\.01</, 'rounded, with every digit beside it');
  t.match(page, /rounded by itself/);
  t.notMatch(page, /http(?!:\/\/www\.w3)/, 'nothing is loaded from elsewhere');
  const csv = textOf('2026-03-Zoë_Søn.csv');
  t.match(csv, /\r\nZoë & Søn,CNY,closing,2026-04-01T00:00:00\.000\+02:00,,,,98\.745\r\n$/);
  // Only one of each month has the number of the invoice, and it is the same each time.
  const at = `/accounts/${encodeURIComponent(NAMES[4])}/statement?month=2026-03`;
  const { body } = await admin.get(at);
  t.equal(body.invoice, `INV-2026-03-${body.account_id}`);
  t.ok(page.includes(`Invoice ${body.invoice.replace('&', '&amp;')}.`));
  t.equal((await admin.get(`${at}&tz=UTC`)).body.invoice, null, 'another time is no invoice');
  const month = new Date().toISOString().slice(0, 7);
  t.equal((await admin.get(at.replace('2026-03', month))).body.invoice, null, 'nor is a month that has not ended');
});

t.test('the plan and a difference show the seller, and not the bytes of the logo', async (t) => {
  t.match(
    (await work.run(['plan', '--config', config])).stdout,
    /SELLER +TAX ID +INVOICES +MONTHS OF\nExample <Ltd> +DE123456789 +INV +Europe\/Berlin/,
  );
  const { stdout } = await work.run(['plan', '--json', '--config', config]);
  t.match(JSON.parse(stdout), { seller: { logo: { file: 'logo.svg', sha256: String }, tz: 'Europe/Berlin' } });
  t.notMatch(stdout, 'base64');
  const next = join(work.dir, 'next.yaml');
  writeFileSync(next, readFileSync(config, 'utf8').replace('tz: Europe/Berlin', 'tz: UTC'));
  t.match((await work.run(['diff', config, next])).stdout, /~ seller\.tz: Europe\/Berlin -> UTC/);
  const sent = await admin.post('/config/diff', { text: readFileSync(next, 'utf8') });
  t.match(sent, { status: 200, body: { changes: [{ setting: 'seller.tz' }], diagnostics: { length: 0 } } });
  const other = await admin.post('/config/diff', {
    text: readFileSync(next, 'utf8').replace('logo.svg', '/etc/passwd'),
  });
  t.match(JSON.stringify(other.body), /was not sent/, 'no other file is read');
});

t.test('another program reads the ZIP', { skip: noPython() }, async (t) => {
  const file = join(work.dir, 'read.zip');
  await work.run(['month', '2026-03', '--zip', file, '--config', config]);
  const { status, stdout } = spawnSync('python3', ['-m', 'zipfile', '-t', file], { encoding: 'utf8' });
  t.match({ status, stdout }, { status: 0, stdout: /Done testing/ });
});

t.test('a download that its reader leaves, and one that cannot be written, leave nothing', async (t) => {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${admin.token}` };
  const answer = await fetch(`${admin.url}/admin/v1${MARCH}&format=zip`, { headers, signal: leaving.signal });
  leaving.abort();
  await t.rejects(answer.arrayBuffer());
  t.equal((await admin.get(MARCH)).status, 200);
  const refused = await work.run([
    'month',
    '2026-03',
    '--zip',
    join(work.dir, 'no/such/folder.zip'),
    '--config',
    config,
  ]);
  t.equal(refused.code, 1);
  t.match(refused.stderr, /cannot be written/);
  t.notOk(readdirSync(work.dir).some((name) => name.endsWith('.part')));
});
