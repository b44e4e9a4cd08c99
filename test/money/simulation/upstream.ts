/** The upstreams of a simulation: they accept jobs, answer queries, and fail in every way that a network allows. */

import type { UpstreamClient, UpstreamRequest } from '../../../src/upstream/client/client.ts';
import type { AnswerHandler } from '../../../src/upstream/http1/answer-handler.ts';
import type { Random } from '../../support/random.ts';
import { answerChat, type ChatAnswers, createChatAnswers } from './chat.ts';
import { Connection } from './connection.ts';
import { acceptJob, type Job, statusOf } from './jobs.ts';
import type { Timeline } from './timeline.ts';

export interface VirtualUpstreams extends UpstreamClient {
  /** Everything that was ever accepted. */
  readonly jobs: readonly Job[];
  readonly chat: ChatAnswers;
  /** The gateway died: its jobs continue, and their answers are dropped. */
  hangUp(): void;
}

export interface Circumstances {
  readonly timeline: Timeline;
  readonly random: Random;
  /** How often something goes wrong: 0 never, 1 nearly always. */
  readonly trouble: number;
  readonly tell: (what: string) => void;
}

interface Call extends Circumstances {
  readonly request: UpstreamRequest;
  readonly connection: Connection;
}

const creation = {
  refused: 10,
  unresolved: 3,
  connect_timeout: 5,
  hang_accepted: 8,
  hang_unaccepted: 5,
  reset_accepted: 10,
  reset_before_accepted: 6,
  reset_unaccepted: 5,
  bad_gateway_accepted: 10,
  bad_gateway_unaccepted: 5,
  truncated: 8,
  cut_short: 5,
  no_id: 5,
  rejected: 10,
  busy: 6,
} as const;
const query = { hang: 5, reset: 5, refused: 5, error: 10, odd_status: 5, truncated: 5, no_json: 3, stale: 10 } as const;

export function createUpstreams(circumstances: Circumstances): VirtualUpstreams {
  const { timeline, random, trouble, tell } = circumstances;
  const jobs: Job[] = [];
  /** The job that was created for an idempotency key of the gateway. */
  const byKey = new Map<string, Job>();
  const chat = createChatAnswers();
  /** How long it takes until a job is listed; less than the configuration allows for. */
  const lag_ms = random.pick([0, 5_000, 90_000]);
  let open = new Set<Connection>();

  function dispatch(request: UpstreamRequest, handler: AnswerHandler): void {
    timeline.stir();
    const connection = new Connection(handler, timeline);
    open.add(connection);
    const call = { ...circumstances, request, connection };
    if (request.upstream.name === 'messages') answerChat(call, chat);
    else if (request.method === 'POST') create(call);
    else if (request.method === 'DELETE') remove(call);
    else if (request.path.includes('page_size=')) list(call);
    else look(call);
  }

  /** Each target is a separate account: it does not know the jobs of the others. */
  function jobOf({ path, target }: UpstreamRequest): Job | undefined {
    return jobs.find((job) => job.id === lastSegment(path) && job.target === target.name);
  }

  function madeFor({ request }: Call): Job | undefined {
    return byKey.get(`${request.target.name} ${headerOf(request, 'idempotency-key')}`);
  }

  function accept(call: Call): Job {
    const { request } = call;
    const key = headerOf(request, 'idempotency-key');
    const before = madeFor(call);
    if (before !== undefined) return before;
    const body: Creation = JSON.parse(request.body?.toString() ?? '{}');
    const marker = body.prompt ?? body.content?.[0]?.text ?? '';
    const to = { upstream: request.upstream.name, target: request.target.name };
    const what = { ...to, model: body.model, marker, seconds: body.duration ?? 5 };
    const id = `${what.upstream}-${jobs.length}`;
    const job = acceptJob({ ...what, tokens: what.upstream === 'cloud' }, id, timeline.now_ms, random);
    jobs.push(job);
    if (key !== undefined) byKey.set(`${what.target} ${key}`, job);
    tell(`${what.upstream} ${what.target} accepts ${marker} as ${id}`);
    return job;
  }

  function create(call: Call): void {
    const { connection, request } = call;
    const drawn = random.chance(trouble) ? random.weightedName(creation) : 'none';
    // An upstream that honours keys does not refuse a request that it has accepted before.
    const fault = drawn === 'rejected' && madeFor(call) !== undefined ? 'none' : drawn;
    if (fault !== 'none') tell(`${request.upstream.name} ${request.target.name} plays ${fault}`);
    if (fault === 'refused' || fault === 'unresolved' || fault === 'connect_timeout') {
      const code = { refused: 'ECONNREFUSED', unresolved: 'ENOTFOUND', connect_timeout: 'CONNECT_TIMEOUT' }[fault];
      timeline.after(fault === 'connect_timeout' ? request.upstream.connect_timeout_ms : 5, () => fail(call, code));
      return;
    }
    const accepts = !/unaccepted|rejected|busy/.test(fault);
    const takes_ms = random.chance(0.2) ? random.integer(5_000, 55_000) : random.integer(20, 2_000);
    connection.sent();
    if (fault === 'reset_before_accepted') timeline.after(random.integer(1, takes_ms), () => fail(call, 'ECONNRESET'));
    timeline.after(takes_ms, () => {
      const job = accepts ? accept(call) : undefined;
      if (connection.over) return;
      if (fault.startsWith('hang')) {
        // The time-out counts from the sending, so the answer comes too late.
        timeline.after(request.upstream.headers_timeout_ms - takes_ms, () => fail(call, 'HEADERS_TIMEOUT'));
      } else timeline.after(random.integer(1, 200), () => answerCreation(call, fault, job));
    });
  }

  function answerCreation(call: Call, fault: string, job: Job | undefined): void {
    const { connection, request } = call;
    const made = JSON.stringify(creationAnswer(request, job, timeline.now_ms));
    const half = made.slice(0, Math.ceil(made.length / 3));
    open.delete(connection);
    switch (fault) {
      case 'reset_accepted':
      case 'reset_unaccepted':
        connection.fail('ECONNRESET');
        break;
      case 'bad_gateway_accepted':
      case 'bad_gateway_unaccepted':
        connection.answer(502, '<h1>Bad gateway</h1>');
        break;
      case 'truncated':
        connection.head(200, { 'content-type': 'application/json', 'content-length': String(made.length) });
        connection.data(half);
        connection.fail('CLOSED');
        break;
      case 'cut_short':
        connection.answer(200, half);
        break;
      case 'no_id':
        connection.answer(200, { message: 'accepted' });
        break;
      case 'rejected':
        connection.answer(400, { error: { code: 'InvalidParameter', message: 'no' } });
        break;
      case 'busy':
        connection.answer(429, { error: { code: 'QuotaExceeded', message: 'later' } });
        break;
      default:
        connection.answer(request.upstream.name === 'cloud' ? 200 : 202, made);
    }
  }

  function look(call: Call): void {
    whenAsked(call, (fault) => {
      const { connection, request } = call;
      const job = jobOf(request);
      if (job === undefined || job.deleted) return connection.answer(404, notFound);
      const status = statusOf(job, timeline.now_ms);
      if (fault === 'stale' && timeline.now_ms < job.ends_ms + 60_000)
        return connection.answer(200, record(job, 'running'));
      if (fault === 'odd_status') return connection.answer(200, record(job, 'archived'));
      const text = record(job, status);
      if (fault !== 'truncated') return connection.answer(200, text);
      connection.head(200, { 'content-type': 'application/json', 'content-length': String(text.length) });
      connection.data(text.slice(0, -3));
      connection.fail('CLOSED');
    });
  }

  function list(call: Call): void {
    whenAsked(call, () => {
      const listed = jobs
        .filter((job) => job.upstream === call.request.upstream.name && job.target === call.request.target.name)
        .filter((job) => !job.deleted)
        .filter((job) => timeline.now_ms >= job.created_ms + lag_ms)
        .map((job) => ({ id: job.id, model: job.model, created_at: Math.floor(job.created_ms / 1000) }));
      // A job from days ago, which shows that the list goes back far enough.
      const old = { id: 'old', model: 'c/vidgen-2.0', created_at: Math.floor(timeline.now_ms / 1000) - 2 * 86_400 };
      call.connection.answer(200, { items: [...listed.reverse(), old].slice(0, 100), total: listed.length + 1 });
    });
  }

  /** Cancels what is queued, deletes the record of what has ended, and refuses what is running. */
  function remove(call: Call): void {
    const { connection, request } = call;
    whenAsked(call, (fault) => {
      const job = jobOf(request);
      if (job === undefined || job.deleted) return connection.answer(404, notFound);
      const status = statusOf(job, timeline.now_ms);
      if (status === 'running') return connection.answer(409, { error: { code: 'Conflict', message: 'it runs' } });
      if (status === 'queued') job.cancelled = true;
      else job.deleted = true;
      tell(`${job.id} was ${status} and is ${job.deleted ? 'deleted' : 'cancelled'}`);
      // It was done, but its answer is lost.
      if (fault === 'truncated' || fault === 'stale') return connection.fail('ECONNRESET');
      connection.answer(200, {});
    });
  }

  /** Answers a query, or plays one of the faults that any query can have. */
  function whenAsked(call: Call, answer: (fault: string) => void): void {
    const { connection, request } = call;
    const fault = random.chance(trouble * 0.7) ? random.weightedName(query) : 'none';
    if (fault === 'refused') {
      timeline.after(5, () => fail(call, 'ECONNREFUSED'));
      return;
    }
    connection.sent();
    const takes_ms = fault === 'hang' ? request.upstream.headers_timeout_ms : random.integer(5, 1_500);
    timeline.after(takes_ms, () => {
      open.delete(connection);
      if (connection.over) return;
      if (fault === 'hang') connection.fail('HEADERS_TIMEOUT');
      else if (fault === 'reset') connection.fail('ECONNRESET');
      else if (fault === 'error') connection.answer(500, { error: { code: 'InternalServiceError', message: 'sorry' } });
      else if (fault === 'no_json') connection.answer(200, '<html>');
      else answer(fault);
    });
  }

  function fail({ connection }: Call, code: string): void {
    open.delete(connection);
    connection.fail(code);
  }

  return {
    jobs,
    chat,
    dispatch,
    hangUp() {
      for (const connection of open) connection.fail('ECONNRESET');
      open = new Set();
    },
    connectionsTo() {
      throw new Error('the simulation has no mounts');
    },
    async authorize() {},
    credentialRefused() {},
    connections: () => ({ open: open.size, idle: 0, waiting: 0 }),
    keepOnly() {},
    close: async () => {},
  };
}

interface Creation {
  readonly model: string;
  readonly duration?: number;
  readonly prompt?: string;
  readonly content?: readonly { readonly text?: string }[];
}

const notFound = { error: { code: 'NotFound', message: 'no such task' } };

function creationAnswer({ path, upstream }: UpstreamRequest, job: Job | undefined, now_ms: number): object {
  const id = job?.id ?? 'none';
  if (upstream.name === 'cloud') return { id };
  const model = job?.model ?? '';
  const seconds = Math.floor(now_ms / 1000);
  if (path.includes('/videos/'))
    return { task_id: id, status: 'running', model, createdAt: new Date(now_ms).toISOString() };
  return { id, model, status: 'queued', created_at: seconds, updated_at: seconds };
}

/** The record of a job. Its number is written as text, because it may have more digits than a double. */
function record(job: Job, status: string): string {
  const error = status === 'succeeded' || status === 'running' ? null : { code: null, message: `it ${status}` };
  const said = JSON.stringify({ id: job.id, task_id: job.id, model: job.model, status, error });
  if (status !== 'succeeded' || job.reported === undefined) return said;
  const usage =
    job.upstream === 'cloud' ? `"usage":{"completion_tokens":${job.reported}}` : `"billedSeconds":${job.reported}`;
  return `${said.slice(0, -1)},${usage}}`;
}

function lastSegment(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}

function headerOf({ headers }: UpstreamRequest, name: string): string | undefined {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
}
