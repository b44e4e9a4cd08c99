/** Every row of the specification's prices and billing rules, on the shipped configuration. */
import t, { type Test } from 'tap';
import { quoteTask, type TaskQuote } from '../../src/billing/pricing/task-quote.ts';
import { nobody } from '../../src/config/dry-run/dry-exchange.ts';
import type { StepResults } from '../../src/config/dry-run/dry-run.ts';
import { judge } from '../../src/gateway/tasks/judge.ts';
import { formatNano, parseNano } from '../../src/lib/money/amount.ts';
import type { TaskKindPlan } from '../../src/plan/index.ts';
import { taskOf } from '../support/billing/tasks.ts';
import { admit, plan } from '../support/dry-runs.ts';
import { atFactor } from '../support/quote-terms.ts';

const text = { type: 'text', text: 'a red kite' };
const image = { type: 'image_url', image_url: { url: 'https://a/1.png' } };
const video = { type: 'video_url', video_url: { url: 'https://a/1.mp4' }, role: 'reference_video' };
const audio = { type: 'audio_url', audio_url: { url: 'https://a/1.mp3' } };
const url = 'https://a/1';

const official = (model: string, content: readonly unknown[], more: object): StepResults =>
  admit('create_video_task', { model, content, ...more });
const lengths = new Map([[url, 15n]]);
const unified = (family: string, more: object = {}): StepResults =>
  admit(`create_${family}_video`, { model: `${family}/vidgen-2.0`, prompt: 'a red kite', ...more }, { lengths });

const hold = (admitted: StepResults): string => formatNano(admitted.quote?.hold_nano ?? -1n);
const memo = (admitted: StepResults): string => quoteOf(admitted).hold_memo;

function quoteOf({ quote: priced }: StepResults): TaskQuote {
  if (priced === undefined || !('hold_memo' in priced)) throw new Error('no task is priced');
  return priced;
}

/** The charge of an admitted task that succeeds with this record. */
function charge(t: Test, kindName: string, admitted: StepResults, answer: object): { amount: string; memo: string } {
  const kind = plan.taskKinds.get(kindName);
  if (kind === undefined) throw new Error(`${kindName} is not there`);
  const verdict = judge(kind, taskOf(quoteOf(admitted)), { statusCode: 200, text: JSON.stringify(answer) });
  if (verdict.state !== 'settle' || verdict.settlement.outcome !== 'capture') {
    t.fail(`no capture: ${JSON.stringify(verdict, (_, value) => (typeof value === 'bigint' ? String(value) : value))}`);
    return { amount: '', memo: '' };
  }
  return { amount: formatNano(verdict.settlement.amount_nano), memo: verdict.settlement.memo };
}
const succeeded = { status: 'succeeded' };

t.test('Prices (c family): each resolution, without and with a video reference', async (t) => {
  const table = [
    ['480p', '1.84', '0.46', '5.32', '0.28'],
    ['720p', '4.00', '1.00', '11.59', '0.61'],
    ['1080p', '9.92', '2.48', '28.69', '1.51'],
    ['4k', '20.24', '5.06', '59.09', '3.11'],
  ] as const;
  for (const [resolution, none, price, withVideo, videoPrice] of table) {
    const plain = official('c/vidgen-2.0', [text], { duration: 4, resolution });
    t.equal(hold(plain), none, `${resolution}, 4 s`);
    t.equal(memo(plain), `4 s × ${price}`);
    const referenced = official('c/vidgen-2.0', [text, video], { duration: 4, resolution });
    t.equal(hold(referenced), withVideo, `${resolution}, 4 s and a reference of at most 15 s`);
    t.equal(memo(referenced), `19 s × ${videoPrice}`);
    t.equal(hold(unified('c', { resolution })), none, `${resolution}, unified`);
    t.equal(
      hold(unified('c', { resolution, references: [{ type: 'video', url }] })),
      withVideo,
      `${resolution}, unified, video`,
    );
  }
});

t.test('Billing rules 1: billed seconds × unit price × discount, rounded once', async (t) => {
  const discounted = admit(
    'create_c_video',
    { model: 'c/vidgen-2.0', prompt: 'a red kite', references: [{ type: 'video', url }] },
    { principal: nobody(parseNano('0.85')), lengths },
  );
  t.equal(hold(discounted), '4.522');
  t.equal(memo(discounted), '19 s × 0.28 × 0.85');
  const third = admit(
    'create_c_video',
    { model: 'c/vidgen-2.0', prompt: 'p', duration: 5 },
    { principal: nobody(333_333_331n) },
  );
  // 5 × 0.46 × 0.333333331 = 0.7666666613
  t.equal(hold(third), '0.766666662', 'a hold is rounded up');
  t.equal(charge(t, 'unified_c', third, succeeded).amount, '0.766666661', 'a capture is rounded half up');
  const gift = admit('create_c_video', { model: 'c/vidgen-2.0', prompt: 'p' }, { principal: nobody(0n) });
  t.equal(hold(gift), '0.00');
});

t.test(
  'Billing rules 2: on the unified endpoint without a video reference, the duration at the no-video price',
  async (t) => {
    t.equal(hold(unified('c')), '1.84', 'the default is 4 s at 480p');
    t.equal(hold(unified('c', { duration: 15 })), '6.90');
    const images = unified('c', {
      references: [
        { type: 'image', url },
        { type: 'audio', url },
      ],
    });
    t.equal(hold(images), '1.84', 'images and audio are not video references');
    t.equal(charge(t, 'unified_c', images, succeeded).amount, '1.84');
    t.equal(
      charge(t, 'unified_c', images, { ...succeeded, usage: null, billedSeconds: 99 }).amount,
      '1.84',
      'no count is read there',
    );
  },
);

t.test(
  'Billing rules 2: with a video reference, all reference videos and the duration at the with-video price',
  async (t) => {
    const two = unified('c', {
      duration: 6,
      references: [
        { type: 'video', url },
        { type: 'image', url },
        { type: 'video', url },
      ],
    });
    t.equal(memo(two), '36 s × 0.28');
    t.equal(hold(two), '10.08');
    t.same(charge(t, 'unified_c', two, succeeded), { amount: '10.08', memo: '36 s × 0.28' });
  },
);

t.test('Billing rules 2: each measured reference counts with its length, rounded up', async (t) => {
  const kind = plan.taskKinds.get('unified_c');
  const model = plan.models.get('c/vidgen-2.0');
  if (kind === undefined || model === undefined) throw new Error('not there');
  const references = ['https://a/5', 'https://a/2.2'].map((url) => ({ type: 'video', url }));
  const body = { resolution: '480p', duration: 4, references };
  const measured = new Map([
    ['https://a/5', 5n],
    ['https://a/2.2', 3n],
  ]);
  t.equal(
    quoteTask(kind.billing, model, body, atFactor(1_000_000_000n, { lengths: measured })).hold_memo,
    '12 s × 0.28',
  );
});

t.test('Billing rules 3: on the official branch the reported billedSeconds are trusted', async (t) => {
  const referenced = official('c/vidgen-2.0', [text, video], { duration: 4, resolution: '480p' });
  t.same(charge(t, 'official_video', referenced, { ...succeeded, billedSeconds: 9 }), {
    amount: '2.52',
    memo: '9 s × 0.28',
  });
  const plain = official('c/vidgen-2.0', [text], { duration: 4, resolution: '480p' });
  t.equal(charge(t, 'official_video', plain, { ...succeeded, billedSeconds: 5 }).amount, '2.30', 'beyond the hold too');
  t.equal(charge(t, 'official_video', plain, { ...succeeded, billedSeconds: 4.5 }).amount, '2.07');
  t.equal(charge(t, 'official_video', plain, { ...succeeded, billedSeconds: '4' }).amount, '1.84');
  t.equal(charge(t, 'official_video', plain, { ...succeeded, billedSeconds: 0 }).amount, '0.00');
});

t.test('Billing rules 3: only if billedSeconds is absent, the requested duration is billed', async (t) => {
  const referenced = official('k/vidgen-2.0', [text, video], { duration: 10, resolution: '480p' });
  t.equal(memo(referenced), '25 s × 0.26');
  for (const answer of [{}, { billedSeconds: null }, { usage: { completion_tokens: 5 } }]) {
    const { amount, memo } = charge(t, 'official_video', referenced, { ...succeeded, ...answer });
    t.equal(`${amount}: ${memo}`, '2.60: 10 s × 0.26', JSON.stringify(answer));
  }
  const kind = plan.taskKinds.get('official_video');
  // An unusable value does not count as absent.
  for (const billedSeconds of [-1, 'nine']) {
    const text = JSON.stringify({ ...succeeded, billedSeconds });
    t.match(kind && judge(kind, taskOf(quoteOf(referenced)), { statusCode: 200, text }), { state: 'review' }, text);
  }
});

t.test('Billing rules 4: the price is chosen by resolution and by a video_url in the content', async (t) => {
  const at = (content: readonly unknown[], more: object = {}): string =>
    memo(official('c/vidgen-2.0', content, { duration: 4, ...more }));
  t.equal(at([text]), '4 s × 1.00', "the model's default, 720p");
  t.equal(at([text], { resolution: null }), '4 s × 1.00');
  t.equal(at([text, image, audio]), '4 s × 1.00');
  t.equal(at([text, video], { resolution: '4k' }), '19 s × 3.11');
  const flagged = [{ type: 'text', text: 'a red kite --rs 480p --ratio 16:9' }];
  t.equal(at(flagged), '4 s × 0.46', 'the flag in the text');
  t.equal(at(flagged, { resolution: '1080p' }), '4 s × 2.48', 'the field has priority over the flag');
  t.equal(at([{ type: 'text', text: 'a red kite --rs 9k' }]), '4 s × 1.00', 'an invalid flag');
});

t.test('Billing rules 5: a failed task is not charged', async (t) => {
  const admitted = official('c/vidgen-2.0', [text], { duration: 4, resolution: '480p' });
  const quoted = quoteOf(admitted);
  const settle = (kind: TaskKindPlan | undefined, answer: object) =>
    kind && judge(kind, taskOf(quoted), { statusCode: 200, text: JSON.stringify(answer) });
  for (const status of ['failed', 'cancelled', 'expired']) {
    for (const name of ['official_video', 'token_video', 'unified_c', 'unified_k']) {
      const verdict = settle(plan.taskKinds.get(name), { status, billedSeconds: 4, usage: { completion_tokens: 9 } });
      t.match(verdict, { state: 'settle', settlement: { outcome: 'release', status } }, `${name} ${status}`);
    }
  }
});

t.test('Limits: the token-billed family is billed by usage.completion_tokens', async (t) => {
  const admitted = admit('create_video_task', {
    model: 'vidgen-2.0',
    content: [text],
    duration: 5,
    resolution: '720p',
  });
  t.equal(memo(admitted), '117188 tokens × 46.00/M');
  t.equal(hold(admitted), '5.390648');
  t.same(charge(t, 'token_video', admitted, { ...succeeded, usage: { completion_tokens: 108_900, total_tokens: 1 } }), {
    amount: '5.0094',
    memo: '108900 tokens × 46.00/M',
  });
  t.equal(
    charge(t, 'token_video', admitted, { ...succeeded, usage: null }).amount,
    '5.390648',
    'the hold, if no tokens are reported',
  );
});

t.test('Limits: the token-billed hold covers what the caller leaves out', async (t) => {
  const at = (more: object, content: readonly unknown[] = [text]): string =>
    memo(admit('create_video_task', { model: 'vidgen-2.0', content, ...more }));
  t.equal(at({}), '117188 tokens × 46.00/M', '5 s at 720p');
  t.equal(at({ duration: -1 }), '351563 tokens × 46.00/M', 'the model may choose 15 s');
  t.equal(at({}, [{ type: 'text', text: 'a red kite --dur 10' }]), '234376 tokens × 46.00/M');
  t.equal(at({}, [{ type: 'text', text: 'a red kite --duration -1' }]), '351563 tokens × 46.00/M');
  t.equal(at({ duration: 4, resolution: '1080p' }, [text, video]), '1001954 tokens × 31.00/M');
  t.equal(
    memo(admit('create_video_task', { model: 'vidgen-2.0', prompt: 'a red kite', images: 'https://a/1.png' })),
    '117188 tokens × 46.00/M',
    'the shorthand',
  );
});

t.test('every per-second family has both of its endpoints priced at every resolution', async (t) => {
  for (const family of ['k', 'c', 's', 'z', 'r']) {
    for (const resolution of ['480p', '720p', '1080p', '4k']) {
      const plain = unified(family, { resolution });
      const referenced = unified(family, { resolution, references: [{ type: 'video', url }] });
      t.ok((plain.quote?.hold_nano ?? 0n) > 0n, `${family} ${resolution}`);
      t.equal(quoteOf(referenced).hold_units_nano, parseNano('19'), `${family} ${resolution} with a video`);
      const model = `${family}/vidgen-2.0`;
      t.equal(
        hold(official(model, [text], { duration: 4, resolution })),
        hold(plain),
        `${family} ${resolution}, official`,
      );
    }
  }
});
