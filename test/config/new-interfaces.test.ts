/** A second interface and a sixth family are edits of the configuration alone. */
import t from 'tap';
import { dryRun } from '../../src/config/dry-run/dry-run.ts';
import { renderTree } from '../../src/lib/json/tree.ts';
import { formatNano } from '../../src/lib/money/amount.ts';
import { insertBefore, planOf, shippedText } from '../support/compile-shipped.ts';

t.test('a second messages interface with its own envelope and upstream needs only an edit of YAML', async (t) => {
  const edits: readonly (readonly [mark: string, addition: string])[] = [
    [
      '  messages:\n    like: generative\n    url:',
      '  talk: { url: { env: TALK_URL }, auth: { header: x-talk-key, secret: { env: TALK_KEY } } }\n',
    ],
    ['  gen-pro:\n', '  talk-1: { type: chat, upstream: talk, card: { displayName: Talk 1, methods: [] } }\n'],
    [
      '# An interface has a path prefix',
      `  talk:
    body: { ok: false, kind: "\${error.name}", why: "\${error.message}", status: "\${error.status}" }
    names: { invalid_request: a, unauthenticated: d, insufficient_funds: e, internal: q }
    statuses: { insufficient_funds: 429 }
`,
    ],
    [
      '  messages:\n    like: generative\n    prefix: [/v1, /v1/models]\n',
      '  talk: { prefix: /talk, auth: [{ header: x-talk }], envelope: talk, forward: { headers: [content-type], query: [] } }\n',
    ],
    [
      '  count_tokens:',
      `  create_talk:
    match: POST /talk/messages
    model: { at: /model, type: chat, upstream: [talk] }
    body: schemas/requests/message.json
    forward: { path: /v1/messages }
    on_abort: cancel
`,
    ],
  ];

  const text = edits.reduce((edited, [mark, addition]) => insertBefore(edited, mark, addition), shippedText);
  const plan = planOf({ text, env: { TALK_URL: 'https://talk.example', TALK_KEY: 'secret' } });
  const route = plan.routes.find(({ name }) => name === 'create_talk');
  const envelope = route?.interface.envelope;

  t.strictSame(route?.interface.auth, [{ in: 'header', name: 'x-talk', scheme: undefined }]);
  t.equal(envelope?.statuses.insufficient_funds, 429);
  t.equal(envelope?.statuses.conflict, 409);
  t.strictSame(
    envelope &&
      renderTree(envelope.body, {
        'error.name': 'e',
        'error.message': 'top up',
        'error.status': 429,
        'request.id': 'r1',
      }),
    { ok: false, kind: 'e', why: 'top up', status: 429 },
  );
  t.equal(envelope?.stream, undefined);
  t.strictSame(route?.action === 'forward' && route.branches[0]?.upstream_path, ['/v1/messages']);
});

t.test(
  'a sixth per-second family needs two edits of YAML: its line in the list of families, and its prices',
  async (t) => {
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
      price('create_video_task', {
        model: 'q/vidgen-2.0',
        content: [{ type: 'text', text: 'a red kite' }],
        duration: 5,
      }),
      'official: 1.00',
    );
  },
);
