/** The specification, Billing rules of the per-second families. */
import t from 'tap';
import {
  film,
  officialBody,
  runTask,
  taskId,
  tasksPath,
  tokenBody,
  unifiedBody,
  unifiedPath,
} from '../support/requests.ts';
import { customer } from './customers.ts';
import { stackFor, statement } from './support.ts';

const stack = await stackFor(t);
const text = (words: string) => ({ type: 'text', text: `a kite [instant] ${words}` });
const video = (seconds: number) => ({ type: 'video_url', video_url: { url: film(stack, seconds) } });
const image = { type: 'image_url', image_url: { url: 'https://example.com/a.png' } };

/** Runs one task of a new customer and returns the last ledger entry. */
async function charge(path: string, body: object, discounts: { discount?: string; keyDiscount?: string } = {}) {
  const me = await customer(stack, discounts);
  await runTask(me, path, body);
  return (await me.ledger()).at(-1);
}

statement(t, 'billing.cost', async (t) => {
  const me = await customer(stack, { balance: '10', discount: '0.85' });
  const id = taskId(await me.call('POST', tasksPath, officialBody({ duration: 5 }, 'a kite [instant] [billed=4]')));
  t.equal(await me.available(), '8.045', '5 × 0.46 × 0.85 is held at once');
  await me.call('GET', `${tasksPath}/${id}`);
  t.strictSame(await me.ledger(), ['hold 1.955', 'capture 1.564'], '4 × 0.46 × 0.85 is charged');
  t.equal(await me.available(), '8.436');
  await me.call('GET', `${tasksPath}/${id}`);
  t.equal(await me.available(), '8.436', 'once, however often it is polled');
});

statement(t, 'billing.unified-none', async (t) => {
  const url = 'https://example.com/a';
  const image = { type: 'image', url };
  const audio = { type: 'audio', url };
  for (const references of [undefined, [], [image], [audio], [image, audio, image]]) {
    const body = unifiedBody({ duration: 6, ...(references === undefined ? {} : { references }) });
    t.equal(await charge(unifiedPath('c'), body), 'capture 2.76', '6 × 0.46');
  }
  t.equal(await charge(unifiedPath('c'), unifiedBody()), 'capture 1.84', 'four seconds by default');
});

statement(t, 'billing.unified-video', async (t) => {
  const reference = (seconds: number) => ({ type: 'video', url: film(stack, seconds) });
  const image = { type: 'image', url: 'https://example.com/a.png' };
  const body = unifiedBody({ duration: 6, references: [reference(7), image, reference(3)] });
  t.equal(await charge(unifiedPath('c'), body), 'capture 4.48', '(7 + 3 + 6) × 0.28');
  const first = unifiedBody({ resolution: '720p', references: [reference(2)] });
  t.equal(await charge(unifiedPath('c'), first), 'capture 3.66', '(2 + 4) × 0.61');
});

statement(t, 'billing.reported', async (t) => {
  const cost = (duration: number, words: string) =>
    charge(tasksPath, officialBody({ duration, content: [text(words)] }));
  t.equal(await cost(4, '[billed=3]'), 'capture 1.38', 'fewer than requested');
  t.equal(await cost(4, '[billed=2.5]'), 'capture 1.15', 'a part of a second');
  t.equal(await cost(10, '[billed=10]'), 'capture 4.60');
  // Seconds beyond the hold are charged as a separate entry, an overage.
  const me = await customer(stack);
  await runTask(me, tasksPath, officialBody({ content: [text('[billed=6]')] }));
  t.strictSame(await me.ledger(), ['hold 1.84', 'capture 1.84', 'overage 0.92']);
});

statement(t, 'billing.references', async (t) => {
  const content = [text(''), video(5.4), video(3)];
  for (const [family, cost] of [
    ['c', '3.64'],
    ['k', '3.38'],
    ['r', '3.51'],
  ]) {
    const body = officialBody({ model: `${family}/vidgen-2.0`, content });
    t.equal(await charge(tasksPath, body), `capture ${cost}`, `(6 + 3 + 4) seconds of ${family}`);
  }
});

statement(t, 'billing.output', async (t) => {
  const content = [text(''), video(5.4), video(3)];
  for (const [family, cost] of [
    ['z', '1.40'],
    ['s', '1.52'],
  ]) {
    const body = officialBody({ model: `${family}/vidgen-2.0`, content });
    t.equal(await charge(tasksPath, body), `capture ${cost}`, `4 seconds of ${family}`);
  }
});

statement(t, 'billing.absent', async (t) => {
  const body = officialBody({ duration: 9, content: [text('[no-billed-seconds]')] });
  t.equal(await charge(tasksPath, body), 'capture 4.14', '9 × 0.46');
  const withVideo = officialBody({ duration: 9, content: [text('[no-billed-seconds]'), video(5)] });
  t.equal(await charge(tasksPath, withVideo), 'capture 2.52', '9 × 0.28: the duration alone');
});

statement(t, 'billing.unit-price', async (t) => {
  const cost = (more: object) =>
    charge(tasksPath, officialBody({ duration: 10, content: [text('[billed=10]')], ...more }));
  t.equal(await cost({ resolution: '480p' }), 'capture 4.60');
  t.equal(await cost({ resolution: '1080p' }), 'capture 24.80');
  t.equal(await cost({ content: [text('[billed=10]'), image] }), 'capture 4.60', 'an image is not a video reference');
  t.equal(await cost({ content: [text('[billed=10]'), video(5)] }), 'capture 2.80');
  t.equal(await cost({ content: [text('[billed=10]'), image, video(5)], resolution: '4k' }), 'capture 31.10');
  t.equal(await cost({ resolution: undefined }), 'capture 10.00', 'the model’s default, 720p');
});

statement(t, 'billing.failed', async (t) => {
  for (const [path, body] of [
    [tasksPath, officialBody({}, '[instant] [fail]')],
    [tasksPath, tokenBody({}, '[instant] [fail]')],
    [unifiedPath('c'), unifiedBody({}, '[instant] [fail]')],
  ] as const) {
    const me = await customer(stack);
    await runTask(me, path, body);
    t.match((await me.ledger()).at(-1), /^release /);
    t.equal(await me.available(), '1000.00');
  }
  const me = await customer(stack);
  t.equal((await me.call('POST', tasksPath, officialBody({}, '[reject]'))).status, 400);
  t.strictSame(
    await me.ledger(),
    ['hold 1.84', 'release 1.84'],
    'a task that the upstream refused is not charged either',
  );
});

statement(t, 'billing.tolerance', async (t) => {
  const cost = (seconds: number) =>
    charge(unifiedPath('c'), unifiedBody({ references: [{ type: 'video', url: film(stack, seconds) }] }));
  for (const seconds of [5, 5.005, 5.02, 5.023]) t.equal(await cost(seconds), 'capture 2.52', `(5 + 4) × 0.28`);
  t.equal(await cost(5.2), 'capture 2.80', '(6 + 4) × 0.28');
});

statement(t, 'billing.hold', async (t) => {
  const holdFor = async (part: object) => {
    const me = await customer(stack);
    await me.call('POST', tasksPath, officialBody({ content: [text(''), part] }));
    return (await me.ledger())[0];
  };
  t.equal(await holdFor(video(7)), 'hold 3.08', '(7 + 4) × 0.28');
  const hidden = { type: 'video_url', video_url: { url: `${film(stack, 7)}&expires=1` } };
  t.equal(await holdFor(hidden), 'hold 5.32', '(15 + 4) × 0.28');
});

statement(t, 'billing.tokens', async (t) => {
  const me = await customer(stack);
  const { json } = await runTask(me, tasksPath, tokenBody());
  t.equal(json.usage.completion_tokens, 108_000);
  const [hold = '', capture] = await me.ledger();
  t.equal(capture, 'capture 4.968', '108,000 × 46.00 per million');
  t.ok(Number(hold.split(' ')[1]) >= 4.968, 'within the hold');
  // Without reported tokens the whole hold is charged.
  const silent = await customer(stack);
  await runTask(silent, tasksPath, tokenBody({}, '[instant] [no-tokens]'));
  const [held, charged] = await silent.ledger();
  t.equal(charged?.split(' ')[1], held?.split(' ')[1]);
});
