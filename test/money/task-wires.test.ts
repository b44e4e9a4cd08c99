/** Tests over HTTP of task wires with ids in queries, cancels of their own, statuses that are no texts, and failures inside a 200. */
import t from 'tap';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack, until } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1/base", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices: { clips: { unit: second, by: [], table: "0.10" } }
models: { clip: { type: video, upstream: vendor, price: clips } }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type, range, if-none-match], query: [task_id, lang] } }
billing:
  seconds: { unit: second, facts: { duration: { at: /duration, type: int } }, hold: { cel: duration }, actual: { otherwise: { cel: duration } } }
tasks:
  numbered:
    id: /task_id
    query: /query?task_id={id}
    cancel: POST /cancel?job={id}
    status: { at: /status, running: [1, 2], succeeded: [3], failed: [4] }
    deadline: 1h
    nothing_made: [{ status: [4xx] }, { status: [200], at: /base_resp/status_code, in: [1008] }]
  operation:
    id: /name
    query: /v1/{id}
    status: { at: /done, running: [null, false], succeeded: [true], failed_at: /error }
    deadline: 1h
  film:
    id: /id
    query: /films/{id}
    accept: video/*
    status: { answers: [{ code: 202, means: running }, { code: 200, type: video/*, means: succeeded }, { code: 410, means: failed }] }
    deadline: 1h
routes:
  shoot: { match: POST /films, model: { is: clip }, billing: seconds, creates_task: film }
  film: { match: "GET /films/{id}", task: { poll: id, kinds: [film] } }
  create: { match: POST /create, model: { is: clip }, billing: seconds, creates_task: numbered }
  query: { match: GET /query, task: { poll: { query: task_id }, kinds: [numbered] } }
  cancel: { match: "DELETE /tasks/{id}", task: { cancel: id, kinds: [numbered] } }
  begin: { match: POST /begin, model: { is: clip }, billing: seconds, creates_task: operation }
  operation: { match: "GET /operations/{id}", task: { poll: id, kinds: [operation] } }
`;

const upstream = await startFaultServer(({ reply }) => reply(200, {}));
const stack = await startStack({ config, upstreams: { vendor: `${upstream.url}/base` } });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

async function money() {
  const wallet = await stack.store.wallet(stack.account);
  return { posted: Number(wallet?.posted_nano) / 1e9, held: Number(wallet?.held_nano) / 1e9 };
}

/** Creates a task of 10 s with this answer. */
async function create(path: string, answer: object) {
  upstream.play(({ reply }) => reply(200, answer));
  return stack.call('POST', path, { duration: 10 });
}

async function poll(path: string, answer: object, key = stack.key) {
  upstream.play(({ reply }) => reply(200, answer));
  const reply = await stack.call('GET', path, undefined, { authorization: `Bearer ${key}` });
  return { status: reply.status, json: reply.json, sent: upstream.seen.at(-1)?.target };
}

t.test('the id is in the queries of caller and upstream, and a status may be a number', async (t) => {
  await create('/create', { task_id: 't1' });
  t.same(await money(), { posted: 1000, held: 1 });
  const running = await poll('/query?task_id=t1&lang=en', { task_id: 't1', status: 2 });
  t.match(running, { status: 200, json: { status: 2 }, sent: '/base/query?task_id=t1&lang=en' });
  t.match(await poll('/query', {}), { status: 400, json: { message: /the query has no task_id/ } });
  t.match(await poll('/query?task_id=t1&task_id=t2', {}), { status: 400, json: { message: /task_id twice/ } });
  t.match(await poll('/query?task_id=t2', {}), { status: 404 });
  const other = await stack.newAccount('other');
  t.match(await poll('/query?task_id=t1', { status: 3 }, other.key), { status: 404 });
  t.same(await money(), { posted: 1000, held: 1 });
  await poll('/query?task_id=t1', { task_id: 't1', status: 3 });
  t.same(await money(), { posted: 999, held: 0 });
});

t.test('a number that is not listed decides nothing, and a listed one fails the task', async (t) => {
  await create('/create', { task_id: 't3' });
  await poll('/query?task_id=t3', { task_id: 't3', status: 9 });
  t.same(await money(), { posted: 999, held: 1 });
  await poll('/query?task_id=t3', { task_id: 't3', status: { of: 3 } });
  t.same(await money(), { posted: 999, held: 1 });
  await poll('/query?task_id=t3', { task_id: 't3', status: 4 });
  t.same(await money(), { posted: 999, held: 0 });
});

t.test("a cancel is sent with the kind's own method and path", async (t) => {
  await create('/create', { task_id: 't 4' });
  let isCancelled = false;
  upstream.play(({ reply, request }) => {
    if (request.method === 'POST') isCancelled = true;
    reply(200, { task_id: 't 4', status: isCancelled ? 4 : 1 });
  });
  const before = upstream.seen.length;
  t.equal((await stack.call('DELETE', '/tasks/t%204?task_id=t1')).status, 200);
  t.same(
    upstream.seen.slice(before).map(({ method, target }) => `${method} ${target}`),
    ['GET /base/query?task_id=t%204', 'POST /base/cancel?job=t%204&task_id=t1', 'GET /base/query?task_id=t%204'],
  );
  t.same(await money(), { posted: 999, held: 0 });
});

t.test('a refusal inside a 200 releases the hold', async (t) => {
  t.match(await create('/create', { base_resp: { status_code: 1008 } }), { status: 200 });
  t.same(await money(), { posted: 999, held: 0 });
});

t.test('an operation is done without a status word, and has failed if it has an error', async (t) => {
  for (const [name, end, posted] of [
    ['o1', { done: true }, 998],
    ['o2', { done: true, error: { code: 3, message: 'filtered' } }, 998],
    ['o3', { error: { code: 13 } }, 998],
  ] as const) {
    await create('/begin', { name });
    await poll(`/operations/${name}`, { name });
    t.match(await money(), { held: 1 }, 'without done it is running');
    await poll(`/operations/${name}`, { name, done: false, error: null });
    t.match(await money(), { held: 1 });
    await poll(`/operations/${name}`, { name, ...end });
    t.same(await money(), { posted, held: 0 });
  }
});

t.test('the audit finds no breach', async (t) => {
  t.same((await stack.store.audit()).breaches, []);
});

t.test(
  'a poll that is answered with a video sends its task to review, if its kind does not list such an answer',
  async (t) => {
    upstream.play(({ reply, request }) =>
      request.method === 'POST'
        ? reply(200, { task_id: 'v-1', status: 1 })
        : reply(200, '\0\0\0 ftypmp42', 'content-type: video/mp4\r\n'),
    );
    await stack.call('POST', '/create', { duration: 2 });
    const polled = await stack.call('GET', '/query?task_id=v-1');
    t.equal(polled.text, '\0\0\0 ftypmp42', 'the caller has it');
    const { tasks } = await stack.store.listTasks({ limit: 1 });
    t.match(tasks[0], { state: 'review', reason: /answered a poll with video\/mp4/, charged_nano: null });
    t.same((await stack.store.audit()).breaches, []);
  },
);

t.test('the code and the type of an answer tell the state of a task', async (t) => {
  const before = await money();
  const spent = async () => {
    const { posted, held } = await money();
    return { spent: Number((before.posted - posted).toFixed(9)), held: Number((held - before.held).toFixed(9)) };
  };
  const get = (id: string, status: number, body: unknown, type: string, headers = {}) => {
    upstream.play(({ reply }) => reply(status, body, `content-type: ${type}\r\n`));
    return stack.call('GET', `/films/${id}`, undefined, headers);
  };
  await create('/films', { id: 'f-1' });
  t.match(await get('f-1', 202, { id: 'f-1', status: 'in-progress' }, 'application/json'), { status: 202 });
  const accepts = () => upstream.seen.at(-1)?.headers.filter(([name]) => name === 'accept');
  t.same(accepts(), [['accept', 'video/*']], 'the kind asks for it');
  await get('f-1', 202, { id: 'f-1' }, 'application/json', { accept: 'text/html' });
  t.same(accepts(), [['accept', 'video/*']], "also if the caller's own is not forwarded");
  for (const [status, type] of [
    [404, 'application/json'],
    [401, 'application/json'],
    [500, 'video/mp4'],
    [206, 'video/mp4'],
    [200, 'application/json'],
    [200, 'text/html'],
  ] as const) {
    await get('f-1', status, { id: 'f-1' }, type);
    t.same(await spent(), { spent: 0, held: 1 }, `${status} ${type} decides nothing`);
  }
  await get('f-1', 202, { id: 'f-2' }, 'application/json');
  const film = Buffer.alloc(20 * 1024 * 1024, 'f');
  const seen = await get('f-1', 200, film, 'video/mp4');
  t.equal(seen.text.length, film.length, 'the caller has the whole film');
  t.same(await spent(), { spent: 1, held: 0 });
  t.match((await stack.store.listTasks({ limit: 1 })).tasks, [{ state: 'succeeded', status: 'answer 200 video/*' }]);
  await create('/films', { id: 'f-2' });
  await get('f-2', 410, { error: 'gone' }, 'application/json');
  t.same(await spent(), { spent: 1, held: 0 }, 'a listed failure is free');
});

t.test('a caller who asks for a part of a film, or for one that has changed, pays for the film', async (t) => {
  for (const [index, [name, value, status]] of [
    ['range', 'bytes=0-2', 206],
    ['if-none-match', '"a"', 304],
  ].entries()) {
    const { posted } = await money();
    const id = `part-${index}`;
    await create('/films', { id });
    upstream.play(({ reply, write, request }) => {
      if (!request.headers.some((header) => header[0] === name)) reply(200, 'a film', 'content-type: video/mp4\r\n');
      else if (status === 206) reply(206, 'a f', 'content-type: video/mp4\r\ncontent-range: bytes 0-2/6\r\n');
      else write('HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n');
    });
    const got = await stack.call('GET', `/films/${id}`, undefined, { [String(name)]: String(value) });
    t.equal(got.status, status);
    t.match((await stack.store.listTasks({ limit: 1 })).tasks, [{ state: 'succeeded', upstream_id: id }]);
    t.match(await money(), { posted: posted - 1 });
  }
});

t.test('the settler reads the head of a film, and not the film', async (t) => {
  const { posted } = await money();
  await create('/films', { id: 'f-3' });
  let hasLeft = false;
  upstream.play(({ write, socket }) => {
    socket.on('close', () => {
      hasLeft = true;
    });
    // More than the gateway would ever keep, of which nothing comes.
    write('HTTP/1.1 200 OK\r\ncontent-type: video/mp4\r\ncontent-length: 1000000000\r\n\r\n');
  });
  const { tasks } = await stack.store.listTasks({ limit: 1 });
  await stack.store.postponeTask({ id: tasks[0]?.id ?? '', claim_owner: null }, Date.now() - 1);
  await stack.settler.round();
  await until(money, (now) => now.posted < posted);
  t.match(await money(), { posted: posted - 1 });
  await until(
    async () => hasLeft,
    (left) => left,
  );
  t.ok(upstream.seen.at(-1)?.headers.some(([name, value]) => name === 'accept' && value === 'video/*'));
});
