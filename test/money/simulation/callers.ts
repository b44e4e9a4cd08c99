/** The callers of a simulation: they create tasks, repeat failed requests, poll, cancel, and record the answers. */

import type { Random } from '../../support/random.ts';
import type { Front, FrontReply, FrontRequest } from './front.ts';
import type { Intent } from './intents.ts';
import type { Timeline } from './timeline.ts';

/** An answer that a caller received. It must be durable from then on. */
export type Reported =
  | { readonly what: 'id'; readonly intent: Intent; readonly id: string }
  | { readonly what: 'end'; readonly intent: Intent; readonly id: string; readonly status: string };

export interface CallerWorld {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly front: Front;
  /** The number of the gateway that listens, if any. A reply counts only if the gateway that was asked is still alive. */
  readonly generation: () => number | undefined;
  readonly tell: (what: string) => void;
  readonly heard: (told: Reported) => void;
}

const ends: readonly unknown[] = ['succeeded', 'failed', 'cancelled', 'expired'];

/** Plays an intent from its time on. */
export function play(intent: Intent, world: CallerWorld): void {
  world.timeline.after(intent.at_ms, () => create(intent, world, 3));
}

/** Undefined when the connection failed, or the gateway died before it had answered. */
async function ask(request: FrontRequest, world: CallerWorld): Promise<FrontReply | undefined> {
  const asked = world.generation();
  if (asked === undefined) return undefined;
  const reply = await world.timeline.during(() => world.front.call(request)).catch(() => undefined);
  return world.generation() === asked ? reply : undefined;
}

function headersOf(intent: Intent): Readonly<Record<string, string>> {
  if (intent.kind === 'chat') return { 'x-api-key': intent.key };
  const once = intent.idempotency_key === undefined ? {} : { 'idempotency-key': intent.idempotency_key };
  return { authorization: `Bearer ${intent.key}`, ...once };
}

function create(intent: Intent, world: CallerWorld, tries: number): void {
  const { timeline, random, tell } = world;
  const { marker, path, body } = intent;
  const answered = ask({ method: 'POST', path, headers: headersOf(intent), body }, world);
  // A caller with an idempotency key may send its request again while the first is in progress.
  const impatient = intent.idempotency_key !== undefined && random.chance(0.2);
  if (impatient && tries > 1) timeline.after(random.integer(100, 20_000), () => create(intent, world, 1));
  void answered.then((reply) => {
    tell(`${marker} (${intent.kind}) hears ${reply === undefined ? 'nothing' : `${reply.status} to its creation`}`);
    const id = reply?.json.id ?? reply?.json.task_id;
    if (reply !== undefined && reply.status < 300 && typeof id === 'string') {
      if (intent.kind === 'chat') return;
      world.heard({ what: 'id', intent, id });
      if (intent.cancels)
        timeline.after(random.integer(100, random.pick([5_000, 60_000])), () => cancel(intent, id, world));
      look(intent, id, world, intent.polls);
      return;
    }
    // Without an idempotency key, sending the request again could buy a second task.
    if (intent.idempotency_key === undefined || tries <= 1) return;
    timeline.after(random.integer(2_000, 90_000), () => create(intent, world, tries - 1));
  });
}

function look(intent: Intent, id: string, world: CallerWorld, polls: number): void {
  if (polls === 0) return;
  const { timeline, random } = world;
  timeline.after(random.integer(1_000, 15_000), () => {
    const path = `${intent.path}/${id}`;
    void ask({ method: 'GET', path, headers: headersOf(intent) }, world).then((reply) => {
      const status = reply?.status === 200 ? reply.json.status : undefined;
      if (typeof status === 'string' && ends.includes(status)) world.heard({ what: 'end', intent, id, status });
      else look(intent, id, world, polls - 1);
    });
  });
}

function cancel(intent: Intent, id: string, world: CallerWorld): void {
  // The unified endpoints have no cancellation.
  if (intent.kind.startsWith('unified')) return;
  const path = `${intent.path}/${id}`;
  void ask({ method: 'DELETE', path, headers: headersOf(intent) }, world).then((reply) => {
    world.tell(`${intent.marker} hears ${reply?.status ?? 'nothing'} to its cancelling of ${id}`);
  });
}
