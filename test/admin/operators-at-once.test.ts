/** Ten operators change one account at the same time, over two gateways of one store, on each engine: no change is lost. */
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { adminAt, startAdmin } from '../support/admin.ts';
import { PostgresServer } from '../support/postgres.ts';
import { workspace } from '../support/tollgate.ts';

t.setTimeout(300_000);

const OPERATORS = 10;
/** Edits of one operator that came too late. Each time, another one was in time. */
const MAX_LATE = OPERATORS;

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  t.test(engine, async (t) => {
    const own = await workspace(t);
    const server = engine === 'PostgreSQL' ? await PostgresServer.start() : undefined;
    t.teardown(() => server?.remove());
    const work = { ...own, store: (await server?.store()) ?? own.store };
    const first = await startAdmin(t, ['--store', work.store], work);
    const two = await startAdmin(t, ['--store', work.store], work);
    const gateways = [first, adminAt(two.url, first.token)] as const;
    const before = Number((await first.get('/accounts/demo/wallet')).body.posted);
    let late = 0;

    /** Reads the account, adds a label and lowers the wallet. Somebody who is late reads again. */
    const operate = async (name: string, index: number) => {
      const gateway = gateways[index % 2] ?? first;
      const { token } = (await first.post('/tokens', { role: 'admin', name })).body;
      const adjustment = gateway.post('/accounts/demo/adjustments', { amount: '-1.5', reason: name }, { token });
      for (let tries = 0; tries <= MAX_LATE; tries += 1) {
        const { headers, body } = await gateway.get('/accounts/demo', { token });
        const edit = {
          body: { labels: { ...body.labels, [name]: 'x' } },
          headers: { 'if-match': headers.get('etag') ?? '' },
        };
        const { status } = await gateway.send('PATCH', '/accounts/demo', { token, ...edit });
        if (status === 200) break;
        t.equal(status, 412);
        late += 1;
      }
      t.match(await adjustment, { status: 201 });
    };

    const names = Array.from({ length: OPERATORS }, (_, index) => `operator_${index}`);
    await Promise.all(names.map(operate));
    t.ok(late > 0, `${late} edits were late`);
    const { body: account } = await gateways[1].get('/accounts/demo');
    t.strictSame(
      names.filter((name) => account.labels[name] !== 'x'),
      [],
    );
    const wallet = (await gateways[1].get('/accounts/demo/wallet')).body;
    t.equal(Number(wallet.posted), before - 1.5 * OPERATORS);
    const { data: changes } = (await first.get('/changes?limit=200')).body;
    const reasons = changes.filter(({ operation }: { operation: string }) => operation === 'wallet.adjust');
    t.equal(reasons.length, OPERATORS, 'each is recorded once');
    const store = await openStore(work.store, { access: 'read' });
    t.same((await store.audit()).breaches, []);
    await store.close();
  });
}
