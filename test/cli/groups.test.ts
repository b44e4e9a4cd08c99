/** Commands about groups of customers: accounts join and leave them, and `explain`, `diff`, `plan` and `check` say what they give. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { OPERATOR } from '../support/operator.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

const groups = `
limits: {}
price_lists:
  pro_list: { prices: { chat: chat_pro } }
groups:
  pro: { models: [chat-*], prices: pro_list, factor: "0.9", limits: { requests: 60/min, tokens: 1000/min } }
  plain: {}
`;
const config = `${readFileSync(join(root, smallConfig), 'utf8').replace(
  'prices:\n',
  'prices:\n  chat_pro: { unit: million_tokens, by: [class], table: { input: "30.00", output: "150.00" } }\n',
)}${groups}`;

const space = await workspace(t);
const file = join(space.dir, 'gateway.yaml');
writeFileSync(file, config);
const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'k', TOLLGATE_STORE: space.store };
const on = ['--config', file];
const run = (...args: string[]) =>
  space.run([...args, ...on], {
    env: { ...env, TOLLGATE_MESSAGES_URL: env.TOLLGATE_C_URL, TOLLGATE_MESSAGES_KEY: 'k' },
  });
// biome-ignore lint/suspicious/noExplicitAny: tests read members of documents without checks
const json = async (...args: string[]): Promise<any> => {
  const { stdout, stderr } = await run(...args, '--json');
  return JSON.parse(stdout || stderr);
};

t.test('an account joins a group, which gives what it does not state itself', async (t) => {
  t.match(await json('account', 'create', 'acme'), { discount: '1', group: null });
  t.match(await json('account', 'create', 'globex', '--group', 'pro'), { discount: null, group: 'pro' });
  t.match(await json('account', 'create', 'own', '--group', 'pro', '--discount', '1.25'), { discount: '1.25' });
  t.match(await json('account', 'edit', 'acme', '--group', 'pro'), {
    discount: null,
    group: 'pro',
    terms: { discount: '0.9', discount_of: 'group', models: ['chat-*'], price_list: 'pro_list' },
  });
  await json('account', 'limit', 'acme', 'requests=5/min');
  const { stdout } = await run('account', 'show', 'acme');
  t.match(
    stdout,
    `status        active
group         pro
discount      0.9 (group pro)
models        chat-* (group pro)
price list    pro_list (group pro)
limits        requests=5/min, tokens=1000/min (group pro)
credit limit  0.00
`,
  );
  t.match((await run('account', 'list')).stdout, /^own +acct_\S+ +active +1\.25 \(in group pro\) +0\.00$/m);
  t.match((await run('account', 'list')).stdout, /^globex +acct_\S+ +active +0\.9 \(group pro\) +0\.00$/m);
  const names = async (group: string) =>
    (await json('account', 'list', '--group', group)).accounts.map(({ name }: { readonly name: string }) => name);
  t.strictSame(await names('pro'), ['acme', 'globex', 'own']);
  t.strictSame(await names('none'), []);
});

t.test('a factor of its own and none; a group that is not there', async (t) => {
  t.match(await json('account', 'edit', 'acme', '--discount', '1'), {
    terms: { discount: '1', discount_of: 'account' },
  });
  t.match(await json('account', 'edit', 'acme', '--clear', 'discount'), { terms: { discount: '0.9' } });
  t.match(await json('account', 'edit', 'acme', '--group', 'none'), {
    group: null,
    discount: null,
    terms: { discount: '1', discount_of: 'default' },
  });
  t.match(await json('account', 'edit', 'acme', '--group', 'prro'), {
    error: { code: 'group_not_found', hint: "did you mean 'pro'?" },
  });
  t.match(await json('account', 'create', 'dear', '--discount', '100.5'), { error: { code: 'usage' } });
  t.match((await json('changes', '--limit', '1')).changes, [
    { operation: 'account.edit', before: { group: 'pro' }, after: { group: null } },
  ]);
  await json('account', 'edit', 'acme', '--group', 'pro');
});

t.test('explain shows what the group gives', async (t) => {
  await run('wallet', 'topup', 'acme', '10');
  const sent = (name: string, text: string) => {
    writeFileSync(join(space.dir, name), text);
    return ['--body', join(space.dir, name)];
  };
  const body = sent('chat.json', '{"model":"chat-large","max_tokens":1000,"messages":[]}');
  const { key } = await json('key', 'create', '--account', 'acme');
  const { stdout } = await run('explain', 'POST', '/v1/messages', ...body, '--key', key);
  t.match(
    stdout,
    /of account acme, models chat-\* \(group pro\), price list pro_list \(group pro\), discount 0\.9 \(group pro\)/,
  );
  t.match(await json('explain', 'POST', '/v1/messages', ...body, '--account', 'acme'), {
    ok: true,
    quote: { price: 'chat_pro', amount: { output: '150.00' }, discount: '0.9' },
  });
  t.match(await json('explain', 'POST', '/v1/messages', ...body, '--account', 'own'), {
    refusal: { kind: 'insufficient_funds' },
  });
  const video = sent('video.json', '{"model":"c/vidgen-2.0"}');
  t.match(await json('explain', 'POST', '/api/v3/c/videos/generations/tasks', ...video, '--account', 'acme'), {
    refusal: { kind: 'model_not_found' },
  });
  t.match((await run('key', 'list')).stdout, /acme +- +of group pro +of group pro/);
});

t.test('an account whose group is not configured', async (t) => {
  const store = await openStore(space.store);
  const made = await store.createAccount(
    { id: 'acct_old', name: 'old', price_factor_nano: null, group: 'gold' },
    OPERATOR,
  );
  await store.close();
  t.match(made, { group: 'gold' });
  const body = ['--body', join(space.dir, 'chat.json')];
  const explained = await run('explain', 'POST', '/v1/messages', ...body, '--account', 'old');
  t.equal(explained.code, 1);
  t.match(
    explained.stdout,
    /refused +internal: what this account pays is not configured; .* \(the account has the group 'gold', which/,
  );
  t.match(
    (await run('account', 'show', 'old')).stdout,
    /group +gold, which the configuration lacks: its requests are refused/,
  );
  t.match(await json('account', 'show', 'old'), { group: 'gold', discount: null, terms: null });
  t.match((await run('account', 'list')).stdout, /^old +acct_old +active +not known \(no group gold\)/m);
  await json('account', 'edit', 'old', '--group', 'none');
});

t.test('plan lists groups and price lists', async (t) => {
  const { stdout } = await run('plan');
  t.match(
    stdout,
    /^GROUP +MODELS +PRICE LIST +FACTOR +LIMITS OF EACH ACCOUNT\npro +chat-\* +pro_list +0\.9 +requests 60\/min, /m,
  );
  t.match(stdout, /^PRICE LIST +PRICE +IN PLACE OF\npro_list +chat_pro +chat$/m);
  t.match(stdout, /^chat_pro +million_tokens +/m);
  const { groups, price_lists } = await json('plan');
  t.match(groups[0], { name: 'pro', prices: 'pro_list', factor: '0.9', limits: { requests: '60/min' } });
  t.match(price_lists, [{ name: 'pro_list', prices: [{ name: 'chat', price: 'chat_pro' }] }]);
});

t.test('diff says what an edit of a group does, and to how many', async (t) => {
  const next = join(space.dir, 'next.yaml');
  const diff = async (...edits: readonly (readonly [string, string])[]) => {
    writeFileSync(
      next,
      edits.reduce((text, [from, to]) => text.replace(from, to), config),
    );
    return (await run('diff', file, next, '--store', space.store)).stdout;
  };
  t.equal(
    await diff(['factor: "0.9"', 'factor: "0.8"']),
    `! group pro has 3 accounts, such as acme
~ factor of group pro: 0.9 -> 0.8 (-11.11 %)
1 factor of groups changed
what past usage would have cost: tollgate reprice --config ${next} --since 30d
`,
  );
  t.match(await diff(['factor: "0.9"', 'factor: "9.0"']), /! factor .*0\.9 -> 9\.0 \(\+900\.00 %, × 10, needs reload/);
  t.match(
    await diff(['input: "30.00"', 'input: "20.00"']),
    /~ price chat_pro, class input, per million_tokens: 30\.00 -> 20\.00 \(-33\.33 %\)\n {4}models: chat-large\n {4}only for the groups: pro\n/,
  );
  t.match(
    await diff(['input: "30.00"', 'input: "10.00"'], ['factor: "0.9"', 'factor: "0.4"']),
    /! factor of group pro: 0\.9 -> 0\.4 \(-55\.56 %, × 1\/2\.25, needs reload --accept-prices\)/,
    'neither alone is more than the allowed factor of 5, but both together are',
  );
  t.match(await diff(['{ chat: chat_pro }', '{ chat: chat }']), /price chat, class input.*30\.00 -> 36\.00/);
  t.match(
    await diff(['  pro: {', '  gold: {']),
    /! group pro has 3 accounts, such as acme; a reload refuses to remove it\n/,
  );
  t.match(await diff(['models: [chat-*]', 'models: ["*"]']), /~ group pro\n {4}models: \[chat-\*\] -> \[\*\]\n/);
});
