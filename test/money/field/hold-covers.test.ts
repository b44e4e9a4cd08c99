/** QuantumNous/new-api #4526, #5498: a hold far below the final cost, and an absent duration that was billed as 4 s but made as 10 s. */
import t from 'tap';
import { newestTask, officialVideo, rig, running, tokenVideo, unifiedVideo } from '../../faults/interfaces.ts';
import { customer } from '../../spec/customers.ts';
import { film, officialBody, tasksPath, tokenBody } from '../../spec/requests.ts';
import { startStack } from '../../support/stack.ts';

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
