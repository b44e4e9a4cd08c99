/** Tests that a second messages interface with its own envelope and upstream needs only an edit of YAML. */

import t from 'tap';
import { renderTree } from '../../src/lang/tree.ts';
import { insertBefore, planOf, shippedText } from '../support/compile-shipped.ts';

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
