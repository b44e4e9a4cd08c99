/** Answers requests to upstreams from recorded answers, and remembers the tasks that it has created. */
import { randomUUID } from 'node:crypto';
import type { TaskKindPlan } from '../../plan/index.ts';
import { choose, membersOf, names } from './choose.ts';
import { type Endpoint, meaningOf, type Recording, recordedAfter } from './endpoints.ts';
import { earliestTime_ms, newId, vary } from './vary.ts';

/** One request to an upstream. The path begins after the prefix of the upstream. */
export interface Call {
  readonly upstream: string;
  readonly method: string;
  readonly path: string;
  /** `?page=1`, or empty. */
  readonly search: string;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

interface PlayedTask {
  readonly id: string;
  readonly creation: Recording;
  readonly kind: TaskKindPlan;
  /** The body of the creation. */
  readonly body: string;
  readonly created_ms: number;
  polls: number;
  /** Set when it was cancelled. */
  cancel?: Recording;
}

interface Matched {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** Above this number of tasks, the oldest are forgotten. */
const MAX_TASKS = 100_000;

/** Plays recorded answers. */
export class Player {
  readonly #now: () => number;
  readonly #files: string;
  readonly #tasks = new Map<string, PlayedTask>();
  #endpoints: readonly Endpoint[] = [];

  /** @param files the URL of the sandbox's own files. */
  constructor(now: () => number, files: string) {
    this.#now = now;
    this.#files = files;
  }

  /** Replaces what is played. Tasks stay. */
  play(endpoints: readonly Endpoint[]): void {
    this.#endpoints = endpoints;
  }

  /** The answer to a request: 404 with the example to add if none is recorded. */
  answer(call: Call): Reply {
    const matched = this.#endpoints.flatMap((endpoint) => match(endpoint, call) ?? []);
    const forwards = matched.filter(({ endpoint }) => endpoint.route.action === 'forward');
    const tasks = matched.filter(({ endpoint }) => endpoint.route.action !== 'forward');
    if (tasks.some(({ params }) => this.#tasks.has(params.id ?? '')) || forwards.length === 0)
      return this.#ask(tasks, call);
    // A path without parameters takes precedence.
    const fewest = Math.min(...forwards.map(({ endpoint }) => endpoint.params.length));
    return this.#forward(
      forwards.filter(({ endpoint }) => endpoint.params.length === fewest),
      call,
    );
  }

  #forward(matched: readonly Matched[], call: Call): Reply {
    const chosen = choose(
      matched.flatMap(({ endpoint }) => endpoint.recordings),
      call.body,
    );
    const found = chosen && matched.find(({ endpoint }) => endpoint.recordings.includes(chosen));
    if (chosen === undefined || found === undefined) return missing(unplayed(matched, call, 'an answer'));
    // A read gets the same ids each time.
    const seed = call.method === 'GET' ? call.path : randomUUID();
    const { task, resources } = chosen;
    const ids = new Map([...resources, ...(task === undefined ? [] : [task])].map((id) => [id, newId(id, seed)]));
    const now_ms = this.#now();
    const { kind } = found.endpoint;
    const id = task === undefined ? undefined : ids.get(task);
    if (kind !== undefined && id !== undefined)
      this.#remember({ id, creation: chosen, kind, body: call.body, created_ms: now_ms, polls: 0 });
    return this.#reply(chosen, call.body, new Map([...paramsOf(found, chosen), ...ids]), now_ms, [chosen]);
  }

  /** Answers a poll or a cancellation. */
  #ask(matched: readonly Matched[], call: Call): Reply {
    const [first] = matched;
    if (first === undefined)
      return missing(`no route of the configuration sends ${call.method} ${call.path} to upstream ${call.upstream}`);
    const id = first.params.id ?? '';
    const task = this.#tasks.get(id) ?? this.#adopt(id, matched);
    const found = matched.find(({ endpoint }) => endpoint.kind?.name === task?.kind.name);
    if (task === undefined || found === undefined) return missing(unplayed(matched, call, 'after and an answer'));
    const { recordings, route } = found.endpoint;
    const own = this.#after(recordings, task);
    const chosen = route.action === 'cancel' ? own[0] : this.#state(own, task);
    if (chosen === undefined)
      return missing(unplayed([found], call, `after: ${task.creation.example.name}, and an answer`));
    if (route.action === 'cancel' && chosen.answer.status < 300) task.cancel = chosen;
    const recorded = chosen.after?.task;
    const ids = new Map(recorded === undefined ? [] : [[recorded, task.id]]);
    return this.#reply(chosen, task.body, ids, task.created_ms, [chosen.after ?? chosen, ...own]);
  }

  /** The answer to a poll: each example of a running task once, then the end that the creation names, or the first success. */
  #state(own: readonly Recording[], task: PlayedTask): Recording | undefined {
    const cancels = this.#endpoints
      .filter(({ route, kind }) => route.action === 'cancel' && kind?.name === task.kind.name)
      .flatMap(({ recordings }) => this.#after(recordings, task));
    const polled = ({ example, after }: Recording, at: number): readonly Recording[] => {
      const answer = example.polls?.at(at);
      return answer === undefined || after === undefined ? [] : [recordedAfter(after, example, answer)];
    };
    if (task.cancel !== undefined) return polled(task.cancel, -1)[0];
    const isRunning = ({ answer }: Recording) => meaningOf(task.kind, answer) === 'running';
    const named = own.filter((each) => names(task.body, each));
    const written = own.filter(isRunning);
    // Without one, a task would have ended before it can be cancelled.
    const running = written.length > 0 ? written : cancels.flatMap((cancel) => polled(cancel, 0)).filter(isRunning);
    const ends = own.filter((each) => !isRunning(each));
    const end =
      named.find((each) => !isRunning(each)) ??
      ends.find(({ answer }) => meaningOf(task.kind, answer) === 'succeeded') ??
      ends[0];
    const state = named.find(isRunning) ?? running[task.polls] ?? end ?? running.at(-1);
    task.polls += 1;
    return state;
  }

  /** The recordings of the task's own creation, else of any other. */
  #after(recordings: readonly Recording[], { creation }: PlayedTask): readonly Recording[] {
    const own = recordings.filter(({ after }) => after?.example.name === creation.example.name);
    return own.length > 0 ? own : recordings.filter(({ after }) => after === recordings[0]?.after);
  }

  /** A task that was created before the sandbox started. */
  #adopt(id: string, matched: readonly Matched[]): PlayedTask | undefined {
    const found = matched.find(({ endpoint }) => endpoint.recordings.length > 0)?.endpoint;
    const creation = found?.recordings[0]?.after;
    if (found?.kind === undefined || creation === undefined) return undefined;
    return this.#remember({ id, creation, kind: found.kind, body: '', created_ms: this.#now(), polls: 0 });
  }

  #remember(task: PlayedTask): PlayedTask {
    this.#tasks.set(task.id, task);
    const [oldest] = this.#tasks.size > MAX_TASKS ? this.#tasks.keys() : [];
    if (oldest !== undefined) this.#tasks.delete(oldest);
    return task;
  }

  /** @param related the recordings whose earliest time counts as the beginning. */
  #reply(
    { answer, example, after }: Recording,
    body: string,
    names: ReadonlyMap<string, string>,
    began_ms: number,
    related: readonly Recording[],
  ): Reply {
    const recorded = membersOf((after?.example ?? example).body);
    const earliest_ms = earliestTime_ms(related.map((each) => each.answer.body));
    const times = { earliest_ms, began_ms, now_ms: this.#now() };
    return {
      status: answer.status,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, names.get(value) ?? value]),
      ),
      body: vary(answer.body, { names, recorded, sent: membersOf(body), ...times, files: this.#files }),
    };
  }
}

function match(endpoint: Endpoint, { upstream, method, path, search }: Call): Matched | undefined {
  if (method !== endpoint.method || endpoint.upstreams?.has(upstream) === false) return undefined;
  const found = endpoint.path.exec(endpoint.hasQuery ? path + search : path);
  if (found === null) return undefined;
  return {
    endpoint,
    params: Object.fromEntries(endpoint.params.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')])),
  };
}

/** The recorded values of path parameters, with the values of the request. */
function paramsOf({ params }: Matched, { example }: Recording): readonly (readonly [string, string])[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const recorded = example.params[name];
    return recorded === undefined || recorded === '' ? [] : [[recorded, value] as const];
  });
}

function unplayed(matched: readonly Matched[], { method, path, upstream }: Call, what: string): string {
  const routes = [...new Set(matched.map(({ endpoint }) => endpoint.route.name))].join(' or ');
  return `no answer is recorded for ${method} ${path} of upstream ${upstream}: add an example with ${what} to the route ${routes}`;
}

function missing(message: string): Reply {
  const body = JSON.stringify({ error: { code: 'no_recorded_answer', message: `the sandbox: ${message}` } });
  return { status: 404, headers: { 'content-type': 'application/json' }, body };
}
