/** Tests that a sixth per-second family needs two edits of YAML: its line in the list of families, and its prices. */
import t from 'tap';
import { dryRun } from '../../src/admission/dry-run.ts';
import { formatNano } from '../../src/lang/amount.ts';
import { insertBefore, planOf, shippedText } from '../support/compile-shipped.ts';

const edits: readonly (readonly [mark: string, addition: string])[] = [
  ['    k: { env: K,', '    q: { env: Q, videos: q/videos }\n'],
  [
    '  video_tokens:\n    unit: million_tokens\n    by: [tier, resolution, reference]',
    '  q: { unit: second, by: [resolution], table: { 480p: "0.10", 720p: "0.20", 1080p: "0.40", 4k: "0.80" } }\n',
  ],
];

const text = edits.reduce((edited, [mark, addition]) => insertBefore(edited, mark, addition), shippedText);
const plan = planOf({ text, env: { TOLLGATE_Q_URL: 'http://127.0.0.1:9000/q', TOLLGATE_Q_KEY: 'secret' } });

const price = (routeName: string, body: unknown): string => {
  const route = plan.routes.find(({ name }) => name === routeName);
  if (route?.action !== 'forward') throw new Error(`no route ${routeName}`);
  const rawBody = Buffer.from(JSON.stringify(body));
  const { found, refusal } = dryRun(plan, route, {
    rawBody,
    params: {},
  });
  return refusal === undefined ? `${found.branch}: ${formatNano(found.quote?.hold_nano ?? 0n)}` : refusal.message;
};

const target = plan.upstreams.get('q')?.target;
t.strictSame(target, {
  name: 'default',
  shown: 'http://127.0.0.1:9000',
  weight: 1,
  origin: 'http://127.0.0.1:9000',
  base_path: '/q',
  credential: {
    kind: 'secret',
    settings: { header: 'authorization', scheme: 'Bearer' },
    sources: { secret: { env: 'TOLLGATE_Q_KEY' } },
  },
});
t.equal(target?.credential?.secrets.secret, 'secret');
t.equal(price('create_q_video', { model: 'q/vidgen-2.0', prompt: 'a red kite', duration: 10 }), 'default: 1.00');
t.equal(
  price('create_video_task', { model: 'q/vidgen-2.0', content: [{ type: 'text', text: 'a red kite' }], duration: 5 }),
  'official: 1.00',
);
