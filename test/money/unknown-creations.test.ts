/** Creations of unknown outcome are resolved once: charged or released. */
import t, { type Test } from 'tap';
import { long, newestTask, officialVideo, rig, withTimeouts } from '../support/interfaces.ts';
import { OPERATOR } from '../support/operator.ts';
import { edited } from '../support/shipped-text.ts';
import { call, type Reply } from '../support/stack.ts';
import { capture, makeOwner, newTask } from '../support/stores.ts';

// Creations without an answer are matched, as a set, with the upstream's listed jobs that have no task.

const start_ms = Date.UTC(2026, 10, 1);
const minute_ms = 60_000;

/** After this time every creation of a test would be listed: 2 min before and after the time-outs and the lease. */
const window_ms = 10 * minute_ms;

interface Job {
  readonly id: string;
  readonly model: string;
  /** Unix seconds. */
  readonly created_at: number;
}

/** A gateway whose creations are reset; the test chooses what its upstream lists. */
async function lost(t: Test, edit: (config: string) => string = (text) => text) {
  let now_ms = start_ms;
  const { stack, server } = await rig(t, ({ reset }) => reset(), {
    config: edit(withTimeouts(long)),
    now: () => now_ms,
  });
  const pass = (by_ms: number) => (now_ms += by_ms);
  const create = (headers: Readonly<Record<string, string>> = {}, more: object = {}): Promise<Reply> =>
    call(
      stack.url + officialVideo.path,
      'POST',
      { ...Object(officialVideo.body), ...more },
      {
        authorization: `Bearer ${stack.key}`,
        ...headers,
      },
    );
  /** The requested pages of the list, as it is at that time. */
  const listed: string[] = [];
  /** @param apart_ms how far ahead the upstream's clock is; undefined: it does not say. */
  const lists = (list: (page: number) => object, apart_ms?: number) =>
    server.play(({ request, reply, reset }) => {
      if (request.method === 'POST') return reset();
      const { pathname, searchParams } = new URL(request.target, 'http://upstream');
      if (searchParams.has('page_size')) {
        listed.push(request.target);
        const date = apart_ms === undefined ? '' : `date: ${new Date(now_ms + apart_ms).toUTCString()}\r\n`;
        return reply(200, list(Number(searchParams.get('page_num'))), date);
      }
      reply(200, { id: pathname.split('/').at(-1), status: 'running' });
    });
  const round = async (after_ms: number) => {
    pass(after_ms);
    await stack.settler.round();
  };
  /** Oldest first. */
  const tasks = async () => [...(await stack.store.listTasks({ limit: 100 })).tasks].reverse();
  const states = async () => (await tasks()).map(({ state, upstream_id }) => upstream_id ?? state);
  return { stack, server, create, lists, listed, pass, round, tasks, states };
}

function job(id: string, after_s: number, model = 'c/vidgen-2.0'): Job {
  return { id, model, created_at: start_ms / 1000 + after_s };
}
const old = job('old', -86_400);

t.test('as many jobs as equal creations: all are assigned, the oldest to the oldest', async (t) => {
  for (const count of [1, 2, 3]) {
    const { stack, create, lists, listed, pass, round, tasks, states } = await lost(t);
    for (let n = 0; n < count; n++) {
      t.equal((await create({ 'idempotency-key': `key-${n}` })).status, 502);
      pass(10_000);
    }
    const jobs = Array.from({ length: count }, (_, n) => job(`job-${n}`, n * 10 + 1)).reverse();
    lists(() => ({ items: [...jobs, old], total: 99 }));
    await round(minute_ms);
    t.same(
      await states(),
      [...jobs].reverse().map(({ id }) => id),
    );
    t.equal(listed.length, 1, 'one listing serves all of them');
    t.ok((await tasks()).every(({ state }) => state === 'running'));
    const again = await create({ 'idempotency-key': 'key-0' });
    t.equal(again.status, 200, 'a repeated key is answered with the item of the list');
    t.match(again.json, { id: 'job-0', model: 'c/vidgen-2.0' });
    t.same((await stack.store.audit()).breaches, []);
  }
});

t.test('the clocks are too far apart, or the list is cached: nothing is decided until they agree', async (t) => {
  for (const apart_ms of [-3 * minute_ms, 3 * minute_ms, 60 * minute_ms]) {
    const { create, lists, round, states } = await lost(t);
    await create();
    lists(() => ({ items: [old], total: 1 }), apart_ms);
    await round(2 * window_ms);
    t.same(await states(), ['unknown'], 'it may have been created, and listed under another time');
    lists(() => ({ items: [job('late', 1), old], total: 2 }), apart_ms);
    await round(2 * window_ms);
    t.same(await states(), ['unknown'], 'nor is a job assigned');
    lists(() => ({ items: [job('late', 1), old], total: 2 }), minute_ms);
    await round(2 * window_ms);
    t.same(await states(), ['late']);
  }
});

t.test('no job is listed: all are released after the time in which they would be listed', async (t) => {
  const { stack, create, lists, listed, round, states } = await lost(t);
  for (let n = 0; n < 3; n++) await create({ 'idempotency-key': `key-${n}` });
  lists(() => ({ items: [old], total: 1 }));
  await round(minute_ms);
  t.same(await states(), ['unknown', 'unknown', 'unknown'], 'a job may be listed late');
  listed.length = 0;
  await round(window_ms);
  t.same(await states(), ['failed', 'failed', 'failed']);
  t.equal(listed.length, 1);
  t.equal((await stack.store.wallet(stack.account))?.held_nano, 0n);
  t.equal((await create({ 'idempotency-key': 'key-0' })).status, 502, 'a repeated key is a new request');
  t.equal((await states()).length, 4);
  t.same((await stack.store.audit()).breaches, []);
});

t.test('fewer or more jobs than creations: nothing is assigned until the counts match', async (t) => {
  for (const jobs of [[job('one', 1)], [job('three', 3), job('two', 2), job('one', 1)]]) {
    const { create, lists, pass, round, states } = await lost(t);
    await create();
    pass(1_000);
    await create();
    lists(() => ({ items: [...jobs, old] }));
    await round(minute_ms);
    await round(window_ms);
    t.same(await states(), ['unknown', 'unknown']);
    lists(() => ({ items: [job('b', 2), job('a', 1), old] }));
    await round(2 * minute_ms);
    t.same(await states(), ['a', 'b']);
  }
});

t.test('a creation that an operator decided still counts as one that may have a job', async (t) => {
  const { stack, create, lists, round, tasks, states } = await lost(t);
  await create();
  await create();
  const [first] = await tasks();
  if (first === undefined) throw new Error('no task');
  const settlement = {
    outcome: 'capture',
    units_nano: 1n,
    amount_nano: 1n,
    memo: 'seen',
    status: null,
    record: null,
  } as const;
  t.equal((await stack.store.resolveTask(first.id, settlement, OPERATOR))?.outcome, 'settled');
  lists(() => ({ items: [job('one', 1), old] }));
  await round(window_ms);
  t.same(await states(), ['succeeded', 'unknown'], 'the only job may belong to the creation that was charged');
});

t.test('a task that was captured long ago counts only if its job may be as young as the new creation', async (t) => {
  for (const [wait_ms, state] of [
    [24 * 60 * minute_ms, 'failed'],
    [72 * 60 * minute_ms, 'unknown'],
  ] as const) {
    const { stack, create, lists, pass, round, states } = await lost(t);
    const owner = await makeOwner(stack.store, 'other', '1');
    await stack.store.openTask(newTask(owner, 'captured', '1', { dispatch_deadline_ms: start_ms + wait_ms }));
    await stack.store.markUnknown('captured', 'no answer');
    await stack.store.markReview('captured', 'nobody knows');
    t.equal((await stack.store.resolveTask('captured', capture('1'), OPERATOR))?.outcome, 'settled');
    pass(50 * 60 * minute_ms);
    await create();
    lists(() => ({ items: state === 'failed' ? [old] : [job('one', 50 * 3600 + 1), old] }));
    await round(window_ms);
    t.same(await states(), ['succeeded', state]);
  }
});

t.test('jobs are not assigned if the assignment matters', async (t) => {
  const both = () => ({ items: [job('two', 2), job('one', 1), old] });
  await t.test('between two accounts', async (t) => {
    const { stack, create, lists, round, states } = await lost(t);
    const { key } = await stack.newAccount('second');
    await create();
    await create({ authorization: `Bearer ${key}` });
    lists(both);
    await round(window_ms);
    t.same(await states(), ['unknown', 'unknown']);
  });
  await t.test('between two prices', async (t) => {
    const { create, lists, round, states } = await lost(t);
    await create();
    await create({}, { resolution: '1080p' });
    lists(both);
    await round(window_ms);
    t.same(await states(), ['unknown', 'unknown']);
  });
  await t.test('while another creation is in progress, whose answer will have the id of its job', async (t) => {
    const { server, create, lists, round, states } = await lost(t);
    await create();
    let answer = () => {};
    server.play(({ reply }) => {
      answer = () => reply(202, job('two', 2));
    });
    const second = create();
    await server.sawRequests(2);
    lists(both);
    await round(minute_ms);
    t.same(await states(), ['unknown', 'dispatching']);
    answer();
    t.equal((await second).status, 202);
    await round(minute_ms);
    t.same(await states(), ['one', 'two']);
  });
});

t.test('creations at other times, and of other models, are decided separately', async (t) => {
  const { create, lists, pass, round, states } = await lost(t);
  await create();
  pass(60 * minute_ms);
  await create();
  await create();
  lists(() => ({ items: [job('two', 3602), job('one', 3601), job('strange', 120, 'another/model'), old] }));
  await round(window_ms);
  t.same(await states(), ['unknown', 'one', 'two'], 'a job of an unrequested model may belong to the first');
  lists(() => ({ items: [job('two', 3602), job('one', 3601), old] }));
  await round(2 * minute_ms);
  t.same(await states(), ['failed', 'one', 'two']);
});

t.test('an upstream lists a model by its own name', async (t) => {
  const own = (config: string) =>
    edited(config, [
      '  $(family)/vidgen-2.0: { type: video,',
      '  $(family)/vidgen-2.0: { type: video, as: vendor-$(family),',
    ]);
  const { create, lists, round, tasks, states } = await lost(t, own);
  await create();
  lists(() => ({ items: [job('one', 1, 'vendor-c'), old] }));
  await round(minute_ms);
  t.same(await states(), ['one']);
  t.match(await tasks(), [{ model: 'c/vidgen-2.0' }]);
});

t.test('the end of a list', async (t) => {
  const released = async (t: Test, list: (page: number) => object, edit?: (config: string) => string) => {
    const { create, lists, listed, round, states } = await lost(t, edit);
    await create();
    lists(list);
    await round(window_ms);
    return { states: await states(), pages: listed.length };
  };
  const recent = (count: number, from = 0) =>
    Array.from({ length: count }, (_, n) => job(`other-${from + n}`, 9 * 60 - from - n, 'other'));
  await t.test('an empty list with its total', async (t) => {
    t.same(await released(t, () => ({ items: [], total: 0 })), { states: ['failed'], pages: 1 });
    t.same(await released(t, () => ({ items: [] })), { states: ['failed'], pages: 1 });
  });
  await t.test('an empty list that claims to have more', async (t) => {
    t.same((await released(t, () => ({ items: [], total: 5 }))).states, ['unknown']);
  });
  await t.test('a short page without a total', async (t) => {
    const later = job('later', 9 * 60, 'other');
    t.same(await released(t, () => ({ items: [later] })), { states: ['failed'], pages: 1 });
    t.same((await released(t, () => ({ items: [later], total: 2 }))).states, ['unknown'], 'the total has priority');
  });
  await t.test('a page that goes back beyond the creation', async (t) => {
    const page = (number: number) => ({
      items: number < 3 ? recent(100, number * 100 - 100) : [...recent(1, 200), old],
      total: 5_000,
    });
    t.same(await released(t, page), { states: ['failed'], pages: 3 });
  });
  await t.test('as many items as the total says, over several pages', async (t) => {
    const page = (number: number) => ({ items: recent(number < 3 ? 100 : 50, number * 100 - 100), total: 250 });
    t.same(await released(t, page), { states: ['failed'], pages: 3 });
  });
  await t.test('the maximum number of pages: nothing is released', async (t) => {
    const page = (number: number) => ({ items: recent(100, number * 100 - 100), total: 5_000 });
    const most = (config: string) => edited(config, ['items: 100 }', 'items: 100, most: 2 }']);
    t.same(await released(t, page, most), { states: ['unknown'], pages: 2 });
  });
  await t.test('an answer that is not a list, or whose items cannot be read', async (t) => {
    for (const list of [{}, { items: {} }, { items: [{}] }, { items: [{ ...old, created_at: '2026' }] }]) {
      t.same((await released(t, () => list)).states, ['unknown']);
    }
  });
  await t.test('a job on a later page is found', async (t) => {
    const page = (number: number) => ({
      items: number === 1 ? recent(100) : [job('mine', 1), old],
      total: 102,
    });
    t.same(await released(t, page), { states: ['mine'], pages: 2 });
  });
});

// Two unknown creations are never confused, even if the upstream starts one of them late.

t.test('a job that was started late is not assigned to a later task of another account', async (t) => {
  const start_ms = Date.UTC(2026, 10, 1);
  let now_ms = start_ms;
  const { stack, server } = await rig(t, ({ reset }) => reset(), { config: withTimeouts(long), now: () => now_ms });
  const second = await stack.newAccount('second');
  t.equal((await stack.call('POST', officialVideo.path, officialVideo.body)).status, 502);
  // The upstream starts it after 50 s, long after the connection was reset.
  const job = { id: 'late', model: 'c/vidgen-2.0', created_at: start_ms / 1000 + 50 };
  now_ms += 165_000;
  const other = { authorization: `Bearer ${second.key}` };
  t.equal((await call(stack.url + officialVideo.path, 'POST', officialVideo.body, other)).status, 502);
  const old = { id: 'old', model: 'c/vidgen-2.0', created_at: start_ms / 1000 - 86_400 };
  server.play(({ reply, request }) =>
    request.target.includes('page_size')
      ? reply(200, { items: [job, old] })
      : reply(200, { id: 'late', status: 'succeeded' }),
  );
  for (const wait_ms of [20_000, 20_000, 600_000, 600_000]) {
    now_ms += wait_ms;
    await stack.settler.round();
  }
  const mine = await newestTask(stack);
  const { tasks } = await stack.store.listTasks({ account: second.account, limit: 1 });
  t.not(tasks[0]?.upstream_id, 'late', 'the second account does not pay for the film of the first');
  t.not(mine.state, 'failed', 'the first is not released: the upstream makes its film');
  t.same((await stack.store.audit()).breaches, []);
});
