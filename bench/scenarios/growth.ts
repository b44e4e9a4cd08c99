/** Compares a gateway on a store with years of history with one on an empty store: a request must not cost more. */
import { join } from 'node:path';
import { type Bed, benchConfig, fund, fundedKey, startGateway, type Target, unfundedKey } from '../bed.ts';
import type { LoadRequest } from '../load/jobs.ts';
import { fillStore } from '../stores/fill.ts';
import { createVideo, message, pollVideo } from './requests.ts';
import { closedLoop, type Pace, type Scenario } from './scenario.ts';

interface FundedStore {
  readonly store_url: string;
  readonly key: string;
}

interface Growth {
  readonly name: string;
  readonly about: string;
  readonly connections: number;
  readonly requests: readonly LoadRequest[];
}

const age = '1,000,000 tasks, 100,000 keys and 3,000,000 entries, half of them of the calling account';

/** Messages on a grown store. */
export const growth = grown({
  name: 'growth',
  about: `messages JSON, 32 callers, on a store of ${age}`,
  connections: 32,
  requests: [message],
});

/** Video tasks on a grown store. */
export const growthVideo = grown({
  name: 'growth-video',
  about: `a video task is created and polled to its end, 64 callers, on a store of ${age}`,
  connections: 64,
  requests: [createVideo, pollVideo],
});

function grown({ name, about, connections, requests }: Growth): Scenario {
  return {
    name,
    about,
    async targets(bed, pace, cleanup) {
      const emptyUrl = `sqlite:${join(bed.folder, `${name}-empty.db`)}`;
      const empty = { store_url: emptyUrl, key: await fundedKey(emptyUrl) };
      return [
        await gateway('empty store', `${name}-empty`, bed, empty, cleanup),
        await gateway('grown store', `${name}-grown`, bed, await grownStore(bed, pace), cleanup),
      ];
    },
    measure: (target, bed, pace) => closedLoop(target, bed, pace, connections, requests),
  };
}

async function gateway(
  name: string,
  folder: string,
  bed: Bed,
  { store_url, key }: FundedStore,
  cleanup: AsyncDisposableStack,
): Promise<Target> {
  const config = benchConfig(bed.folder, folder);
  const started = await startGateway(bed.folder, bed.stub_url, key, { config, store_url });
  cleanup.defer(() => started.process.stop());
  return { ...started, name };
}

/** The grown store is filled once per run. Scenarios, and so the gateways on it, run one after the other. */
const stores = new WeakMap<Bed, Promise<FundedStore>>();

function grownStore(bed: Bed, pace: Pace): Promise<FundedStore> {
  const found = stores.get(bed);
  if (found !== undefined) return found;
  const filled = fillGrown(bed, pace);
  stores.set(bed, filled);
  return filled;
}

async function fillGrown(bed: Bed, { smoke }: Pace): Promise<FundedStore> {
  const path = join(bed.folder, 'grown.db');
  const store_url = `sqlite:${path}`;
  const { key, id, account } = await unfundedKey(store_url);
  const shape = {
    entries: smoke ? 3_000 : 3_000_000,
    times: 10,
    accounts: smoke ? 10 : 1_000,
    keys: smoke ? 100 : 100_000,
    tasks_percent: 70,
    leaves_open: false,
    busiest: { account, key: id, percent: 50 },
  };
  await fillStore(path, shape, (entries) => bed.say(`growing a store: ${entries} of ${shape.entries} entries`));
  await fund(store_url);
  return { store_url, key };
}
