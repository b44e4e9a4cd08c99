/**
 * Plays examples: runs each request through the steps of the gateway, with recorded answers as the upstream and a store in memory.
 * Only the caller's connection and key, the limits and the reading of reference media are left out.
 */
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { priceIn } from '../../billing/pricing/caller-terms.ts';
import { chargeMetered } from '../../billing/pricing/metered-charge.ts';
import { termsOfTask } from '../../billing/pricing/price-version.ts';
import { composeRoute } from '../../gateway/admission/compose.ts';
import { queryNames } from '../../gateway/admission/needs.ts';
import { runSteps } from '../../gateway/admission/step.ts';
import { Exchange } from '../../gateway/http/exchange.ts';
import { createBackend } from '../../gateway/http/gateway-backend.ts';
import { holdQuote } from '../../gateway/http/steps/hold-quote.ts';
import { createMetrics } from '../../gateway/metrics/metrics.ts';
import { createServices, type OwnedServices, type RuntimeOptions } from '../../gateway/runtime/create-services.ts';
import { judge, type PollResult } from '../../gateway/tasks/judge.ts';
import { MemoryRows, openMemoryStore } from '../../ledger/store/in-memory.ts';
import type { Actor, Task } from '../../ledger/store/store.ts';
import { LARGEST_AMOUNT, NANO } from '../../lib/money/amount.ts';
import { IncomingMessage, ServerResponse } from '../../lib/node/node-http.ts';
import { fillPath, readPath } from '../../lib/text/path-template.ts';
import type {
  AnswerPlan,
  ExamplePlan,
  MeteredAnswer,
  Plan,
  PricePlan,
  RoutePlan,
  TaskKindPlan,
} from '../../plan/index.ts';
import type { UpstreamClient } from '../../upstream/client/client.ts';
import { memberOf } from '../dry-run/dry-exchange.ts';
import { type Contents, fileOfExample, formOfExample, isJsonExample, lengthsOfExample } from './example-form.ts';
import { type PlayedCharge, type PlayedWebSocket, playWebSocket } from './play-websocket.ts';
import { createRecordedUpstream, type RecordedUpstream, withRecordedTargets } from './recorded-upstream.ts';

/** The outcome of a played example. */
export interface Played {
  /** The request with the results of its steps. A missing recorded answer does not count as a failure. */
  readonly exchange: Exchange;
  readonly failure: unknown;
  /** The method and path of each request to the upstream. */
  readonly sent: readonly string[];
  /** What a metered answer reported and costs; undefined if there was no successful one. */
  readonly metered: { readonly answer: MeteredAnswer; readonly charge: PlayedCharge } | undefined;
  /** The outcome of a WebSocket, which `metered` has too. */
  readonly webSocket: PlayedWebSocket | undefined;
  /** The task before a poll or a cancellation. */
  readonly before: Task | undefined;
  /** The task after the request; undefined if it has none. */
  readonly task: Task | undefined;
  /** What the answer to a poll shows of the task before it. */
  readonly polled: PollResult | undefined;
  readonly kind: TaskKindPlan | undefined;
  readonly price: PricePlan | undefined;
  /** The ids of the created resources, by kind. */
  readonly resources: ReadonlyMap<string, string>;
}

export interface Player {
  /** @param creations the routes and the examples that create the tasks before it. A poll or a cancellation is of the last one. */
  play(route: RoutePlan, example: ExamplePlan, ...creations: readonly Creation[]): Promise<Played>;
}

/** A route and its example, which create a task. */
export type Creation = readonly [RoutePlan, ExamplePlan];

const ACCOUNT = 'example';
const KEY = { id: ACCOUNT, prefix: '', name: ACCOUNT, models: null, price_factor_nano: null, expires_at_ms: null };

/** Who makes the account and its key. */
const PLAYER: Actor = { actor: 'example', role: 'admin', via: 'cli' };

/** An example without a time has the prices of before all that begin at a date, so that it has the same outcome at any time. */
const FIRST_PRICES_ms = 0;

type Sent = ExamplePlan & { readonly contents?: Contents | undefined };

/** A gateway with one account, for one example. */
interface World {
  readonly plan: Plan;
  readonly rows: MemoryRows;
  readonly upstream: Pick<RecordedUpstream, 'answers' | 'sent' | 'isExhausted'>;
  readonly services: OwnedServices;
}

/** Creates a player of the plan's examples. Upstreams that are off count as on. */
export function createPlayer(plan: Plan): Player {
  const played = withRecordedTargets(plan);
  const routes = new Map(plan.routes.map((route, index) => [route, played.routes[index] ?? route]));
  const metrics = createMetrics();
  const log = pino({ level: 'silent' });

  return {
    async play(route, example, ...creations) {
      const upstream = createRecordedUpstream();
      const world = await openWorld(played, upstream, { log, metrics, upstreams: upstream.client });
      try {
        let task: string | undefined;
        for (const [creator, made] of creations) {
          const { exchange } = await request(world, routes.get(creator) ?? creator, made, answersOf(made));
          task = exchange.task;
        }
        const isOfTask = route.action === 'poll' || route.action === 'cancel';
        return await run(world, routes.get(route) ?? route, example, isOfTask ? task : undefined);
      } finally {
        await world.services.close();
      }
    },
  };
}

/** @param given the parts of the gateway, without its store. */
async function openWorld(
  plan: Plan,
  upstream: World['upstream'],
  given: Omit<RuntimeOptions, 'store'>,
): Promise<World> {
  const rows = new MemoryRows();
  const store = openMemoryStore(rows);
  await store.createAccount({ id: ACCOUNT, name: ACCOUNT, price_factor_nano: NANO }, PLAYER);
  await store.createKey({ ...KEY, sha256: '', account: ACCOUNT }, PLAYER);
  await store.topup(ACCOUNT, LARGEST_AMOUNT, null, PLAYER);
  const services = createServices(plan, { ...given, store, after: () => {} });
  return { plan, rows, upstream, services };
}

/**
 * Sends the request of an example to its real upstream, once.
 *
 * @param observe wraps what sends it.
 * @param creation the route and the example that create the task of a poll or a cancellation; its recorded answer is played.
 */
export async function sendExample(
  plan: Plan,
  route: RoutePlan,
  example: Sent,
  observe: (client: UpstreamClient) => UpstreamClient,
  creation?: readonly [RoutePlan, ExamplePlan],
): Promise<Played> {
  const upstream = createRecordedUpstream();
  const world = await openWorld(plan, upstream, { log: pino({ level: 'silent' }) });
  const { services } = world;
  try {
    if (creation !== undefined) {
      const [creator, made] = creation;
      await request(
        { ...world, services: { ...services, upstreams: upstream.client } },
        creator,
        made,
        answersOf(made),
      );
    }
    const before = creation && world.rows.task;
    const observed = { ...services, upstreams: observe(services.upstreams) };
    return await run({ ...world, services: observed }, route, example, before?.id);
  } finally {
    await services.close();
  }
}

async function run(world: World, route: RoutePlan, example: Sent, id: string | undefined): Promise<Played> {
  const { services, rows, upstream } = world;
  const before = id === undefined ? undefined : await services.store.getTask(id);
  const own = before?.upstream_id ?? undefined;
  const place = route.action === 'poll' || route.action === 'cancel' ? route.id : undefined;
  const params = own === undefined || place === undefined ? example.params : { [place.name]: own, ...example.params };
  const earlier = upstream.sent.length;
  const { exchange, webSocket } = await request(world, route, { ...example, params }, answersOf(example));
  const { meter, branch, metered_quote, end, model } = exchange;
  const price_list = exchange.principal?.price_list;
  const answer = meter?.result(end?.how === 'complete');
  const task = exchange.task === undefined ? undefined : await services.store.getTask(exchange.task);
  const kind = services.plan.taskKinds.get(task?.kind ?? '');
  return {
    exchange,
    failure: upstream.isExhausted ? undefined : exchange.failure,
    sent: upstream.sent.slice(earlier),
    metered:
      answer === undefined || branch?.meter === undefined || metered_quote === undefined
        ? webSocket
        : { answer, charge: chargeMetered(branch.meter, metered_quote, answer) },
    webSocket,
    before,
    task,
    polled:
      before &&
      kind &&
      example.answer &&
      judge(
        kind,
        before,
        {
          statusCode: example.answer.status,
          type: example.answer.headers['content-type'],
          text: example.answer.body,
        },
        { terms: await termsOfTask(before, services.store) },
      ),
    kind,
    price: priceIn(price_list, (model ?? services.plan.models.get(task?.model ?? ''))?.price),
    resources: rows.resources,
  };
}

/** In the order of the gateway's requests: a cancellation polls before and after it. */
function answersOf({ answer, polls = [] }: ExamplePlan): readonly AnswerPlan[] {
  const [first, ...others] = polls;
  return [first, answer, ...others].filter((each) => each !== undefined);
}

/** Runs the steps of a request. */
async function request(
  { plan, services, upstream }: World,
  route: RoutePlan,
  { body, headers = {}, params, contents, group, at_ms }: Sent,
  answers: readonly AnswerPlan[],
): Promise<{ readonly exchange: Exchange; readonly webSocket: PlayedWebSocket | undefined }> {
  let webSocket: PlayedWebSocket | undefined;
  const connection = answers[0]?.connection;
  upstream.answers.push(...answers);
  const form = route.action === 'forward' && isJsonExample({ headers }) ? undefined : sentAs(route, body, contents);
  const message = new IncomingMessage(new Socket());
  const query = queryNames(route).map((name) => [name, params[name] ?? '']);
  message.method = route.method;
  message.url = fillPath(readPath(route.path), params);
  if (query.length > 0) message.url += `?${new URLSearchParams(query)}`;
  message.headers = { 'content-type': form?.content_type ?? 'application/json', ...headers };
  const response = new ServerResponse(message);
  response.assignSocket(createSink());
  const shift_ms = (at_ms ?? FIRST_PRICES_ms) - services.now();
  const exchange = new Exchange('example', message, response, () => services.now() + shift_ms, route, params);
  const received = form?.raw ?? (body === '' ? undefined : Buffer.from(body));
  const backend = createBackend(services);
  const principal = { ...memberOf(group, plan), account: ACCOUNT, account_name: ACCOUNT, key: ACCOUNT };
  const steps = composeRoute(route, plan, {
    ...backend,
    websocket: (list, forward, rules, meter) =>
      list.step('hold', holdQuote(meter, services)).attempt(
        'forward',
        playWebSocket(forward, rules, meter, services, connection, (outcome) => {
          webSocket = outcome;
        }),
      ),
    allowDisabled: true,
    now: undefined,
    authenticate: () => () => ({ principal }),
    body: () => () => ({ received }),
    owns: () => true,
    limit: () => () => {},
    reserve: () => () => {},
    reserveTokens: () => () => {},
    media: () => () => ({ lengths: lengthsOfExample(body) }),
  });
  await runSteps(exchange, steps);
  return { exchange, webSocket };
}

/** A body that is not JSON. */
function sentAs(route: RoutePlan, body: string, contents?: Contents) {
  if (route.action !== 'forward') return undefined;
  return route.form === undefined ? route.file && fileOfExample(body, contents) : formOfExample(body, contents);
}

/** The connection of a caller that reads and forgets everything. */
function createSink(): Socket {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  // The response uses only what a socket has from its stream.
  return sink as unknown as Socket;
}
