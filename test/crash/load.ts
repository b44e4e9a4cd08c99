/** The callers of the kill loop: they create tasks and messages, poll some of them, and repeat requests without an answer. */

import type { Random } from '../support/random.ts';
import type { Behaviour, Order } from './journal.ts';
import { sleep } from './lab.ts';

export interface LoadOptions {
  /** The gateways' addresses, which stay the same after each kill. Each request goes to one of them. */
  readonly urls: readonly string[];
  readonly key: string;
  readonly random: Random;
  readonly callers: number;
}

/** The answers that callers got. The store must agree with them in the end. */
export interface Load {
  /** The id that the caller got, by the number of the creation, which is its `duration`. */
  readonly ids: ReadonlyMap<number, string>;
  /** The end that a poll reported, by id. */
  readonly ends: ReadonlyMap<string, 'succeeded' | 'failed'>;
  readonly counts: { creations: number; repeats: number; polls: number; messages: number; unanswered: number };
  /** Wrong answers of a gateway, in words. */
  readonly problems: readonly string[];
  /** Resolves when every caller has stopped. */
  stop(): Promise<void>;
}

interface Creation {
  readonly number: number;
  readonly body: string;
  readonly key: string | undefined;
  tries: number;
}

const tasksPath = '/api/v3/contents/generations/tasks';

const behaviours: readonly (readonly [Behaviour, number])[] = [
  ['answers', 70],
  ['refuses', 6],
  ['loses', 5],
  ['resets', 5],
  ['fails', 5],
  ['truncates', 5],
  ['hangs', 4],
];

const models = [
  ['c/vidgen-2.0', 45],
  ['k/vidgen-2.0', 35],
  ['z/vidgen-2.0', 15],
  ['r/vidgen-2.0', 5],
] as const;
/** Two unknown creations of the same model and time cannot be distinguished in a list, so this model is requested rarely. */
const listedModel = 's/vidgen-2.0';
const listedPause_ms = 15_000;

/** The callers continue until they are stopped, even without answers. */
export function startLoad({ urls, key, random, callers }: LoadOptions): Load {
  const ids = new Map<number, string>();
  const ends = new Map<string, 'succeeded' | 'failed'>();
  const counts = { creations: 0, repeats: 0, polls: 0, messages: 0, unanswered: 0 };
  const problems: string[] = [];
  const open: string[] = [];
  const repeatable: Creation[] = [];
  let stopped = false;
  let listed_ms = 0;

  async function send(
    path: string,
    method: string,
    body?: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; text: string } | undefined> {
    try {
      const response = await fetch(random.pick(urls) + path, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(10_000),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      counts.unanswered += 1;
      // The gateway was probably killed, and will be restarted within a second.
      await sleep(random.integer(100, 500));
      return undefined;
    }
  }

  function newCreation(): Creation {
    counts.creations += 1;
    const number = counts.creations;
    const isListed = Date.now() - listed_ms > listedPause_ms;
    if (isListed) listed_ms = Date.now();
    const order: Order = {
      does: random.weighted(behaviours),
      ends: random.chance(0.85) ? 'succeeded' : 'failed',
      life_ms: random.integer(0, 3000),
      billed: random.chance(0.5) ? random.integer(1, number + 2) : null,
    };
    const body = JSON.stringify({
      model: isListed ? listedModel : random.weighted(models),
      content: [{ type: 'text', text: JSON.stringify(order) }],
      duration: number,
      resolution: '480p',
    });
    return { number, body, key: random.chance(0.8) ? `creation-${number}` : undefined, tries: 0 };
  }

  async function create(creation: Creation): Promise<void> {
    const { number, body } = creation;
    creation.tries += 1;
    const answer = await send(
      tasksPath,
      'POST',
      body,
      creation.key === undefined ? {} : { 'idempotency-key': creation.key },
    );
    const told = ids.get(number);
    if (answer !== undefined && answer.status < 300) {
      const id = /"id":"([^"]+)"/.exec(answer.text)?.[1] ?? '';
      if (told !== undefined && told !== id)
        problems.push(`creation ${number} was told the id ${told}, and then ${id}`);
      ids.set(number, id);
      if (told === undefined && random.chance(0.6)) open.push(id);
    } else if (answer !== undefined && told !== undefined && answer.status < 500) {
      problems.push(`creation ${number} was told the id ${told}, and then status ${answer.status}: ${answer.text}`);
    } else if (answer?.status === 402 || answer?.status === 401) {
      problems.push(`creation ${number} was refused with ${answer.status}: ${answer.text}`);
    }
    // Callers without an answer try again, and so do some with one.
    const again = answer === undefined || answer.status >= 409 || random.chance(0.1);
    if (creation.key !== undefined && again && creation.tries < 12) repeatable.push(creation);
  }

  async function poll(): Promise<void> {
    const index = random.integer(0, open.length - 1);
    const id = open[index];
    if (id === undefined) return;
    counts.polls += 1;
    const answer = await send(`${tasksPath}/${id}`, 'GET');
    if (answer?.status === 404) problems.push(`a caller was told the id ${id}, and then that there is no such task`);
    const end = answer?.status === 200 ? /"status":"(succeeded|failed)"/.exec(answer.text)?.[1] : undefined;
    if (end !== 'succeeded' && end !== 'failed') return;
    ends.set(id, end);
    // Another caller may have taken its place meanwhile.
    const at = open.indexOf(id);
    if (at >= 0) open.splice(at, 1);
  }

  async function message(): Promise<void> {
    counts.messages += 1;
    const body = {
      model: 'chat-large',
      max_tokens: 1000,
      stream: random.chance(0.5),
      messages: [{ role: 'user', content: String(counts.messages) }],
    };
    await send('/v1/messages', 'POST', JSON.stringify(body));
  }

  async function caller(): Promise<void> {
    while (!stopped) {
      const repeat = repeatable.length > 0 && random.chance(0.3) ? repeatable.shift() : undefined;
      if (repeat !== undefined) {
        counts.repeats += 1;
        await create(repeat);
      } else if (open.length > 0 && random.chance(0.4)) await poll();
      else if (random.chance(0.3)) await message();
      else await create(newCreation());
      await sleep(random.integer(0, 150));
    }
  }

  const all = Promise.all(Array.from({ length: callers }, caller));
  return {
    ids,
    ends,
    counts,
    problems,
    async stop() {
      stopped = true;
      await all;
    },
  };
}
