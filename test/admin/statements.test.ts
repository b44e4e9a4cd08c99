/** The statement of a month: the same on the command line and over HTTP, as JSON, CSV and a page, and equal to the ledger. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { startAdmin } from '../support/admin.ts';
import { OPERATOR } from '../support/operator.ts';
import { capture, cny, makeOwner, newTask, runTask } from '../support/stores.ts';

const admin = await startAdmin(t);
const { work, token } = admin;
const clock = { now: 0 };
const store = await openStore(work.store, { now: () => clock.now });
const at = (moment: string) => {
  clock.now = Date.parse(moment);
};
const NAME = '=cmd|<script>alert(1)</script>';

at('2026-02-10T08:00:00Z');
const owner = await makeOwner(store, NAME, '100');
// In Berlin it is March already.
at('2026-02-28T23:30:00Z');
await runTask(store, owner, 'one', '4', { model: '<b>video</b>' });
await store.settleTask('one', capture('1.5'));
at('2026-03-31T21:59:59Z');
await store.topup(owner.account, cny('20'), '=1+1', OPERATOR);
const adjusted = await store.adjust(owner.account, cny('-0.25'), { ...OPERATOR, reason: 'too much' });
const charged = (await store.entriesOfHold((await store.getTask('one'))?.hold_id ?? 0n)).at(-1);
await store.refund(owner.account, charged?.id ?? 0n, cny('0.5'), { ...OPERATOR, reason: 'a black frame' });
at('2026-03-31T22:00:00Z');
await store.openTask(newTask(owner, 'two', '4'));
await store.settleTask('two', capture('3'));
await store.close();

const path = `/accounts/${encodeURIComponent(NAME)}/statement`;
const MARCH = {
  month: '2026-03',
  tz: 'Europe/Berlin',
  from: '2026-02-28T23:00:00.000Z',
  until: '2026-03-31T22:00:00.000Z',
  opening: '100.00',
  topups: '20.00',
  adjustments: '-0.25',
  refunds: '0.50',
  charged: '1.50',
  closing: '118.75',
  carried: '0.00',
  is_complete: true,
  currency: 'CNY',
  movement_count: 3,
  charges: [{ model: '<b>video</b>', requests: 1, units: { seconds: '1.50' }, amount: '1.50' }],
  movements: [
    { kind: 'topup', text: '=1+1' },
    { kind: 'adjust', amount: '-0.25' },
    { kind: 'refund', amount: '0.50' },
  ],
};

t.test('JSON, by the month of a time zone', async (t) => {
  t.match(adjusted, { ok: true });
  t.match((await admin.get(`${path}?month=2026-03&tz=Europe/Berlin`)).body, MARCH);
  t.match((await admin.get(`${path}?month=2026-03`)).body, { opening: '98.50', charged: '3.00', closing: '115.75' });
  t.match((await admin.get(`${path}?month=2026-01`)).body, {
    opening: '0.00',
    closing: '0.00',
    charges: { length: 0 },
  });
  const args = ['statement', NAME, '--month', '2026-03', '--tz', 'Europe/Berlin'];
  const remote = { env: { TOLLGATE_ADMIN_TOKEN: token } };
  t.match(await work.json([...args, '--server', admin.url], remote), MARCH);
  t.match(await work.json(args), { ...MARCH, currency: String });
  t.match(await work.run(args), { code: 0, stdout: /opening +100\.00[\s\S]*closing +118\.75/ });
});

t.test('CSV whose lines add up, without formulas', async (t) => {
  const { stdout } = await work.run(['statement', NAME, '--month', '2026-03', '--tz', 'Europe/Berlin', '--csv']);
  const headers = { authorization: `Bearer ${token}` };
  const url = `${admin.url}/admin/v1${path}?month=2026-03&tz=Europe/Berlin&format=csv`;
  const answer = await fetch(url, { headers });
  t.equal(await answer.text(), stdout);
  t.match(answer.headers.get('content-type'), /^text\/csv/);
  const saved = answer.headers.get('content-disposition') ?? '';
  t.match(saved, /^attachment; filename="2026-03-[\w.-]+\.csv"; filename\*=UTF-8''2026-03-/);
  t.equal(decodeURIComponent(saved.split("''").at(-1) ?? ''), `2026-03-${NAME}.csv`);
  const cells = stdout
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  t.strictSame(cells[0], ['account', 'currency', 'kind', 'at', 'text', 'requests', 'units', 'amount']);
  t.match(
    stdout,
    /,opening,2026-03-01T00:00:00\.000\+01:00,[\s\S]*,closing,2026-04-01T00:00:00\.000\+02:00,/,
    'times of the zone',
  );
  const amounts = cells.slice(1).map((line) => cny(line.at(-1) ?? ''));
  t.equal(
    amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0n),
    amounts.at(-1),
  );
  t.ok(stdout.includes("'=1+1") && !stdout.includes(',=1+1'));
});

t.test('a page that prints, with nothing of a hostile name in it', async (t) => {
  const file = join(work.dir, 'march.html');
  await work.run(['statement', NAME, '--month', '2026-03', '--tz', 'Europe/Berlin', '--html', file]);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${admin.url}/admin/v1${path}?month=2026-03&tz=Europe/Berlin&format=html`, { headers });
  t.match(answer.headers.get('content-type'), /^text\/html/);
  t.match(answer.headers.get('content-security-policy'), /default-src 'none'; img-src data:; style-src 'sha256-/);
  const page = await answer.text();
  t.notMatch(page, /<script|<b>/);
  t.match(page, /Closing balance<\/td>.*118\.75/);
  t.equal(readFileSync(file, 'utf8').replace(/ \([A-Z]{3}\)/, ''), page.replace(/ \([A-Z]{3}\)/, ''));
});

t.test('mistakes are named', async (t) => {
  for (const query of ['month=2026-13', 'month=March', 'month=2026-03&tz=Mars', 'month=2026-03&format=pdf', 'tz=UTC'])
    t.match(await admin.get(`${path}?${query}`), { status: 400, body: { code: 'invalid_value' } }, query);
  t.match(await admin.get('/accounts/nobody/statement?month=2026-03'), { status: 404 });
  t.equal((await work.run(['statement', NAME, '--month', '2026-13'])).code, 1);
  t.equal((await work.run(['statement', NAME])).code, 2);
  t.equal((await work.run(['statement', NAME, '--month', '2026-03', '--csv', '--html', 'x'])).code, 2);
});
