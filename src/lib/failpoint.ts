/**
 * Names the points at which a crash does the most harm. With TOLLGATE_FAILPOINT set to one of them, the process kills itself there
 * with SIGKILL, as in a power cut; without the variable nothing happens.
 */

/** All failpoints, with the state of the store at that moment. */
export const FAILPOINTS = [
  'hold_durable', // T1 is committed, the upstream has not been called
  'target_durable', // a creation that made nothing at one target is stored for the next one, which has not been called
  'upstream_answered', // the upstream has answered a creation, the answer is not stored
  'creation_recorded', // the outcome of a creation is committed, the caller has no answer
  'poll_answered', // the upstream has reported the end of a task, the end is not stored
  'task_settled', // T3 is committed, the caller has no answer
  'lease_durable', // a lease is committed, no request has used it
  'change_written', // an operator's change and its record are written, and not committed
  'change_durable', // an operator's change and its record are committed, nobody has the answer
  'reload_recorded', // the record of a reload is committed, the configuration before it still runs
  'usage_counted', // a metered answer has been passed on, its usage is not stored
] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

const armed = process.env.TOLLGATE_FAILPOINT;

/** Ends the calling thread, and nothing else, if TOLLGATE_FAILPOINT is `thread_ends`. */
export function endThreadIfArmed(): void {
  // In a thread, this ends only the thread.
  if (process.env.TOLLGATE_FAILPOINT === 'thread_ends') process.exit(1);
}

/** Kills the process if TOLLGATE_FAILPOINT has this name. */
export function failpoint(name: Failpoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
