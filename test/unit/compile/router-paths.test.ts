/** Tests that the router accepts every shipped route and sends each request to the right one. */
import fastify from 'fastify';
import t from 'tap';
import { chooseRoute } from '../../../src/http/choose-interface.ts';
import type { RoutePlan } from '../../../src/plan.ts';
import { planOf } from '../../support/compile-shipped.ts';

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
  ['POST /v1beta/models/gen-1.5-pro:streamGenerateContent', 'stream_generate_content_v1beta', { model: 'gen-1.5-pro' }],
  ['POST /v1beta/models/gen-pro:streamGenerateContent?alt=sse', 'stream_generate_content_v1beta', { model: 'gen-pro' }],
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
