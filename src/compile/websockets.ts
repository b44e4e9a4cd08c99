/** Compiles the rules of a WebSocket route: its events, and the limits of the connection. */
import type { RouteModel } from '../generated/gateway.d.ts';
import { readPointer } from '../lang/pointer.ts';
import type { BranchPlan, WebSocketPlan } from '../plan.ts';
import { checkMethod, type RouteScope } from './route-scope.ts';
import { readDuration_ms, readSize_bytes } from './scope.ts';

/** Messages pass in pieces, so that memory does not depend on it. */
const LARGEST_MESSAGE = { largest_bytes: 1024 ** 3, message: 'is too large for a message' };
const DEFAULTS = { message: '16MiB', idle: '10m' };

/** Undefined if the route is none. */
export function compileWebSocket(
  { websocket: rules }: RouteModel,
  [branch]: readonly BranchPlan[],
  route: RouteScope,
): WebSocketPlan | undefined {
  if (rules === undefined) return undefined;
  const place = [...route.place, 'websocket'];
  checkMethod(['GET'], 'a WebSocket', route);
  if (branch?.meter === undefined && !route.report.isReported([...route.place, 'billing'])) {
    const message = "a WebSocket route needs 'billing' with a rule that has counts";
    const hint = 'name one; a WebSocket that nobody pays for is a mount';
    route.report.error('bad-billing', place, message, hint, { on: 'key', basis: [[...route.place, 'billing']] });
  }
  const { event, starts, ends, reports = [] } = rules;
  for (const key of ['ends', 'reports'] as const) {
    for (const [index, name] of (rules[key] ?? []).entries()) {
      const other = starts.includes(name) ? 'starts' : key === 'reports' && ends.includes(name) ? 'ends' : undefined;
      if (other === undefined) continue;
      const message = `the event '${name}' is in ${other} too`;
      route.report.error('bad-value', [...place, key, index], message, 'keep one of them');
    }
  }
  return {
    event: readPointer(event),
    starts,
    ends,
    reports,
    message_bytes: readSize_bytes(rules.message ?? DEFAULTS.message, [...place, 'message'], LARGEST_MESSAGE, route),
    idle_ms: readDuration_ms(rules.idle ?? DEFAULTS.idle, [...place, 'idle'], route),
  };
}
