/** A token ends while a change waits for a reply of PostgreSQL, for each reply: what is not committed by then is refused. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { startAdmin } from '../support/admin.ts';
import { CuttingProxy } from '../support/cutting-proxy.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';

const server = await PostgresServer.start();
const proxy = await CuttingProxy.start(server.port);
const direct = await server.store();
const url = new URL(direct);
url.port = String(proxy.port);
const admin = await startAdmin(t, ['--store', url.href], { ...(await workspace(t)), store: url.href });
/** Of another gateway. */
const other = await openStore(direct, { access: 'write' });
t.teardown(async () => {
  proxy.passReplies();
  await other.close();
  await proxy.close();
  await server.remove();
});

const ways: Readonly<Record<string, readonly [status: number, end: (id: string) => Promise<unknown>]>> = {
  revoked: [401, (id) => other.revokeToken(id, OPERATOR)],
  rotated: [401, (id) => other.rotateToken(id, randomBytes(32).toString('hex'), 0, OPERATOR)],
  lowered: [403, (id) => other.setTokenRole(id, 'viewer', OPERATOR)],
};
/** How long the other gateway waits for the transaction whose reply is held. */
const LOCKED_ms = 500;
/** How many replies pass. Work in the background may hold a lock, so the first moment is tried again. */
const MOMENTS = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7];

for (const [way, [refused, end]] of Object.entries(ways)) {
  t.test(way, async (t) => {
    let ended = 0;
    for (const [at, replies] of MOMENTS.entries()) {
      const name = `${way}-${at}`;
      const { body } = await admin.post('/tokens', { role: 'operator', name });
      proxy.holdReplies(replies);
      const asking = admin.post('/accounts', { name: `of-${name}` }, { token: body.token });
      await until(
        async () => proxy.isHolding,
        (isHolding) => isHolding,
      );
      // The server may still have to commit.
      await sleep(50);
      const isMade = (await other.findAccount(`of-${name}`)) !== undefined;
      const ending = end(body.id);
      const isFirst = await Promise.race([ending.then(() => true), sleep(LOCKED_ms, false)]);
      proxy.passReplies();
      const { status } = await asking;
      await ending;
      const wanted = isMade ? [201] : isFirst ? [refused] : [201, refused];
      t.ok(wanted.includes(status), `after ${replies} replies: ${status}, not ${wanted.join(' or ')}`);
      t.equal((await other.findAccount(`of-${name}`)) !== undefined, status === 201);
      if (isFirst && !isMade) ended += 1;
    }
    t.ok(ended > 0, `it ended first ${ended} times`);
  });
}
