/** A gateway whose request records a test breaks: no request fails for it, each charge is right, and what has no record is a gap. */
import type { Test } from 'tap';
import { type Admin, startAdmin } from './admin.ts';
import { until } from './stack.ts';
import type { Workspace } from './tollgate.ts';

export interface Recorded {
  readonly admin: Admin;
  /** Sends paying requests, one after the other. All must be answered. */
  ask(count: number, headers?: Readonly<Record<string, string>>): Promise<void>;
  /** The ids of all requests so far. */
  readonly asked: readonly string[];
  /** Asks until another record is there. */
  untilRecorded(): Promise<void>;
  /** Waits for a text in the log. */
  logged(text: RegExp): Promise<void>;
  /** The gaps, by their reasons. */
  gaps(): Promise<Readonly<Record<string, number>>>;
  /** Checks at the end that each request was charged once, and audits the books. */
  charged(): Promise<void>;
  /** As `charged`; and each request has a record or is in a gap. */
  settle(): Promise<void>;
}

/** @param args of `serve`. @param store its URL, if it is not a file of the workspace. */
export async function startRecorded(
  t: Test,
  args: readonly string[] = [],
  work?: Workspace,
  store?: string,
): Promise<Recorded> {
  const admin = await startAdmin(t, [...(store === undefined ? [] : ['--store', store]), ...args], work);
  const name = 'demo';
  const { body } = await admin.post('/keys', { account: name, name: 'faults' });
  const asked: string[] = [];
  const records = async () => (await admin.get(`/requests?limit=200&account=${name}`)).body;

  async function ask(count: number, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      const answer = await fetch(`${admin.gateway_url}/v1/messages`, {
        method: 'POST',
        headers: { 'x-api-key': body.key, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ model: 'chat-large', max_tokens: 20, messages: [{ role: 'user', content: 'hello' }] }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`a paying request failed: ${answer.status} ${text}`);
      asked.push(answer.headers.get('x-request-id') ?? '');
    }
  }

  const gaps = async () => {
    const all: readonly { readonly reason: string; readonly requests: number }[] = (await records()).gaps ?? [];
    const sums = new Map<string, number>();
    for (const { reason, requests } of all) sums.set(reason, (sums.get(reason) ?? 0) + requests);
    return Object.fromEntries(sums);
  };

  async function charged(): Promise<void> {
    // The last charges are written a moment after their answers.
    const last = asked.slice(-60);
    const amounts = new Map<string, string>();
    await until(async () => {
      // One after the other: sixty at once, again and again, would be refused on a busy machine.
      for (const id of last) {
        const amount = amounts.has(id) ? undefined : (await admin.get(`/requests/${id}`)).body.charge?.amount;
        if (amount !== undefined) amounts.set(id, amount);
      }
      return amounts.size === last.length;
    }, Boolean);
    const prices = new Set(amounts.values());
    t.equal(prices.size, 1, 'each is charged the same', { prices: [...prices] });
    t.match([...prices][0], /^0\.\d+$/);
    const { body: usage } = await admin.get(`/usage?account=${name}`);
    t.equal(Number(usage.total?.requests ?? usage.data?.[0]?.requests), asked.length, 'each is charged once');
    const { code, stdout } = await admin.work.run(['audit', ...(store === undefined ? [] : ['--store', store])]);
    t.equal(code, 0, stdout);
  }

  return {
    admin,
    ask,
    charged,
    asked,
    gaps,
    async untilRecorded() {
      await until(
        async () => {
          await ask(1);
          return records();
        },
        ({ data }) => data?.some(({ id }: { readonly id: string }) => asked.slice(-20).includes(id)) === true,
      );
    },
    async logged(text) {
      await until(
        async () => admin.output.stderr,
        (stderr) => text.test(stderr),
      );
    },
    async settle() {
      const counts = await until(
        async () => ({
          recorded: Number((await records()).data?.length),
          lost: Object.values(await gaps()).reduce((sum, requests) => sum + requests, 0),
        }),
        ({ recorded, lost }) => recorded + lost >= asked.length,
      );
      t.ok(counts.recorded + counts.lost >= asked.length, 'each request has a record or is in a gap', counts);
      await charged();
    },
  };
}
