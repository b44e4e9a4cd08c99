/** Reads the requests that the upstreams received from the sandbox's journal. */
import type { Test } from 'tap';
import { call, type Reply, type Stack } from '../support/stack.ts';
import type { JournalEntry } from '../vendors/journal.ts';

/** Runs `act` and returns what the upstreams received meanwhile, oldest first, without requests for media files. */
export async function observe<T>(
  stack: Pick<Stack, 'sandbox'>,
  act: () => Promise<T>,
): Promise<{ readonly result: T; readonly sent: readonly JournalEntry[] }> {
  const before = (await journal(stack)).at(-1)?.seq ?? 0;
  const result = await act();
  return { result, sent: (await journal(stack)).filter(({ seq, upstream }) => seq > before && upstream !== null) };
}

async function journal({ sandbox }: Pick<Stack, 'sandbox'>): Promise<readonly JournalEntry[]> {
  const { requests } = (await call(`${sandbox.url}/_sandbox/journal`, 'GET')).json;
  return requests;
}

/** The only request. @throws Error if there are none or several */
export function only(sent: readonly JournalEntry[]): JournalEntry {
  const [first] = sent;
  if (first === undefined || sent.length > 1) throw new Error(`${sent.length} requests were forwarded instead of one`);
  return first;
}

/** Runs a call that must forward exactly one request, and returns the reply and that request. */
export async function passed(
  stack: Stack,
  act: () => Promise<Reply>,
): Promise<{ readonly reply: Reply; readonly up: JournalEntry }> {
  const { result, sent } = await observe(stack, act);
  return { reply: result, up: only(sent) };
}

/** Checks a refusal by the gateway on the video interface: nothing is forwarded, and the error has exactly two members. */
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
  t.strictSame(sent, [], 'nothing was forwarded');
}
