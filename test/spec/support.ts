/** What the tests of the specification share: statements by id, a stack with a fast sandbox, customers, and the journal. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Test } from 'tap';
import { formatNano, NANO, parseNano } from '../../src/lang/amount.ts';
import type { JournalEntry } from '../../src/sandbox/journal.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { call, type Reply, type Stack, type StackOptions, shippedConfig, startStack, until } from '../support/stack.ts';
import { nameOf, type StatementId } from './statements.ts';

/** Tests one statement of the specification under its name. The generator of docs/conformance.md finds these calls. */
export function statement(t: Test, id: StatementId, run: (t: Test) => Promise<void>): Promise<unknown> {
  return t.test(nameOf(id), run);
}

/** A stack that is closed with the test. Its sandbox makes a video in 40 ms. */
export async function stackFor(t: Test, options: StackOptions = {}): Promise<Stack> {
  const stack = await startStack({ pace: 0.01, ...options });
  t.teardown(() => stack.close());
  return stack;
}

/** The shipped configuration with some of its text changed; what is to be changed must be there. */
export function configWith(...edits: readonly (readonly [from: string, to: string])[]): string {
  return edits.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`gateway.yaml no longer has ${from}`);
      return text.replace(from, () => to);
    },
    readFileSync(shippedConfig, 'utf8'),
  );
}

/** The shipped configuration with a c model that is billed by tokens, which the c endpoint must refuse. */
export function configWithTokenModel(): string {
  return configWith(
    [
      '\nmodels:\n',
      '\nmodels:\n  c/vidgen-tokens: { type: video, upstream: c, price: video_tokens, defaults: { resolution: 720p } }\n',
    ],
    ['[k/vidgen, c/vidgen,', '[k/vidgen, c/vidgen-2,'],
  );
}

export const tasksPath = '/api/v3/contents/generations/tasks';

/** Where a family's own endpoint is. */
export function unifiedPath(family: string): string {
  return family === 'k' ? '/api/v3/videos/generations/tasks' : `/api/v3/${family}/videos/generations/tasks`;
}

/** A creation body of the token-billed family; the text may hold steering words. */
export function tokenBody(more: object = {}, text = 'a red kite [instant]'): object {
  return { model: 'vidgen-2.0', content: [{ type: 'text', text }], ...more };
}

/** A creation body of a per-second family in the official format. */
export function officialBody(more: object = {}, text = 'a red kite [instant]'): object {
  return { model: 'c/vidgen-2.0', content: [{ type: 'text', text }], duration: 4, resolution: '480p', ...more };
}

/** A creation body of a per-second family in the unified format. */
export function unifiedBody(more: object = {}, prompt = 'a red kite [instant]'): object {
  return { model: 'c/vidgen-2.0', prompt, ...more };
}

/** An account with a wallet and a key of its own, so that a test sees its own money and nothing else. */
export interface Customer {
  readonly account: string;
  readonly key: string;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** Every movement but the top-ups, oldest first: `hold 1.84`, `capture 1.84`. */
  ledger(): Promise<readonly string[]>;
  /** What may still be spent. */
  available(): Promise<string>;
}

let customers = 0;

/** @param more the discounts are of the account and of the key. */
export async function customer(
  stack: Stack,
  more: { balance?: string; discount?: string; keyDiscount?: string; models?: readonly string[] } = {},
): Promise<Customer> {
  customers += 1;
  const name = `customer_${customers}`;
  const account = await stack.store.createAccount({
    id: name,
    name,
    discount_nano: more.discount === undefined ? NANO : parseNano(more.discount),
  });
  if (account === 'name_taken') throw new Error(`account ${name} is there already`);
  const balance_nano = parseNano(more.balance ?? '1000');
  if (balance_nano > 0n) await stack.store.topup(account.id, balance_nano, null);
  const { key } = await stack.newKey(account.id, {
    ...(more.keyDiscount === undefined ? {} : { discount: more.keyDiscount }),
    ...(more.models === undefined ? {} : { models: more.models }),
  });
  return {
    account: account.id,
    key,
    call: (method, path, body, headers) =>
      call(stack.url + path, method, body, { authorization: `Bearer ${key}`, ...headers }),
    async ledger() {
      const entries = await stack.store.entries(account.id, 100);
      const movements = entries.filter(({ kind }) => kind !== 'topup').reverse();
      return movements.map(({ kind, amount_nano }) => `${kind} ${formatNano(amount_nano)}`);
    },
    async available() {
      const wallet = await stack.store.wallet(account.id);
      return wallet === undefined ? 'no wallet' : formatNano(wallet.posted_nano - wallet.held_nano);
    },
  };
}

/** The id of a task out of the answer to its creation, which must have succeeded. */
export function taskId(created: Reply): string {
  const id: unknown = created.json?.id ?? created.json?.task_id;
  if (typeof id !== 'string') throw new Error(`no task was made: ${created.status} ${created.text}`);
  return id;
}

/** Creates a task and polls it until the upstream calls it ended. */
export async function runTask(caller: Pick<Customer, 'call'>, path: string, body: unknown): Promise<Reply> {
  const id = taskId(await caller.call('POST', path, body));
  return until(
    () => caller.call('GET', `${path}/${id}`),
    ({ status, json }) => status !== 200 || !['queued', 'running'].includes(json.status),
  );
}

/** Everything that the upstreams received while `act` ran, oldest first. */
export async function observe<T>(
  stack: Pick<Stack, 'sandbox'>,
  act: () => Promise<T>,
): Promise<{ readonly result: T; readonly sent: readonly JournalEntry[] }> {
  const before = (await journal(stack)).at(-1)?.seq ?? 0;
  const result = await act();
  return { result, sent: (await journal(stack)).filter(({ seq }) => seq > before) };
}

async function journal({ sandbox }: Pick<Stack, 'sandbox'>): Promise<readonly JournalEntry[]> {
  const { requests } = (await call(`${sandbox.url}/_sandbox/journal`, 'GET')).json;
  return requests;
}

/** The one request that went up. */
export function only(sent: readonly JournalEntry[]): JournalEntry {
  const [first] = sent;
  if (first === undefined || sent.length > 1) throw new Error(`${sent.length} requests went up, not one`);
  return first;
}

/** What one call answers and what went up for it, when exactly one request did. */
export async function passed(
  stack: Stack,
  act: () => Promise<Reply>,
): Promise<{ readonly reply: Reply; readonly up: JournalEntry }> {
  const { result, sent } = await observe(stack, act);
  return { reply: result, up: only(sent) };
}

/** A refusal of the gateway's own on the video interface: nothing went up, and the envelope has exactly two members. */
export async function refused(
  t: Test,
  stack: Stack,
  act: () => Promise<Reply>,
  status: number,
  code: string,
  message: RegExp,
): Promise<void> {
  const { result, sent } = await observe(stack, act);
  t.equal(result.status, status, `${status} for ${message}`);
  t.match(result.json, { error: { code, message } });
  t.strictSame(Object.keys(result.json ?? {}), ['error']);
  t.strictSame(Object.keys(result.json?.error ?? {}), ['code', 'message']);
  t.strictSame(sent, [], 'nothing went up');
}

/** The URL of a real film of that length, which the sandbox serves. */
export function film({ sandbox }: Pick<Stack, 'sandbox'>, seconds: number): string {
  return `${sandbox.url}/media/film.mp4?seconds=${seconds}`;
}

/** The body that opens a liveness session whose check passes at once. */
export const instantCheck = { CallbackURL: 'https://example.com/back', Note: '[instant]' };

/** Passes a liveness check and exchanges its token. @returns the group. */
export async function passedCheck(caller: Pick<Customer, 'call'>): Promise<string> {
  const session = await caller.call('POST', '/api/v3/liveness/sessions', instantCheck);
  const result = await caller.call('GET', `/api/v3/liveness/sessions/${session.json.Result.BytedToken}`);
  return result.json.Result.GroupId;
}

/** Uploads a photo that is usable at once, unless its name steers it otherwise. @returns the answer to the upload. */
export function upload(caller: Pick<Customer, 'call'>, group: string, more: object = {}): Promise<Reply> {
  return caller.call('POST', '/api/v3/assets', {
    GroupId: group,
    URL: 'https://example.com/face.png',
    AssetType: 'Image',
    Name: 'face [instant]',
    ...more,
  });
}

/** A sandbox beside the stack's own whose clock stands still until it is moved. It looks at no credential. */
export async function clockedSandbox(t: Test): Promise<Pick<Stack, 'sandbox'> & { pass(seconds: number): void }> {
  let now_ms = Date.now();
  const sandbox = await startSandbox({ now: () => now_ms, pace: 0.01 });
  t.teardown(() => sandbox.close());
  return {
    sandbox,
    pass: (seconds) => {
      now_ms += seconds * 1000;
    },
  };
}

export interface FixedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Written piece by piece when there are several. */
  readonly body: string | readonly string[];
}

/** An upstream that gives every request the same bytes. Its url is the base URL of an upstream. */
export async function fixedUpstream(t: Test, answer: FixedAnswer): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      for (const piece of [answer.body].flat()) response.write(piece);
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the upstream listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

/** The header of each interface that carries the key, as the specification has it. */
export function keyHeader(path: string, key: string): Readonly<Record<string, string>> {
  const none = { authorization: '' };
  if (path.startsWith('/v1beta')) return { ...none, 'x-alpha-api-key': key };
  if (path.startsWith('/v1/models')) return { ...none, 'x-alpha-api-key': key };
  if (path.startsWith('/v1')) return { ...none, 'x-api-key': key };
  return { authorization: `Bearer ${key}` };
}
