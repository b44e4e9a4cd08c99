/** What went up: the sandbox's journal of what it was sent. */
import type { Test } from 'tap';
import type { JournalEntry } from '../../src/sandbox/journal.ts';
import { call, type Reply, type Stack } from '../support/stack.ts';

/** Everything that the upstreams received while `act` ran, oldest first. Looks at media files do not count. */
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
