/** Compiles the rules of a WebSocket: what its events mean, and the limits of the connection. */
import { readPointer } from '../../../lib/json/pointer.ts';
import type { CallerMessages, RouteModel, WebSocketRulesStarts } from '../../../plan/generated/gateway.d.ts';
import type { BranchPlan, MessagesPlan, MeterPlan, WebSocketPlan } from '../../../plan/index.ts';
import { readDuration_ms, readSize_bytes } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { connectionNameIn } from '../billing/meters.ts';
import { checkMethod, checkOwned, type RouteScope } from './route-scope.ts';

/** Messages pass in pieces, so that memory does not depend on it. */
const LARGEST_MESSAGE = { largest_bytes: 1024 ** 3, message: 'is too large for a message' };
const DEFAULTS = { message: '16MiB', idle: '10m' };

/** A caller may leave a WebSocket at any time: the whole hold would be too much, and nothing too little. */
function checkEstimate(meter: MeterPlan | undefined, { report, config }: RouteScope): void {
  if (meter === undefined || meter.without_usage.as === 'units' || meter.counts.length === 0) return;
  const written = config.billing?.[meter.name];
  if (written === undefined || !('without_usage' in written)) return;
  const place = ['billing', meter.name, 'without_usage'];
  const message = `a response of a WebSocket that its caller leaves has no usage, and '${meter.without_usage.as}' says nothing of what it used`;
  const hint = 'write an estimate by class, such as { output: { cel: answer_bytes / 40 } }';
  report.error('bad-billing', place, message, hint);
}

/** Only a WebSocket that is one response has these values. */
function checkConnection(meter: MeterPlan | undefined, isOne: boolean, { report, place }: RouteScope): void {
  const name = meter === undefined || isOne ? undefined : connectionNameIn(meter);
  if (meter === undefined || name === undefined) return;
  const message = `rule '${meter.name}' uses ${name}, which only a WebSocket with 'longest' has`;
  const hint = 'name another rule, or add longest to the websocket of the route';
  report.error('bad-billing', [...place, 'billing'], message, hint);
}

function compileMessages(
  { values = {}, requires_owner = [] }: CallerMessages,
  place: Path,
  route: RouteScope,
): MessagesPlan {
  const owned = requires_owner.flatMap((need, index) => {
    const { resource } = need;
    checkOwned(resource, [...place, 'requires_owner', index], route);
    const places = 'at' in need ? [need.at] : [need.each].flat();
    return places.map((text) => ({ at: readPointer(text), resource }));
  });
  return { values: Object.entries(values).map(([at, accepts]) => ({ at: readPointer(at), accepts })), owned };
}

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
  checkEstimate(branch?.meter, route);
  const { event, starts = [], ends = [], reports = [] } = rules as Partial<WebSocketRulesStarts>;
  if (event === undefined && rules.reports !== undefined) {
    const message = "'reports' names events, but no place of their name";
    const hint = 'add event, or remove reports: without both, every message with a count is a report';
    route.report.error('missing-key', [...place, 'reports'], message, hint, { on: 'key' });
  }
  for (const [key, events] of [
    ['ends', ends],
    ['reports', reports],
  ] as const) {
    for (const [index, name] of events.entries()) {
      const other = starts.includes(name) ? 'starts' : key === 'reports' && ends.includes(name) ? 'ends' : undefined;
      if (other === undefined) continue;
      const message = `the event '${name}' is in ${other} too`;
      route.report.error('bad-value', [...place, key, index], message, 'keep one of them');
    }
  }
  checkConnection(branch?.meter, 'longest' in rules, route);
  return {
    event: event === undefined ? undefined : readPointer(event),
    longest_ms: 'longest' in rules ? readDuration_ms(rules.longest, [...place, 'longest'], route) : undefined,
    starts,
    ends,
    reports,
    messages: rules.messages && compileMessages(rules.messages, [...place, 'messages'], route),
    message_bytes: readSize_bytes(rules.message ?? DEFAULTS.message, [...place, 'message'], LARGEST_MESSAGE, route),
    idle_ms: readDuration_ms(rules.idle ?? DEFAULTS.idle, [...place, 'idle'], route),
  };
}
