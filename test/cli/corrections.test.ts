/** The commands that correct accounts, wallets and keys, and the list of who did it. */
import t from 'tap';
import { workspace } from '../support/tollgate.ts';

t.test('suspend, resume and edit an account', async (t) => {
  const { json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  t.match(await json(['account', 'suspend', 'acme', '--reason', 'unpaid']), { name: 'acme', status: 'suspended' });
  t.match(await json(['account', 'resume', 'acme']), { status: 'active' });
  const edits = ['--credit-limit', '5', '--external-id', 'crm-7', '--label', 'tier=gold'];
  t.match(await json(['account', 'edit', 'acme', ...edits]), {
    credit_limit: '5.00',
    external_id: 'crm-7',
    labels: { tier: 'gold' },
  });
  const contact = await json(['account', 'edit', 'acme', '--contact', 'ops@acme.example', '--clear', 'labels']);
  t.match(contact, { contact: 'ops@acme.example', labels: null, external_id: 'crm-7' });
  t.match(await json(['account', 'edit', 'acme', '--clear', 'contact']), { contact: null });
  t.equal((await run(['account', 'edit', 'acme', '--clear', 'name'])).code, 2, 'an account always has a name');
  t.equal((await run(['account', 'edit', 'acme'])).code, 2, 'nothing to change');
  t.match(Object(await json(['changes', '--account', 'crm-7'])).changes, [
    { operation: 'account.edit', before: { contact: 'ops@acme.example' }, after: { contact: null } },
    { operation: 'account.edit' },
    { operation: 'account.edit' },
    { operation: 'account.resume', before: { status: 'suspended' } },
    { operation: 'account.suspend', reason: 'unpaid', actor: /^cli:.+@.+$/ },
    { operation: 'account.create' },
  ]);
});

t.test('adjust a wallet, and only with a reason', async (t) => {
  const { json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  await json(['wallet', 'topup', 'acme', '10']);
  t.equal((await run(['wallet', 'adjust', 'acme', '5'])).code, 2);
  const adjust = ['wallet', 'adjust', 'acme', '--reason', 'a wrong invoice'];
  t.match(await json([...adjust, '--dry-run', '-4']), { entry: null, posted: '6.00' });
  t.match(await json([...adjust, '-4']), { entry: '2', amount: '-4.00', posted: '6.00' });
  t.equal((await run([...adjust, '-6.01'])).code, 1);
  t.match(await json([...adjust, '--overdraw', '-7']), { available: '-1.00' });
  t.equal((await run(['wallet', 'refund', 'acme', '1', '--reason', 'a top-up'])).code, 1, 'a top-up is no charge');
  t.match(Object(await json(['ledger', 'acme'])).entries, [
    { kind: 'adjust', memo: 'a wrong invoice' },
    { kind: 'adjust' },
    {},
  ]);
  t.match(await json(['audit']), { ok: true });
});

t.test('edit and rotate a key; no secret is in its changes', async (t) => {
  const { json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  const { id, key } = Object(await json(['key', 'create', '--account', 'acme']));
  t.match(await json(['key', 'edit', id, '--name', 'ci', '--discount', '0.5']), { name: 'ci', discount: '0.5' });
  t.match(await json(['key', 'edit', id, '--clear', 'name', '--clear', 'discount']), { name: null, discount: null });
  const rotated = Object(await json(['key', 'rotate', id, '--overlap', '1h']));
  t.match(rotated, { id, key: /^tg_/ });
  t.not(rotated.key, key);
  const { stdout } = await run(['changes', '--subject', id]);
  t.match(stdout, /key\.rotate[\s\S]*key\.edit[\s\S]*key\.create/);
  t.notOk(stdout.includes(key) || stdout.includes(rotated.key));
  t.match(await json(['audit']), { ok: true });
});
