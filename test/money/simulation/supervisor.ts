/** Keeps a gateway running: lets it poll its tasks, cleans up after it dies, and starts the next one. */
import assert from 'node:assert/strict';
import type { Store, Task } from '../../../src/ledger/store/store.ts';
import type { Front } from './front.ts';
import { type GatewayProcess, type Machine, startProcess } from './process.ts';

export interface Supervisor {
  start(): Promise<void>;
  /** Cleans up after a process that died, and starts the next one when it is due. */
  attend(): Promise<void>;
  /** Runs rounds of the settlers and the leases until then, whenever something is due. */
  lookAfter(until_ms: number): void;
  generation(): number | undefined;
  store(): Store | undefined;
  crashes(): number;
  end(): Promise<void>;
}

export function createSupervisor(
  machine: Machine,
  front: Front,
  mostCrashes: number,
  tell: (what: string) => void,
): Supervisor {
  const { timeline, random } = machine;
  let process: GatewayProcess | undefined;
  let boots = 0;
  let crashes = 0;
  let bootDue = false;
  let until_ms = 0;
  /** The process whose rounds continue. */
  let looking: GatewayProcess | undefined;

  async function boot(): Promise<void> {
    boots += 1;
    process = await startProcess(machine, crashes < mostCrashes ? random.integer(1, 90) : undefined);
    front.serve(process.services);
    tell(`gateway ${boots} starts`);
    look(process);
  }

  /** Runs rounds one after another; the next starts only after the last has ended, as with the gateway's timer. */
  function look(gateway: GatewayProcess): void {
    if (gateway.dead || gateway !== process) return;
    looking = gateway;
    const began_ms = timeline.now_ms;
    const both = random.chance(0.3);
    const rounds = [
      ...gateway.settlers.slice(0, both ? 2 : 1).map((settler) => settler.round()),
      gateway.services.leases.round(),
    ];
    void Promise.all(rounds)
      .then(() =>
        gateway.services.store.listTasks({ states: ['dispatching', 'running', 'unknown', 'review'], limit: 1_000 }),
      )
      .then(({ tasks }) => {
        checkAttended(tasks, began_ms);
        const due_ms = dueIn_ms(tasks, timeline.now_ms);
        const wait_ms = due_ms + random.integer(500, 1_500);
        if (timeline.now_ms + wait_ms < until_ms) timeline.after(wait_ms, () => look(gateway));
        else looking = undefined;
        timeline.stir();
      })
      .catch(machine.wrong);
  }

  async function attend(): Promise<void> {
    if (process?.dead === true) {
      crashes += 1;
      tell(`gateway ${boots} dies`);
      const dead = process;
      process = undefined;
      await dead.bury();
      timeline.after(random.integer(100, 120_000), () => {
        bootDue = true;
      });
    }
    if (!bootDue) return;
    bootDue = false;
    await boot();
    await timeline.idle();
    // It may die during its first steps.
    await attend();
  }

  return {
    start: boot,
    attend,
    lookAfter(end_ms) {
      until_ms = end_ms;
      if (process !== undefined && looking !== process) look(process);
    },
    generation: () => (process === undefined || process.dead ? undefined : boots),
    store: () => process?.store,
    crashes: () => crashes,
    async end() {
      await process?.store.close();
    },
  };
}

/** The longest time between rounds: leases are checked even if no task is due. */
const longest_ms = 45_000;

/**
 * After a round, no task is dispatching past its dispatch deadline, every task past its deadline has a planned poll or is in review,
 * and every poll that was due before the round was made, or is claimed by a process that may make it. A round claims what is due at
 * its start: a task that becomes due while another poll of the round waits for its answer is left to the next round.
 */
function checkAttended(tasks: readonly Task[], began_ms: number): void {
  for (const task of tasks) {
    const { id, state, next_poll_at_ms, dispatch_deadline_ms, deadline_at_ms, claim_until_ms } = task;
    if (state === 'dispatching') {
      assert(dispatch_deadline_ms > began_ms, `${id} is dispatching after its dispatch deadline and a round`);
      continue;
    }
    if (next_poll_at_ms === null) {
      assert(state === 'review' || deadline_at_ms > began_ms, `${id} is ${state} after its deadline and a round`);
      continue;
    }
    const isClaimed = claim_until_ms !== null && claim_until_ms > began_ms;
    assert(next_poll_at_ms > began_ms || isClaimed, `${id} is ${state}, and its poll was due before the round`);
  }
}

/** The time until something is due, from the tasks themselves. A task in review is polled too, but no round is played for it. */
function dueIn_ms(tasks: readonly Task[], now_ms: number): number {
  const times = tasks.map((task) => dueAt_ms(task)).filter((at_ms) => at_ms !== null);
  return Math.max(0, Math.min(...times, now_ms + longest_ms) - now_ms);
}

function dueAt_ms(task: Task): number | null {
  if (task.state === 'review') return null;
  if (task.state === 'dispatching') return task.dispatch_deadline_ms;
  return task.claim_owner !== null ? task.claim_until_ms : task.next_poll_at_ms;
}
