/**
 * Counts requests at the same time. Each process holds slots of the store, so that all processes together never exceed a limit. The
 * slots of a process that dies are free again when its time has run out.
 */
import type { Store } from '../store/store.ts';

/** What the counters need. */
export interface SlotServices {
  readonly store: Pick<Store, 'holdSlots' | 'hasOthers'>;
  readonly now: () => number;
  /** The id of this process. */
  readonly owner: string;
  /** How long slots are held without being renewed. */
  readonly term_ms: number;
}

/** One limit of requests at the same time. */
export interface SlotNeed {
  readonly subject: string;
  readonly most: number;
}

/** The slots of a process. */
export interface Slots {
  /** Takes one slot of each or none. Returns the position of the first that has none, or nothing. */
  take(needs: readonly SlotNeed[]): number | undefined | Promise<number | undefined>;
  /** Must be called once for each slot that was taken. */
  free(needs: readonly SlotNeed[]): void;
  /** Slots in use in this process. */
  used(subject: string): number;
  /** Renews the slots in use and gives the others back. */
  round(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Of a limit up to this, a process that is not alone asks for no slot that no request needs, and gives each back at once: kept for a
 * moment, it would be a large part of what the others may use. This costs two writes per request.
 */
const FEW = 16;
/** A refusal of the store is believed for this time. */
const BELIEVED_ms = 100;
const IDLE_ms = 2_000;
const TRIES_LIMIT = 20;

/** The slots of one subject. */
class SubjectSlots {
  readonly subject: string;
  most = 0;
  /** How many may be in use. */
  slots = 0;
  /** How many the store has for this process, at most. More than `slots` while some are given back. */
  stored = 0;
  used = 0;
  /** Requests that wait for the next answer of the store. */
  waiting = 0;
  /** Requests that wait for slots, of this limit or of others. */
  pending = 0;
  until_ms = 0;
  full_ms = Number.NEGATIVE_INFINITY;
  /** When all slots were last in use. */
  busy_ms = 0;
  asking: Promise<void> | undefined;

  constructor(subject: string) {
    this.subject = subject;
  }
}

/** Whether that time is not over since `at_ms`. It is over if the clock was set back. */
function isWithin(time_ms: number, at_ms: number, now_ms: number): boolean {
  return now_ms >= at_ms && now_ms - at_ms < time_ms;
}

/** Creates the counters of this process. */
export function createSlots({ store, now, owner, term_ms }: SlotServices): Slots {
  const held = new Map<string, SubjectSlots>();

  /** Whether this process gives back each slot of the limit at once. Asked late, because `check` makes counters without a store. */
  function isFew({ most }: SubjectSlots): boolean {
    return store.hasOthers && most <= FEW;
  }

  function slotsOf({ subject, most }: SlotNeed): SubjectSlots {
    let found = held.get(subject);
    if (found === undefined) {
      found = new SubjectSlots(subject);
      held.set(subject, found);
    }
    if (found.most !== most) change(found, most);
    return found;
  }

  /** Free slots were given under another limit. Other processes may have all that a lower one allows. */
  function change(one: SubjectSlots, most: number): void {
    one.most = most;
    one.slots = Math.min(one.slots, one.used);
    one.full_ms = Number.NEGATIVE_INFINITY;
  }

  /** Slots are used until a tenth of their time before its end, because others may take them then. */
  function hasFree(one: SubjectSlots, now_ms: number): boolean {
    return one.used < one.slots && one.used < one.most && now_ms < one.until_ms - term_ms / 10;
  }

  function isFull(one: SubjectSlots, now_ms: number): boolean {
    return one.used >= one.most || isWithin(BELIEVED_ms, one.full_ms, now_ms);
  }

  function take(needs: readonly SlotNeed[]): number | undefined | Promise<number | undefined> {
    const now_ms = now();
    let isEnough = true;
    for (let index = 0; index < needs.length; index += 1) {
      const one = slotsOf(needs[index] as SlotNeed);
      if (hasFree(one, now_ms)) continue;
      isEnough = false;
      if (isFull(one, now_ms)) return index;
    }
    return isEnough ? use(needs, now_ms) : takeLater(needs);
  }

  function use(needs: readonly SlotNeed[], now_ms: number): undefined {
    for (const need of needs) {
      const one = slotsOf(need);
      one.used += 1;
      one.busy_ms = now_ms;
    }
  }

  async function takeLater(needs: readonly SlotNeed[]): Promise<number | undefined> {
    const all = needs.map(slotsOf);
    for (const one of all) one.pending += 1;
    try {
      return await askAndUse(needs);
    } finally {
      for (const one of all) one.pending -= 1;
      for (const one of all) giveBackFew(one);
    }
  }

  async function askAndUse(needs: readonly SlotNeed[]): Promise<number | undefined> {
    let refusals = 0;
    for (let tries = 0; tries < TRIES_LIMIT; tries += 1) {
      const now_ms = now();
      const lacking = needs.filter((need) => !hasFree(slotsOf(need), now_ms));
      if (lacking.length === 0) return use(needs, now_ms);
      await Promise.all(lacking.map((need) => ask(slotsOf(need))));
      const full = needs.findIndex((need) => !hasFree(slotsOf(need), now()) && isFull(slotsOf(need), now()));
      if (full < 0) continue;
      const one = slotsOf(needs[full] as SlotNeed);
      refusals += 1;
      if (refusals > 1 || !isFew(one) || one.used >= one.most) return full;
      // A slot whose request has just been answered may be on its way back from another process.
      one.full_ms = Number.NEGATIVE_INFINITY;
    }
    return 0;
  }

  async function ask(one: SubjectSlots): Promise<void> {
    one.waiting += 1;
    try {
      await one.asking;
    } catch (error) {
      one.waiting -= 1;
      throw error;
    }
    if (one.waiting > 0) {
      one.asking ??= hold([one], ({ used, waiting, most }) =>
        Math.max(used, Math.min(most, used + waiting + (isFew(one) ? 0 : Math.ceil(most / 8)))),
      );
    }
    return one.asking;
  }

  function giveBackFew(one: SubjectSlots): void {
    const needed = one.used + one.pending;
    if (!isFew(one) || one.asking !== undefined || one.slots <= needed) return;
    // After a failure, a round tries again.
    hold([one], () => needed).catch(() => {});
  }

  /** Asks the store for slots. Resolves when it has answered. */
  function hold(asked: readonly SubjectSlots[], wantOf: (one: SubjectSlots) => number): Promise<void> {
    const until_ms = now() + term_ms;
    const asks = asked.map((one) => {
      const slots = wantOf(one);
      return { subject: one.subject, slots, used: Math.min(one.used, slots), most: one.most };
    });
    for (const [index, one] of asked.entries()) {
      const wanted = asks[index]?.slots ?? 0;
      one.waiting = 0;
      one.stored = Math.max(one.stored, wanted);
      // Another process may have those that are given back before the store answers.
      one.slots = Math.min(one.slots, wanted);
    }
    const holding = store.holdSlots(owner, until_ms, asks).then((given) => {
      for (const [index, one] of asked.entries()) {
        const wanted = asks[index]?.slots ?? 0;
        one.slots = given[index] ?? 0;
        one.stored = one.slots;
        if (one.most !== asks[index]?.most) change(one, one.most);
        one.until_ms = until_ms;
        if (one.slots < wanted && one.used >= one.slots) one.full_ms = now();
      }
    });
    const done = holding.finally(() => {
      for (const one of asked) one.asking = undefined;
      for (const one of asked) giveBackFew(one);
    });
    for (const one of asked) one.asking = done;
    return done;
  }

  return {
    take,
    free(needs) {
      for (const { subject } of needs) {
        const one = held.get(subject);
        if (one === undefined) continue;
        if (one.used >= one.slots) one.full_ms = Number.NEGATIVE_INFINITY;
        one.used -= 1;
        giveBackFew(one);
      }
    },
    used: (subject) => held.get(subject)?.used ?? 0,
    async round() {
      const now_ms = now();
      const due: SubjectSlots[] = [];
      for (const one of held.values()) {
        if (one.asking !== undefined || one.waiting > 0) continue;
        const isIdle = !isWithin(IDLE_ms, one.busy_ms, now_ms);
        if (one.used === 0 && one.stored === 0 && one.pending === 0) held.delete(one.subject);
        else if ((isIdle && one.stored > one.used) || one.until_ms - now_ms < term_ms / 2) due.push(one);
      }
      const want = (one: SubjectSlots) =>
        isWithin(IDLE_ms, one.busy_ms, now_ms) ? Math.max(one.used, one.slots) : one.used;
      if (due.length > 0) await hold(due, want);
    },
    async close() {
      const all = [...held.values()].filter(({ stored }) => stored > 0);
      if (all.length > 0) await hold(all, () => 0);
    },
  };
}
