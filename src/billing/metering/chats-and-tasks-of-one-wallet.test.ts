/**
 * Random requests at two gateways over one store, one after another. A request is refused exactly when the wallet, minus the holds of
 * open tasks and the quotes in flight at both gateways, is less than the request's quote.
 */
import assert from 'node:assert/strict';
import pino from 'pino';
import t from 'tap';
import fc, { shrinkingBriefly } from '../../../test/support/fc.ts';
import { chargeMetrics } from '../../../test/support/metering/charge-metrics.ts';
import { tempFolder } from '../../../test/support/new-store.ts';
import { type Clock, makeOwner, newTask, type Owner } from '../../../test/support/stores.ts';
import { openStore } from '../../ledger/open-store.ts';
import type { Store } from '../../ledger/store/store.ts';
import { formatNano, NANO } from '../../lib/money/amount.ts';
import { type LeasedQuote, SpendLeases } from './spend-leases.ts';

interface World {
  readonly store: Store;
  readonly clock: Clock;
  readonly owner: Owner;
  readonly allLeases: readonly [SpendLeases, SpendLeases];
  readonly inFlight: { readonly leases: SpendLeases; readonly leased: LeasedQuote }[];
  taskHolds: bigint;
  /** The cost of the requests that ended. */
  spent: bigint;
  tasks: number;
  refusals: number;
  admissions: number;
}

const balance_nano = 20n * NANO;

type Move = (world: World) => Promise<void>;

const which = fc.nat({ max: 1 });
const quote = fc.oneof(fc.bigInt({ min: 1n, max: NANO / 10n }), fc.bigInt({ min: 1n, max: 12n * NANO }));

const chat = fc.record({ which, quote }).map(
  ({ which, quote }): Move =>
    async (world) => {
      const leases = world.allLeases[which] ?? world.allLeases[0];
      const spendable_nano = spendable(world);
      const leased = await leases.admit(world.owner.account, quote);
      assert.equal(leased.ok, quote <= spendable_nano, `a chat of ${quote} of ${spendable_nano}`);
      if (leased.ok) world.inFlight.push({ leases, leased });
      note(world, leased.ok);
    },
);

const end = fc.record({ pick: fc.nat(), share: fc.nat({ max: 100 }) }).map(
  ({ pick, share }): Move =>
    async (world) => {
      const [ended] = world.inFlight.splice(pick % Math.max(1, world.inFlight.length), 1);
      if (ended === undefined) return;
      const { leases, leased } = ended;
      const about = { ...world.owner, route: 'create_message', model: 'chat-large', units: { input: '1' } };
      const amount_nano = (leased.quote_nano * BigInt(share)) / 100n;
      if (share > 0) world.spent += amount_nano;
      leases.finish(leased, share === 0 ? undefined : { hold_id: leased.lease.hold_id, ...about, amount_nano });
    },
);

const video = fc.record({ which, quote }).map(
  ({ which, quote }): Move =>
    async (world) => {
      const leases = world.allLeases[which] ?? world.allLeases[0];
      const spendable_nano = spendable(world);
      world.tasks += 1;
      const task = newTask(world.owner, `task_${world.tasks}`, formatNano(quote));
      const opened = await leases.retryAfterReclaim(world.owner.account, quote, (turn) =>
        world.store.openTask(task, { turn }),
      );
      assert.equal(opened.ok, quote <= spendable_nano, `a video of ${quote} of ${spendable_nano}`);
      if (opened.ok) world.taskHolds += quote;
      note(world, opened.ok);
    },
);

const round = which.map(
  (which): Move =>
    (world) =>
      (world.allLeases[which] ?? world.allLeases[0]).round(),
);

const jump = fc.integer({ min: 0, max: 20_000 }).map(
  (by_ms): Move =>
    async (world) => {
      world.clock.now += by_ms;
      // Both renew their leases, so neither closes the other's as lapsed.
      await Promise.all(world.allLeases.map((leases) => leases.round()));
    },
);

/** The largest quote that the next request can have. */
function spendable({ inFlight, taskHolds, spent }: World): bigint {
  return balance_nano - spent - taskHolds - inFlight.reduce((sum, { leased }) => sum + leased.quote_nano, 0n);
}

function note(world: World, isAdmitted: boolean): void {
  if (isAdmitted) world.admissions += 1;
  else world.refusals += 1;
}

/** Runs the moves on a new store, and ends the requests in flight. */
async function play(moves: readonly Move[]): Promise<World> {
  const folder = tempFolder();
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const open = () => openStore(`sqlite:${folder.path}/store.db`, { now });
  const stores = [await open(), await open()] as const;
  const [store] = stores;
  const owner = await makeOwner(store, 'acme', '20');
  const leasesOf = (store: Store, owner: string) => {
    const log = pino({ level: 'silent' });
    const after = (delay_ms: number, run: () => void) => void setTimeout(run, delay_ms);
    const metrics = chargeMetrics();
    const times = { lease_ms: 60_000, unwritten_ms: () => 60_000 };
    return new SpendLeases({ store, log, metrics, now, after, owner, ...times, overdraft_nano: () => 0n });
  };
  const allLeases = [leasesOf(stores[0], 'one'), leasesOf(stores[1], 'two')] as const;
  const answering = setInterval(() => allLeases.forEach((leases) => void leases.answerOthers()), 5);
  const counts = { taskHolds: 0n, spent: 0n, tasks: 0, refusals: 0, admissions: 0 };
  const world: World = { store, clock, owner, allLeases, inFlight: [], ...counts };
  try {
    for (const move of moves) await move(world);
    for (const { leases, leased } of world.inFlight) leases.finish(leased, undefined);
    await Promise.all(allLeases.map((leases) => leases.close()));
    const wallet = await store.wallet(owner.account);
    assert.deepEqual(wallet && [wallet.posted_nano, wallet.held_nano], [balance_nano - world.spent, world.taskHolds]);
    assert.deepEqual((await store.audit()).breaches, []);
    return world;
  } finally {
    clearInterval(answering);
    await Promise.all(stores.map((store) => store.close()));
    folder.remove();
  }
}

t.setTimeout(600_000);

t.test('a request is refused exactly when the wallet minus holds and quotes is less than its quote', async (t) => {
  const { MODEL_SEED: seed, MODEL_PATH: path, MODEL_RUNS: asked = '40' } = process.env;
  const move = fc.oneof(chat, chat, end, end, video, round, jump);
  const totals = { refusals: 0, admissions: 0 };
  const run = shrinkingBriefly<Move[]>(async (moves) => {
    const { refusals, admissions } = await play(moves);
    totals.refusals += refusals;
    totals.admissions += admissions;
  });
  await fc.assert(fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 40 }), run), {
    numRuns: Number(asked),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(path === undefined ? {} : { path }),
  });
  t.ok(totals.refusals > 20 && totals.admissions > 20, `${totals.refusals} refusals, ${totals.admissions} admissions`);
});
