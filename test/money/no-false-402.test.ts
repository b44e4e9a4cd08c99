/**
 * Chats that come and go at several processes keep money in leases. A video beside them, which the wallet can pay all the time, is never
 * refused with 402: with threads, and with two gateways on one store of each engine.
 */
import t, { type Test } from 'tap';
import { PostgresServer } from '../support/postgres.ts';
import { type Workspace, workspace } from '../support/tollgate.ts';
import { once, video } from '../threads/load.ts';
import { type Rig, startRig } from '../threads/rig.ts';

t.setTimeout(600_000);

/** 12 × 0.18 for chats and 1.84 for the video are 4.00 of 5.00. A chat costs 0.000005. */
const CHATS = 12;
/** `TRIES=1000` for a long run. */
const TRIES = Number(process.env.TRIES ?? 24);
const chat = { model: 'chat-large', max_tokens: 100_000, messages: [{ role: 'user', content: 'hello' }] };
/** The stub reports 3 tokens in and 2 out. */
const CHAT_nano = 4_680;
const creation = { ...video.body, duration: 4, resolution: '480p' };
const edits = [['{ input: "36.00", output: "180.00" }', '{ input: "0.36", output: "1.80" }']] as const;

type Start = (t: Test, space: Workspace) => Promise<readonly Rig[]>;

async function two(t: Test, space: Workspace, store: string): Promise<readonly Rig[]> {
  const first = await startRig(t, space, { threads: 1, store, edits });
  return [first, await startRig(t, space, { threads: 1, store, edits })];
}

const modes: Readonly<Record<string, Start>> = {
  'four threads': async (t, space) => [await startRig(t, space, { threads: 4, store: space.store, edits })],
  'two gateways on SQLite': (t, space) => two(t, space, space.store),
  'two gateways on PostgreSQL': async (t, space) => {
    const server = await PostgresServer.start();
    t.teardown(() => server.remove());
    return two(t, space, await server.store());
  },
};

for (const [name, start] of Object.entries(modes)) {
  t.test(name, async (t) => {
    const rigs = await start(t, await workspace(t));
    const [first] = rigs;
    if (first === undefined) throw new Error('no gateway');
    const { key } = await first.caller('acme', '5.00');
    for (const { upstream } of rigs) upstream.refuseVideos();
    const at = (index: number) => ({ url: (rigs[index % rigs.length] ?? first).url, key });
    const seen = { chats: new Map<number, number>(), videos: new Map<number, number>() };
    let isOver = false;
    const chats = Array.from({ length: CHATS }, async (_, index) => {
      while (!isOver) count(seen.chats, (await once(at(index), '/v1/messages', chat)).status);
    });
    for (let tried = 0; tried < TRIES; tried += 1) {
      count(seen.videos, (await once(at(tried), video.path, creation)).status);
    }
    isOver = true;
    await Promise.all(chats);
    t.comment(`videos ${JSON.stringify([...seen.videos])}, chats ${JSON.stringify([...seen.chats])}`);
    t.equal(seen.videos.get(402), undefined, 'no video is refused for lack of money');
    t.equal(seen.chats.get(402), undefined, 'nor is a chat');
    // The upstream's refusal, which was forwarded. A 503 says that it was undecided.
    t.ok((seen.videos.get(400) ?? 0) >= TRIES * 0.9, 'nearly all are decided');
    await t.test('a wallet near zero is spent to the last chat that it can pay', async (t) => {
      const { key } = await first.caller('nearly_empty', '0.0005');
      const ask = (index: number) => once({ ...at(index), key }, '/v1/messages', { ...chat, max_tokens: 16 });
      // Their holds together are more than the wallet, so some are refused truly.
      const race = Array.from({ length: CHATS }, async (_, index) => {
        const answers: number[] = [];
        for (let n = 0; n < 12; n += 1) answers.push((await ask(index + n)).status);
        return answers.filter((status) => status === 200).length;
      });
      let paid = (await Promise.all(race)).reduce((sum, count) => sum + count, 0);
      let quote_nano = 0;
      for (let n = 0; quote_nano === 0; n += 1) {
        const { status, text } = await ask(n);
        if (status === 200) paid += 1;
        if (status === 402) quote_nano = Number(/may cost up to ([\d.]+)/.exec(text)?.[1]) * 1e9;
        if (n > 400) throw new Error(`the wallet still pays after ${paid} chats, the last with ${status}`);
      }
      const left_nano = 500_000 - paid * CHAT_nano;
      t.ok(
        left_nano >= 0 && left_nano < quote_nano,
        `${paid} chats leave ${left_nano} nano, and one holds ${quote_nano}`,
      );
    });
    t.match(await first.run('audit'), { code: 0 });
  });
}

function count(statuses: Map<number, number>, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}
