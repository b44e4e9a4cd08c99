/** The hold covers what the upstream can charge. */
import t from 'tap';
import { customer } from '../spec/customers.ts';
import { newestTask, officialVideo, rig, running, tokenVideo, unifiedVideo } from '../support/interfaces.ts';
import { film, officialBody, tasksPath, tokenBody } from '../support/requests.ts';
import { startStack } from '../support/stack.ts';

// QuantumNous/new-api #4526, #5498: a hold far below the final cost, and an absent duration that was billed as 4 s but made as 10 s.

t.test('QuantumNous/new-api #5498: an absent duration is held as the duration that is sent upstream', async (t) => {
  const rigged = await rig(t, () => {});
  await running(rigged, unifiedVideo);
  const sent = JSON.parse(String(rigged.server.seen.at(-1)?.body));
  const task = await newestTask(rigged.stack);
  t.equal(sent.duration, 4);
  t.equal(sent.resolution, '480p');
  t.equal(task.hold_nano, 1_840_000_000n, '4 s × 0.46');
});

t.test('QuantumNous/new-api #5498: the official format has no default duration', async (t) => {
  const { stack, server } = await rig(t, () => {});
  const body = { model: 'c/vidgen-2.0', content: [{ type: 'text', text: 'a red kite' }], resolution: '480p' };
  t.equal((await stack.call('POST', officialVideo.path, body)).status, 400);
  t.equal(server.seen.length, 0);
});

t.test('QuantumNous/new-api #4526: a hold covers the largest film that the request allows', async (t) => {
  const stack = await startStack();
  t.teardown(() => stack.close());
  for (const body of [
    tokenBody({ duration: -1, ratio: '1:1' }),
    tokenBody({}, 'a kite [instant] --dur 12 --rs 1080p'),
    tokenBody({ resolution: '4k', duration: 15 }),
    officialBody({ duration: 6, content: [{ type: 'text', text: '[instant]' }, video(film(stack, 7.5))] }),
    officialBody({ model: 'z/vidgen-2.0', duration: 15 }),
  ]) {
    const me = await customer(stack);
    const { json } = await me.call('POST', tasksPath, body);
    await me.call('GET', `${tasksPath}/${json.id}`);
    t.match(await me.ledger(), [/^hold /, /^capture /], `no overage: ${JSON.stringify(body)}`);
  }
});

t.test(
  'QuantumNous/new-api #4526: usage that the upstream reports beyond a hold is charged as a separate entry',
  async (t) => {
    const rigged = await rig(t, () => {}, { balance: '41.40' });
    const { stack, server } = rigged;
    const path = await running(rigged, tokenVideo);
    server.play(({ reply }) => reply(200, { id: 'up-1', status: 'succeeded', usage: { completion_tokens: 900_000 } }));
    await stack.call('GET', path);
    const task = await newestTask(stack);
    t.equal(task.charged_nano, 41_400_000_000n, '0.9 million tokens × 46');
    const [overage, capture] = await stack.store.entries(stack.account, 2);
    t.match(capture, { kind: 'capture', amount_nano: task.hold_nano });
    t.match(overage, { kind: 'overage', amount_nano: 41_400_000_000n - task.hold_nano });
    t.equal((await stack.store.wallet(stack.account))?.posted_nano, 0n, 'the wallet had just that much');
    t.same((await stack.store.audit()).breaches, []);
    server.play(({ reply }) => reply(200, { id: 'up-2' }));
    t.equal((await stack.call('POST', tokenVideo.path, tokenVideo.body)).status, 402, 'and nothing more is admitted');
  },
);

function video(url: string): object {
  return { type: 'video_url', video_url: { url } };
}

t.test('flags in the text', async (t) => {
  // The hold of a video request covers its text flags and parts, and a flag with two readings is refused.
  let made = 0;
  const { stack } = await rig(t, ({ reply }) => {
    made += 1;
    reply(200, { id: `t-${made}`, status: 'running' });
  });

  const fifteenSeconds_nano = 16_171_898_000n;

  function video(...content: readonly object[]): object {
    return { ...Object(tokenVideo.body), content, duration: null };
  }

  t.test('frames that a flag asks for are held', async (t) => {
    const text = 'a red kite --frames 289';
    t.equal((await stack.call('POST', tokenVideo.path, video({ type: 'text', text }))).status, 200);
    const task = await newestTask(stack);
    t.equal(task.facts?.seconds, '13', '289 frames are 12.04 s');
  });

  t.test('a video from a draft is held at the maximum length, because only the draft states its length', async (t) => {
    t.equal((await stack.call('POST', tokenVideo.path, { ...Object(tokenVideo.body), draft: true })).status, 200);
    const { upstream_id } = await newestTask(stack);
    const body = video({ type: 'draft_task', draft_task: { id: upstream_id } });
    t.equal((await stack.call('POST', tokenVideo.path, body)).status, 200);
    t.equal((await newestTask(stack)).hold_nano, fifteenSeconds_nano);
  });

  t.test('a flag followed by an invalid one is refused, because an upstream may use the first', async (t) => {
    const refused = { status: 400, json: { error: { code: 'invalid_request', message: /read in two ways/ } } };
    for (const flags of ['--dur 15 --dur 1', '--dur 15 --duration x', '--rs 4k --rs 9k']) {
      const text = `a red kite ${flags}`;
      t.match(await stack.call('POST', tokenVideo.path, video({ type: 'text', text })), refused, flags);
    }
    const content = [{ type: 'text', text: 'a red kite --rs 4k --rs 9k' }];
    const { resolution: _, ...body } = Object(officialVideo.body);
    t.match(await stack.call('POST', officialVideo.path, { ...body, content }), refused, 'at the price of 720p');
  });
});
