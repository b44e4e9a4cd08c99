/** Starts a gateway of an example of the gallery, whose vendor is played from the recorded answers of its examples. */
import { randomUUID } from 'node:crypto';
import type { Test } from 'tap';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';

/** A running gateway of a vendor's example. */
export interface Vendor {
  readonly url: string;
  /** A key with money. */
  readonly key: string;
  /** Makes a key of another account, which has money too. */
  otherKey(): Promise<string>;
  /** Waits until so many requests are charged, and returns the sum. */
  charged(requests: number): Promise<string>;
}

/** @param name of the file in `examples/`, or the path of another file */
export async function startVendor(t: Test, name: string): Promise<Vendor> {
  const work = await workspace(t);
  const running = work.start([
    'serve',
    '--sandbox',
    '--json',
    '--port',
    '0',
    '--config',
    name.endsWith('.yaml') ? name : `examples/${name}.yaml`,
  ]);
  const [line] = await running.seen(/.*\n/);
  const { url, key, admin } = JSON.parse(line);
  const headers = { authorization: `Bearer ${admin.token}` };
  async function post(path: string, body: object) {
    const answer = await fetch(`${admin.url}/admin/v1${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { readonly key: string };
  }
  async function usage() {
    const answer = await fetch(`${admin.url}/admin/v1/usage?by=account`, { headers });
    const { data } = (await answer.json()) as { data: readonly { requests: number; amount: string }[] };
    return data[0] ?? { requests: 0, amount: '0.00' };
  }
  return {
    url,
    key,
    async otherKey() {
      await post('/accounts', { name: 'stranger' });
      await post('/accounts/stranger/topups', { amount: '100' });
      return (await post('/keys', { account: 'stranger' })).key;
    },
    async charged(requests) {
      const { amount } = await until(usage, (sum) => sum.requests >= requests);
      return amount;
    },
  };
}
