/** The router takes the paths of the compiler as the compiler understands them. */
import fastify from 'fastify';
import t from 'tap';
import { planOf } from '../../../../test/support/compile-shipped.ts';
import fc from '../../../../test/support/fc.ts';
import { sample } from '../../../../test/support/sample.ts';
import { chooseRoute } from '../../../gateway/http/choose-interface.ts';
import type { RoutePlan } from '../../../plan/index.ts';
import { overlapOf, parseRoutePath, patternOf, routerPath, type Segment } from './route-path.ts';

t.test('the router accepts every shipped route and sends each request to the right one', async (t) => {
  const app = fastify({ exposeHeadRoutes: false });
  // Routes of interfaces that share a prefix may have one path: the credential chooses between them.
  const byTarget = Map.groupBy(planOf().routes, ({ method, router_path }) => `${method} ${router_path}`);
  for (const [first, ...others] of byTarget.values()) {
    if (first === undefined) continue;
    app.route({
      method: first.method,
      url: first.router_path,
      handler: (request) => {
        const routes: readonly [RoutePlan, ...RoutePlan[]] = [first, ...others];
        return { route: chooseRoute(routes, request.raw).name, params: request.params };
      },
    });
  }

  const tasks = '/api/v3/contents/generations/tasks';
  const requests: readonly (readonly [
    request: string,
    route: string | undefined,
    params?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ])[] = [
    [`POST ${tasks}`, 'create_video_task'],
    [`GET ${tasks}`, 'list_video_tasks'],
    [`GET ${tasks}/cgt-1`, 'get_video_task', { task_id: 'cgt-1' }],
    [`DELETE ${tasks}/a%2Fb`, 'cancel_video_task', { task_id: 'a/b' }],
    [`GET ${tasks}/cgt-1/more`, undefined],
    [`GET ${tasks}/`, 'get_video_task', { task_id: '' }],
    ['POST /v1beta/models/gen-pro:generateContent', 'generate_content_v1beta', { model: 'gen-pro' }],
    [
      'POST /v1beta/models/gen-1.5-pro:streamGenerateContent',
      'stream_generate_content_v1beta',
      { model: 'gen-1.5-pro' },
    ],
    [
      'POST /v1beta/models/gen-pro:streamGenerateContent?alt=sse',
      'stream_generate_content_v1beta',
      { model: 'gen-pro' },
    ],
    ['POST /v1beta/models/gen-pro:countTokens', 'count_content_tokens_v1beta', { model: 'gen-pro' }],
    ['POST /v1beta/models/gen-pro:generateContents', undefined],
    ['POST /v1beta/models/gen-pro', undefined],
    ['POST /v1beta/models/gen:pro:generateContent', undefined],
    ['GET /v1beta/models', 'list_models_v1beta'],
    ['GET /v1beta/models/gen-pro', 'get_model_v1beta', { model: 'gen-pro' }],
    ['GET /v1beta/models/gen-1.5-pro', 'get_model_v1beta', { model: 'gen-1.5-pro' }],
    ['POST /v1/models/gen-pro:generateContent', 'generate_content_v1', { model: 'gen-pro' }],
    ['GET /v1/models', 'list_models_v1', {}, { 'x-goog-api-key': 'key' }],
    ['GET /v1/models', 'list_messages_models', {}, { 'x-api-key': 'key' }],
    ['GET /v1/models/gen-pro', 'get_model_v1', { model: 'gen-pro' }],
    ['GET /v1/models/chat-large', 'get_messages_model', { model: 'chat-large' }, { authorization: 'Bearer key' }],
    ['POST /v1/messages', 'create_message'],
    ['POST /v1/messages/count_tokens', 'count_tokens'],
    ['PUT /v1/messages', undefined],
  ];

  for (const [request, route, params = {}, headers = {}] of requests) {
    t.test([request, ...Object.keys(headers)].join(', '), async (t) => {
      const [method = '', url = ''] = request.split(' ');
      const reply = await app.inject({
        method: method === 'POST' ? 'POST' : method === 'GET' ? 'GET' : method === 'PUT' ? 'PUT' : 'DELETE',
        url,
        headers: { ...headers },
      });
      if (route === undefined) t.equal(reply.statusCode, 404);
      else t.strictSame(reply.json(), { route, params });
    });
  }
});

t.test("the compiler's result for two overlapping paths agrees with the router", async (t) => {
  const texts = ['a', 'b', 'a:do', 'b:undo'];
  const urls = texts.flatMap((text) => [
    `/${text}`,
    ...texts.flatMap((other) => [`/${text}/${other}`, `/${text}/${other}/b`, `/${text}/${other}/b/a:do`]),
  ]);

  const segment = fc.constantFrom('a', 'b', 'a:do', '{x}', '{x}:do', '{x}:undo');
  const path = fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 2 }), fc.constantFrom([], [], ['{+rest}']))
    .map(([parts, rest]) => `/${[...parts.map((part, index) => part.replace('x', `x${index}`)), ...rest].join('/')}`);

  function segmentsOf(text: string): readonly Segment[] {
    const parsed = parseRoutePath(text);
    if (!parsed.ok) throw new Error(parsed.message);
    return parsed.segments;
  }

  /** How literal the first segments are in which the two differ: the more literal path wins. */
  function literals(segments: readonly Segment[], others: readonly Segment[]): number {
    const kinds = segments.map(({ kind }) => ['rest', 'param', 'literal'].indexOf(kind));
    const at = segments.findIndex(({ kind }, index) => kind !== others[index]?.kind);
    return at < 0 ? Number.NEGATIVE_INFINITY : (kinds[at] ?? 0);
  }

  /** Which of the urls the routes take, by the url; asked of the router itself. */
  async function routed(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const app = fastify();
    for (const path of paths) app.get(routerPath(segmentsOf(path)), () => path);
    const replies = urls.map(async (url) => [url, await app.inject(url)] as const);
    const taken = (await Promise.all(replies)).filter(([, reply]) => reply.statusCode === 200);
    return new Map(taken.map(([url, reply]) => [url, reply.body]));
  }

  t.test('two paths', async (t) => {
    const property = fc.asyncProperty(path, path, async (a, b) => {
      const left = segmentsOf(a);
      const right = segmentsOf(b);
      fc.pre(patternOf(left) !== patternOf(right));
      const [ones, others, both] = await Promise.all([routed([a]), routed([b]), routed([a, b])]);
      const shared = [...ones.keys()].filter((url) => others.has(url));
      const found = overlapOf(left, right);
      if (found === 'apart') return shared.length === 0;
      if (found !== 'nested') return shared.length > 0;
      const winner = literals(left, right) > literals(right, left) ? a : b;
      return shared.length > 0 && shared.every((url) => both.get(url) === winner);
    });
    await t.resolves(fc.assert(property, { numRuns: sample(50, 150) }));
  });

  t.test('paths that differ only in parameter names have one pattern', async (t) => {
    t.equal(patternOf(segmentsOf('/a/{x}/{y}:do')), patternOf(segmentsOf('/a/{id}/{name}:do')));
    t.not(patternOf(segmentsOf('/a/{x}')), patternOf(segmentsOf('/a/{x}:do')));
  });
});
