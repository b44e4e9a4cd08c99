/** Two gateways over one store, step by step: which of them gets money that leases give back, and what a 402 proves. */
import pino from 'pino';
import t from 'tap';
import { MemoryRows, openMemoryStore } from '../../../test/support/memory-audit.ts';
import { chargeMetrics } from '../../../test/support/metering/charge-metrics.ts';
import { until } from '../../../test/support/stack.ts';
import { cny, makeOwner, newTask } from '../../../test/support/stores.ts';
import { StoreBusyError } from '../../ledger/store/store.ts';
import { type LeasedQuote, SpendLeases } from './spend-leases.ts';

/** The pause between two looks for answers. */
const POLL_ms = 50;

/** A wallet of 10, a gateway `mine` whose pauses end when the test says so, and another, `theirs`. */
async function world() {
  const rows = new MemoryRows();
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const open = (owner: string, after: (delay_ms: number, run: () => void) => void): SpendLeases => {
    const times = { lease_ms: 60_000, unwritten_ms: () => 60_000 };
    const services = { log: pino({ level: 'silent' }), metrics: chargeMetrics(), now, after, owner, ...times };
    return new SpendLeases({ ...services, store: openMemoryStore(rows, now), overdraft_nano: () => 0n });
  };
  const pauses: (() => void)[] = [];
  const later = (delay_ms: number, run: () => void) => void setTimeout(run, delay_ms);
  const mine = open('mine', (delay_ms, run) => (delay_ms === POLL_ms ? void pauses.push(run) : later(delay_ms, run)));
  const theirs = open('theirs', later);
  const store = openMemoryStore(rows, now);
  const owner = await makeOwner(store, 'acme', '10');
  const { account } = owner;
  return {
    clock,
    account,
    theirs,
    /** A request at the other gateway. */
    async chat(amount: string): Promise<LeasedQuote> {
      const leased = await theirs.admit(account, cny(amount));
      if (!leased.ok) throw new Error(leased.reason);
      return leased;
    },
    /** Ends a request that cost nothing, but whose row is not stored yet. */
    end(leased: LeasedQuote): void {
      const row = { ...owner, route: 'chat', model: 'small', units: {}, amount_nano: 0n };
      theirs.finish(leased, { ...row, hold_id: leased.lease.hold_id });
    },
    /** A creation at this gateway. */
    video(amount: string) {
      const task = newTask(owner, `task_${amount}`, amount);
      const opened = mine.retryAfterReclaim(account, cny(amount), (turn) => store.openTask(task, { turn }));
      return opened.then((result) => (result.ok ? 'held' : result.reason));
    },
    /** Waits until `mine` waits for answers. */
    asking: () => until(async () => pauses.length, Boolean),
    /** Ends the pause, so that it looks for answers. */
    look() {
      for (const wake of pauses.splice(0)) wake();
    },
    audit: () => store.audit(),
  };
}

t.test('money that comes back is for the gateway that waits for it, not for a lease opened since', async (t) => {
  const { chat, end, video, asking, look, theirs, account, audit } = await world();
  await chat('2');
  end(await chat('2'));
  const next = await chat('2');
  // 4 are available, 4 are needed by requests, and 2 are free in the lease of the request that has ended.
  const created = video('5');
  await asking();
  await theirs.answerOthers();
  // One request ends here and the next one arrives before the other gateway sees that 6 are available.
  end(next);
  let isAdmitted = false;
  const last = theirs.admit(account, cny('2'));
  void Promise.resolve(last).then(() => {
    isAdmitted = true;
  });
  await theirs.answerOthers();
  t.notOk(isAdmitted, 'it waits for the turn');
  look();
  t.equal(await created, 'held');
  t.match(await last, { ok: true }, '5 − 2 are enough for it');
  t.strictSame((await audit()).breaches, []);
});

t.test('a 402 is answered when all leases were needed at one moment', async (t) => {
  const { chat, video, asking, look, theirs, audit } = await world();
  await chat('6');
  const created = video('5');
  await asking();
  await theirs.answerOthers();
  look();
  // The first answer may be old when it is read, so a second one is needed.
  await asking();
  await theirs.answerOthers();
  look();
  t.equal(await created, 'insufficient_funds');
  t.strictSame((await audit()).breaches, []);
});

t.test('a request that ends between two answers is no reason for a 402', async (t) => {
  const { chat, end, video, asking, look, theirs, audit } = await world();
  const running = await chat('6');
  const created = video('5');
  await asking();
  await theirs.answerOthers();
  look();
  await asking();
  end(running);
  await theirs.answerOthers();
  look();
  t.equal(await created, 'held');
  t.strictSame((await audit()).breaches, []);
});

t.test(
  'a gateway that never answers causes an error that may be tried again, and is then not waited for',
  async (t) => {
    const { chat, video, asking, look, theirs, account, clock } = await world();
    await chat('6');
    let isOver = false;
    const created = video('5').finally(() => {
      isOver = true;
    });
    created.catch(() => {});
    await asking();
    const small = theirs.admit(account, cny('1'));
    while (!isOver) {
      look();
      await new Promise(setImmediate);
    }
    await t.rejects(created, StoreBusyError);
    const admitted = await small;
    t.ok(admitted.ok);
    if (admitted.ok) theirs.finish(admitted, undefined);
    clock.now += 3_001;
    t.equal(await video('4.5').catch((error) => error.constructor), StoreBusyError);
    t.equal(await video('2'), 'held', 'what is available can be spent');
  },
);
