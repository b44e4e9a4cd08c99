/**
 * No chat request takes a wallet below zero: the upstream bills as much as the request allows, and the hold covers it.
 * Each wallet is checked after all its leases are closed.
 */
import t, { type Test } from 'tap';
import { formatNano } from '../../src/lib/money/amount.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { type Reply, startStack, until } from '../support/stack.ts';
import { document, expensive, generate, hello, messages, webSearch } from './expensive-chats.ts';

/** The usage that the upstream reports for each request. */
let usage: object = {};
const upstream = await startFaultServer((turn) => {
  turn.reply(200, turn.request.target.includes('/v1/messages') ? { usage } : { usageMetadata: usage });
});
/** Far above every cost. Without an overdraft a wallet stops at zero, which would hide a hold that is too small. */
const config = edited(shippedText, ['overdraft: "0"', 'overdraft: "1000000"']);
const stack = await startStack({ config, upstreams: { messages: upstream.url, generative: upstream.url } });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

let callers = 0;

/** Sends the body many times on a new wallet, at once or one by one. Returns the answers and the balance. */
async function spend({
  path,
  body,
  balance,
  times = 1,
  atOnce = false,
}: Spending): Promise<{ statuses: Readonly<Record<number, number>>; left: string; refusal: string }> {
  callers += 1;
  const { account, key } = await stack.newAccount(`caller_${callers}`, balance);
  const headers = path === messages ? { 'x-api-key': key } : { 'x-goog-api-key': key };
  const send = () => stack.call('POST', path, body, { authorization: '', ...headers });
  const replies: Reply[] = [];
  if (atOnce) replies.push(...(await Promise.all(Array.from({ length: times }, send))));
  else for (let sent = 0; sent < times; sent += 1) replies.push(await send());
  const wallet = await until(
    () => stack.store.wallet(account),
    (wallet) => wallet?.held_nano === 0n,
  );
  const statuses: Record<number, number> = {};
  for (const { status } of replies) statuses[status] = (statuses[status] ?? 0) + 1;
  const refused = replies.find(({ status }) => status !== 200);
  return { statuses, left: formatNano(wallet?.posted_nano ?? -1n), refusal: refused?.text ?? '' };
}

interface Spending {
  readonly path: string;
  readonly body: object;
  readonly balance: string;
  readonly times?: number;
  readonly atOnce?: boolean;
}

t.test('a document by URL is held at the input limit: 60 requests on 1.00 spend nothing', async (t) => {
  usage = { input_tokens: 300_000, output_tokens: 1 };
  const body = document({ type: 'url', url: 'https://example.com/book.pdf' });
  t.match(await spend({ path: messages, body, balance: '1', times: 60 }), { statuses: { 402: 60 }, left: '1.00' });
  usage = { input_tokens: 1_000_000, output_tokens: 1 };
  const spent = await spend({ path: messages, body, balance: '100', times: 8, atOnce: true });
  t.match(spent, { statuses: { 200: 2, 402: 6 } }, 'each costs 36.00018 and holds 45.00018');
  t.equal(spent.left, '27.99964');
});

t.test('an answer with server tools is held at the input limit for each call of the model', async (t) => {
  usage = { input_tokens: 950_648, output_tokens: 100, server_tool_use: { web_search_requests: 1 } };
  const fetching = { type: 'web_fetch_20250910', name: 'web_fetch', max_uses: 1 };
  const tools = [fetching, { ...webSearch, max_uses: 1 }];
  const body = { model: 'chat-large', max_tokens: 100, messages: [hello], tools };
  t.match(await spend({ path: messages, body, balance: '3' }), { statuses: { 402: 1 }, left: '3.00' });
  const spent = await spend({ path: messages, body, balance: '100', times: 8, atOnce: true });
  t.match(spent.statuses, { 200: 1, 402: 7 }, 'one holds 2 × 45.018 and 0.072 for its search');
  t.match(spent.left, /^65\./);
});

t.test('web searches hold what they usually add; what one adds beyond it is an overage', async (t) => {
  // As Claude Code sends it for its tool WebSearch.
  const tools = [{ ...webSearch, max_uses: 8 }];
  const messagesOf = [{ role: 'user', content: [{ type: 'text', text: 'Perform a web search for the query: kites' }] }];
  const body = {
    model: 'chat-large',
    max_tokens: 32_000,
    system: [{ type: 'text', text: 'You are an assistant for performing a web search tool use' }],
    messages: messagesOf,
    tools,
    thinking: { type: 'disabled' },
    stream: false,
  };
  usage = {
    input_tokens: 2_000,
    cache_creation_input_tokens: 7_345,
    output_tokens: 800,
    server_tool_use: { web_search_requests: 1 },
  };
  const paid = await spend({ path: messages, body, balance: '10.2', times: 1 });
  t.match(
    paid,
    { statuses: { 200: 1 }, left: '9.581475' },
    'holds 3.6 for what 8 searches find, 5.76 for the answer, 0.576 for 8 fees',
  );
  t.match(await spend({ path: messages, body, balance: '9' }), { statuses: { 402: 1 } });
  usage = { input_tokens: 400_000, output_tokens: 800, server_tool_use: { web_search_requests: 8 } };
  const beyond = await spend({ path: messages, body, balance: '10.2', times: 2 });
  t.match(
    beyond,
    { statuses: { 200: 1, 402: 1 }, left: '-4.92' },
    'more than the hold: charged whole, and no further request',
  );
});

for (const [name, path, body, billed] of expensive) {
  t.test(`${name}: the wallet that just pays the hold is not overdrawn`, async (t) => {
    usage = billed;
    const poor = await spend({ path, body, balance: '1', times: 2 });
    t.match(poor, { statuses: { 402: 2 }, left: '1.00' });
    const [, hold = ''] = /may cost up to ([\d.]+)/.exec(poor.refusal) ?? [];
    const paid = await spend({ path, body, balance: hold, times: 2, atOnce: true });
    t.match(paid.statuses, { 200: 1, 402: 1 });
    t.notMatch(paid.left, /^-/);
  });
}

/** The spellings of the two members that decide a generative request's output. */
const configs: readonly (readonly [name: string, config: object])[] = [
  ['camel case', { generationConfig: { candidateCount: 8, maxOutputTokens: 10_000 } }],
  ['snake case', { generation_config: { candidate_count: 8, max_output_tokens: 10_000 } }],
  ['both, one inside the other', { generationConfig: { candidate_count: 8, max_output_tokens: 10_000 } }],
  ['both, the other way round', { generation_config: { candidateCount: 8, maxOutputTokens: 10_000 } }],
];

for (const [name, config] of configs) {
  t.test(`eight answers of 10,000 tokens, in ${name}, are held as eight`, async (t) => {
    usage = { promptTokenCount: 10, candidatesTokenCount: 80_000 };
    const body = { contents: [{ parts: [{ text: 'hello' }] }], ...config };
    const refused = await spend({ path: generate, body, balance: '5.70', times: 2 });
    t.match(refused, { statuses: { 402: 2 }, left: '5.70' }, 'eight cost 5.76, and one at the output limit 4.72');
    const paid = await spend({ path: generate, body, balance: '6', times: 2, atOnce: true });
    t.match(paid, { statuses: { 200: 1, 402: 1 }, left: '0.23991' });
  });
}

t.test('a body that spells one member in two ways is refused, whichever is larger', async (t) => {
  const contents = [{ parts: [{ text: 'hello' }] }];
  const sent = upstream.seen.length;
  for (const twice of [
    { generationConfig: { maxOutputTokens: 1, max_output_tokens: 60_000 } },
    { generation_config: { candidate_count: 8, candidateCount: 1 } },
    { generationConfig: { maxOutputTokens: 1 }, generation_config: { candidate_count: 8 } },
  ]) {
    const spent = await spend({ path: generate, body: { contents, ...twice }, balance: '1000' });
    t.match(spent, {
      statuses: { 400: 1 },
      left: '1000.00',
      refusal: /two spellings of the same member; send one of them/,
    });
  }
  t.equal(upstream.seen.length, sent, 'nothing went upstream');
  usage = {};
  const withNull = { contents, generationConfig: { maxOutputTokens: 1, max_output_tokens: null } };
  t.match(await spend({ path: generate, body: withNull, balance: '1' }), { statuses: { 200: 1 } }, 'null is absent');
});

function photos(test: Test, bytes: number): readonly (readonly [path: string, body: object])[] {
  const data = Buffer.alloc(bytes, 7).toString('base64');
  test.ok(data.length > bytes);
  return [
    [
      messages,
      {
        model: 'chat-large',
        max_tokens: 100,
        messages: [
          { role: 'user', content: [{ type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data } }] },
        ],
      },
    ],
    [
      generate,
      {
        contents: [{ parts: [{ inlineData: { mimeType: 'image/jpeg', data } }] }],
        generationConfig: { maxOutputTokens: 100 },
      },
    ],
    [
      generate,
      {
        contents: [{ parts: [{ inline_data: { mime_type: 'image/jpeg', data } }] }],
        generationConfig: { maxOutputTokens: 100 },
      },
    ],
  ];
}

for (const [size, bytes] of [
  ['400 kB', 400_000],
  ['2 MB', 2_000_000],
] as const) {
  t.test(`a photo of ${size} is held as one image, and 0.30 pays for it`, async (t) => {
    for (const [path, body] of photos(t, bytes)) {
      usage =
        path === messages
          ? { cache_creation_input_tokens: 5_000, output_tokens: 100 }
          : { promptTokenCount: 5_000, candidatesTokenCount: 100 };
      const spent = await spend({ path, body, balance: '0.30' });
      t.match(spent, { statuses: { 200: 1 } });
      t.notMatch(spent.left, /^-/);
      const cost = path === messages ? '0.243' : '0.0522';
      t.match(await spend({ path, body, balance: cost }), { statuses: { 402: 1 } }, 'more is held than it costs');
    }
  });
}

t.test('text that only looks like an image, where it is read as text, is held by its bytes', async (t) => {
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'word '.repeat(20_000) } };
  const call = { type: 'tool_use', id: 't', name: 'n', input: { content: [image] } };
  const body = { model: 'chat-large', max_tokens: 1, messages: [{ role: 'assistant', content: [call] }, hello] };
  usage = { input_tokens: 100_000 };
  t.match(await spend({ path: messages, body, balance: '1', times: 2 }), { statuses: { 402: 2 }, left: '1.00' });
});

t.test('the audit finds no breach', async (t) => {
  t.same((await stack.store.audit()).breaches, []);
});
