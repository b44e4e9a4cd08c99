/** The document of a plan is JSON: every part once, values as in the configuration, and no secret. `plan` shows it as tables. */
import t from 'tap';
import { planOf } from '../../../test/support/compile-shipped.ts';
import { isRecord } from '../../lib/json/record.ts';
import { createCredential, type Plan } from '../../plan/index.ts';
import { diffPlans } from './diff.ts';
import { planDocument } from './document.ts';
import { formatPlan } from './text.ts';

const upstreams = ['CLOUD', 'K', 'C', 'S', 'Z', 'R', 'GENERATIVE', 'MESSAGES'];
const env = Object.fromEntries(
  upstreams.flatMap((name) => [
    [`TOLLGATE_${name}_URL`, `https://${name.toLowerCase()}.example/base`],
    [`TOLLGATE_${name}_KEY`, `hush-${name}`],
  ]),
);
const secret_url = 'postgres://user:hush-store@db.example:5432/tollgate?password=hush-too';
const shipped: Plan = {
  ...planOf({ env }),
  store_url: secret_url,
  store_source: { env: 'STORE', default: secret_url },
};

/** As a script gets it. */
const text = JSON.stringify(planDocument(shipped));
const document: unknown = JSON.parse(text);

function part(section: string, name: string): unknown {
  const parts: unknown = isRecord(document) ? document[section] : undefined;
  return Array.isArray(parts) ? parts.find((part) => part.name === name || part.id === name) : undefined;
}

t.test('parts refer to each other by name', async (t) => {
  t.match(part('routes', 'create_video_task'), {
    method: 'POST',
    path: '/api/v3/contents/generations/tasks',
    interface: 'video',
    model: { source: { in: 'body', at: '/model' } },
    on_abort: 'drain',
    branches: [
      { name: 'official', billing: 'official_seconds', creates_task: 'official_video' },
      { name: 'token', billing: 'video_tokens', creates_task: 'token_video' },
    ],
  });
  t.match(part('interfaces', 'video'), {
    auth: [{ name: 'authorization', scheme: 'Bearer' }],
    envelope: 'string_code',
  });
  t.match(part('models', 'c/vidgen-2.0'), { upstreams: ['c'], price: 'c' });
});

t.test('amounts, durations, expressions, paths, templates and trees are as they are written', async (t) => {
  t.match(part('prices', 's'), {
    by: ['resolution'],
    table: { '480p': '0.38', '720p': '0.80', '1080p': '1.90', '4k': '4.20' },
  });
  t.match(part('upstreams', 'c'), { connect_timeout: '5s', move_on: [429] });
  t.match(part('tasks', 'official_video'), {
    id: '/id',
    poll_path: '/api/v3/contents/generations/tasks/{id}',
    meaning: { succeeded: 'succeeded' },
    billing: 'official_seconds',
  });
  t.match(part('billing', 'official_seconds'), { actual: { at: '/billedSeconds', otherwise: 'duration' } });
  t.match(part('billing', 'messages_tokens'), { cap: '50.00' });
  t.match(part('envelopes', 'google'), { body: { error: { code: '${error.status}', message: '${error.message}' } } });
  t.match(part('interfaces', 'messages'), { limit_headers: [{ text: '${requests.limit}' }] });
});

t.test('neither the document nor the tables have a secret', async (t) => {
  for (const shown of [text, formatPlan(shipped)]) {
    t.notMatch(shown, /hush/);
    t.match(shown, 'postgres://db.example:5432/tollgate');
    t.match(shown, 'https://c.example');
  }
});

t.test('a secret that changes is a change, also one that is in the configuration itself', async (t) => {
  const withSecret = (secret: string): Plan => {
    const sources = { key: secret, other: { env: 'OTHER', default: secret } };
    const credential = createCredential({ kind: 'secret', settings: {}, sources }, { key: secret });
    const c = shipped.upstreams.get('c');
    if (c === undefined) throw new Error('there is no upstream c');
    const upstream = { ...c, targets: c.targets.map((target) => ({ ...target, credential })) };
    return { ...shipped, upstreams: new Map([...shipped.upstreams, ['c', upstream]]) };
  };
  const fields = [{ field: 'targets.default.credential.secrets.key', old: 'a secret', new: 'another secret' }];
  t.match(diffPlans(withSecret('hush-1'), withSecret('hush-2')), [{ change: 'changed', name: 'c', fields }]);
  t.notMatch(JSON.stringify(planDocument(withSecret('hush-1'))), /hush/);
  t.match(diffPlans(shipped, { ...shipped, store_url: secret_url.replace('hush-store', 'hush-new') }), [
    { setting: 'store.credentials', old: 'a secret', new: 'another secret', restart: true },
  ]);
});

t.test('a member of the plan that nobody has described is found', async (t) => {
  const next = { ...shipped, server: { ...shipped.server, made_up: { pause_ms: 90_000 } } };
  t.match(diffPlans(shipped, next), [{ setting: 'server.made_up', old: null, new: '{ pause: 90s }' }]);
});

t.test('no line of the tables is longer than 120 columns', async (t) => {
  // The name of the file has the path of the checkout.
  const lines = formatPlan({ ...shipped, source: 'deploy/gateway.yaml' }).split('\n');
  t.strictSame(
    lines.filter((line) => line.length > 120),
    [],
  );
});
