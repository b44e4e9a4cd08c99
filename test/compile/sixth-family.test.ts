/** Tests that a sixth per-second family needs only an edit of YAML: upstream, prices, model, prefix, task kind and two routes. */
import t from 'tap';
import { dryRun } from '../../src/admission/dry-run.ts';
import { formatNano, NANO } from '../../src/lang/amount.ts';
import { insertBefore, planOf, shippedText } from './shipped.ts';

const edits: readonly (readonly [mark: string, addition: string])[] = [
  [
    '  generative: { url:',
    '  q: { url: { env: TOLLGATE_Q_URL }, optional: true, auth: { header: authorization, scheme: Bearer, secret: { env: TOLLGATE_Q_KEY } } }\n',
  ],
  [
    '  video_tokens:\n    unit: million_tokens\n    by: [tier, resolution, reference]',
    '  q: { unit: second, by: [resolution], table: { 480p: "0.10", 720p: "0.20", 1080p: "0.40", 4k: "0.80" } }\n',
  ],
  ['  chat-large: ', '  q/vidgen-1.0: { type: video, upstream: q, price: q, defaults: { resolution: 720p } }\n'],
  ['] }\n        body: schemas/requests/video-official.json', ', q/vidgen'],
  [
    '\n# Values that are added to request bodies',
    `  unified_q:
    id: /task_id
    query: /api/v3/q/videos/generations/tasks/{id}
    status: { at: /status, running: [queued, running], succeeded: [succeeded], failed: [failed, cancelled, expired] }
    deadline: 96h
`,
  ],
  [
    '  # Human-portrait assets.',
    `  create_q_video:
    interface: video
    match: POST /api/v3/q/videos/generations/tasks
    model: { at: /model, type: video, prefix: [q/vidgen], unit: second }
    body: schemas/requests/video-unified.json
    fill: unified_video
    billing: unified_seconds
    creates_task: unified_q
  get_q_video: { interface: video, match: "GET /api/v3/q/videos/generations/tasks/{task_id}", task: { poll: task_id, kinds: [unified_q] } }
`,
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
    contentType: 'application/json',
    params: {},
    price_factor_nano: NANO,
  });
  return refusal === undefined ? `${found.branch}: ${formatNano(found.quote?.hold_nano ?? 0n)}` : refusal.message;
};

t.strictSame(plan.upstreams.get('q')?.target, {
  origin: 'http://127.0.0.1:9000',
  base_path: '/q',
  credential: { header: 'authorization', value: 'Bearer secret' },
});
t.equal(price('create_q_video', { model: 'q/vidgen-1.0', prompt: 'a red kite', duration: 10 }), 'default: 1.00');
t.equal(
  price('create_video_task', { model: 'q/vidgen-1.0', content: [{ type: 'text', text: 'a red kite' }], duration: 5 }),
  'official: 1.00',
);
