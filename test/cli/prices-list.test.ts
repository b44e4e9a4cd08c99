/** `prices list`: who pays what, at which cost and margin, since when, and what follows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { priceDiff } from '../../console/lib/price-diff.ts';
import { workspace } from '../support/tollgate.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  talk:
    unit: million_tokens
    by: [class]
    table: { input: "1.00", output: "3.00" }
    from:
      "2001-01-01": { input: "2.00", output: "6.00" }
      "2098-12-01": { input: "2.50", output: "6.00" }
  paid: { unit: million_tokens, by: [class], table: { input: "1.50", output: "7.00" } }
  contract: { of: talk, factor: "0.5" }
  clips: { unit: second, by: [resolution], table: { 480p: "0.10", 720p: "0.20" } }
price_lists: { acme_list: { prices: { talk: contract } } }
groups:
  acme: { prices: acme_list }
  pro: { models: [talk-*], factor: "0.9" }
models:
  talk-1: { type: chat, upstream: vendor, price: talk, cost: paid, limits: { output: 1000 } }
  clip-1: { type: video, upstream: vendor, price: clips, defaults: { resolution: 480p } }
envelopes:
  plain: { body: { error: "\${error.name}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces: { main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } } }
billing:
  tokens:
    unit: million_tokens
    facts: { max: { limit: output } }
    hold: { input: { cel: request_bytes }, output: { cel: max } }
    counts: { asked: /usage/in, answered: /usage/out }
    charge: { input: { cel: asked }, output: { cel: answered } }
    without_usage: hold
  seconds:
    unit: second
    facts: { resolution: { at: /resolution, type: string, enum: [480p, 720p], default: { model: resolution } } }
    hold: { cel: "5" }
    actual: { otherwise: { cel: "5" } }
tasks: { clip: { id: /id, query: "/clips/{id}", status: { at: /status, running: [running], succeeded: [done], failed: [failed] }, deadline: 1h } }
routes:
  talk: { match: POST /talk, model: { at: /model, type: chat }, billing: tokens }
  clip: { match: POST /clips, model: { at: /model, type: video }, billing: seconds, creates_task: clip }
  get_clip: { match: "GET /clips/{id}", task: { poll: id, kinds: [clip] } }
`;

const space = await workspace(t);
const file = join(space.dir, 'gateway.yaml');
writeFileSync(file, config);
const run = (...args: string[]) =>
  space.run([...args, '--config', file], { env: { KEY: 'k', TOLLGATE_STORE: space.store } });
// biome-ignore lint/suspicious/noExplicitAny: tests read members of documents without checks
const json = async (...args: string[]): Promise<any> => {
  const { stdout, stderr } = await run(...args, '--json');
  return JSON.parse(stdout || stderr);
};
await json('account', 'create', 'plain');
await json('account', 'create', 'acme', '--group', 'acme');
await json('account', 'create', 'own', '--group', 'acme', '--discount', '0.8');

t.test('the prices of now, their costs, and those that follow', async (t) => {
  const { prices } = await json('prices', 'list');
  t.match(prices, [
    {
      id: 'talk-1',
      upstreams: ['vendor'],
      table: 'talk',
      unit: 'million_tokens',
      per: '1000000',
      factor: '1',
      since: '2001-01-01T00:00:00.000Z',
      next_at: '2098-12-01T00:00:00.000Z',
      cells: [
        {
          for: 'input',
          path: ['prices', 'talk', 'from', '2001-01-01', 'input'],
          price: '2.00',
          paid: '2.00',
          cost: '1.50',
          margin: '25.0',
          next: '2.50',
        },
        { for: 'output', price: '6.00', cost: '7.00', margin: '-16.7', next: '6.00' },
      ],
      groups: [
        { group: 'acme', table: 'contract', factor: '1' },
        { group: 'pro', table: 'talk', factor: '0.9' },
      ],
    },
    {
      id: 'clip-1',
      since: null,
      next_at: null,
      cells: [
        {
          for: 'resolution 480p',
          path: ['prices', 'clips', 'table', '480p'],
          price: '0.10',
          cost: null,
          margin: null,
          next: null,
        },
        { for: 'resolution 720p', price: '0.20' },
      ],
      groups: [],
    },
  ]);
  t.match(
    (await run('prices', 'list', '--model', 'talk-*')).stdout,
    /^talk-1 +talk +million_tokens +input +2\.00 +1\.50 +25\.0 +2\.50 from 2098/m,
  );
});

t.test('models without a price do not end a page', async (t) => {
  const bare = Array.from({ length: 201 }, (_, index) => `  bare-${index}: { type: bare, upstream: vendor }`);
  writeFileSync(file, config.replace('models:\n', `models:\n${bare.join('\n')}\n`));
  const { prices } = await json('prices', 'list');
  writeFileSync(file, config);
  t.strictSame(
    prices?.map(({ id }: { readonly id: string }) => id),
    ['talk-1', 'clip-1'],
  );
});

t.test('what follows is what the group will pay', async (t) => {
  t.match(
    (await run('prices', 'list', '--model', 'talk-*', '--group', 'pro')).stdout,
    /^talk-1 +talk +million_tokens +input +1\.80 +1\.50 +16\.6 +2\.25 from 2098/m,
  );
});

t.test('what an account or a group pays', async (t) => {
  const input = async (...args: string[]) => {
    const { prices } = await json('prices', 'list', ...args);
    const [{ table, factor, cells }] = prices;
    return {
      models: prices.length,
      table,
      factor,
      price: cells[0].price,
      paid: cells[0].paid,
      margin: cells[0].margin,
    };
  };
  const full = { models: 2, table: 'talk', factor: '1', price: '2.00', paid: '2.00', margin: '25.0' };
  t.strictSame(await input('--account', 'plain'), full);
  const contract = { ...full, table: 'contract', price: '1.00', paid: '1.00', margin: '-50.0' };
  t.strictSame(await input('--account', 'acme'), contract);
  t.strictSame(await input('--group', 'acme'), contract);
  t.strictSame(await input('--account', 'own'), { ...contract, factor: '0.8', paid: '0.80', margin: '-87.5' });
  t.strictSame(await input('--group', 'pro'), { ...full, models: 1, factor: '0.9', paid: '1.80', margin: '16.6' });
  t.match(await json('prices', 'list', '--group', 'prro'), { error: { code: 'group_not_found' } });
  t.match(await json('prices', 'list', '--group', 'pro', '--account', 'own'), { error: { code: 'invalid_request' } });
});

t.test('an edit to copy names the keys around the price', async (t) => {
  t.equal(
    priceDiff({ path: ['prices', 'talk', 'table', '720p', 'input'], price: '2.00' }, '2.50'),
    [
      '  prices:',
      '    talk:',
      '      table:',
      '        "720p":',
      '-         input: "2.00"',
      '+         input: "2.50"',
    ].join('\n'),
  );
});
