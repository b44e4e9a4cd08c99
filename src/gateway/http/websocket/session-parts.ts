/** What a WebSocket session is made of, and how it can end. */
import type { MeterPlan, WebSocketPlan } from '../../../plan/index.ts';
import type { NeededResource } from '../../admission/needs.ts';
import type { Recorder } from '../steps/resources.ts';
import type { Responses } from './responses.ts';

/** How the gateway ends a WebSocket, in the words of the interface. */
export interface WebSocketEnd {
  /** The last message; undefined: none. */
  readonly event: string | undefined;
  readonly code: number;
  readonly reason: string;
}

export interface SessionParts {
  readonly rules: WebSocketPlan;
  readonly meter: MeterPlan;
  readonly responses: Responses;
  readonly owners: Recorder;
  /** Whether the caller's account owns a resource. */
  readonly owns: (needed: NeededResource) => boolean | Promise<boolean>;
  /** Rejects or throws if the key may no longer be used. */
  readonly check: () => unknown;
  /** Renders the reason, and reports it. */
  readonly render: (failure: unknown) => WebSocketEnd;
  /** The failure of an upstream that breaks off. */
  readonly brokenOff: (cause: unknown) => Error;
}
