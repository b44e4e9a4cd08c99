/**
 * The windows in which a crash would hurt most, by name. A crash test sets TOLLGATE_FAILPOINT to one of them, and the process
 * is killed there as a power cut would kill it; without the variable nothing happens.
 */

export const failpoints = [
  'hold_durable', // T1 is committed, the upstream has not been called
  'upstream_answered', // the upstream has answered a creation, nothing of it is stored
  'task_started', // T2 is committed, the caller has heard nothing
  'poll_answered', // the upstream has told the end of a task, nothing of it is stored
  'task_settled', // T3 is committed, the caller has heard nothing
  'lease_durable', // a lease is committed, no request has drawn on it
  'usage_counted', // a metered answer has been passed on, its usage is not stored
] as const;
export type Failpoint = (typeof failpoints)[number];

const armed = process.env.TOLLGATE_FAILPOINT;

export function failpoint(name: Failpoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
