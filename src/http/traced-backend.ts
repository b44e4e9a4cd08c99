/** Adds a span for each step that writes money. Used only if tracing is on. */
import type { Backend } from '../admission/backend.ts';
import type { Run } from '../admission/step.ts';
import type { Exchange } from './exchange.ts';

/** The same backend, whose steps `hold`, `charge` and `record` report how long they took. */
export function tracedBackend(backend: Backend<Exchange>, now: () => number): Backend<Exchange> {
  return {
    ...backend,
    creation(route, kind) {
      const { hold, record, ...phases } = backend.creation(route, kind);
      return { ...phases, hold: timed('hold', hold, now), record: timed('record', record, now) };
    },
    metered(route, meter) {
      const { hold, charge, ...phases } = backend.metered(route, meter);
      return { ...phases, hold: timed('hold', hold, now), charge: timed('charge', charge, now) };
    },
  };
}

function timed(name: string, run: Run<Exchange>, now: () => number): Run<Exchange> {
  return (exchange) => {
    const begun_ms = now();
    const ended = () => exchange.trace?.step(name, begun_ms, now());
    try {
      const result = run(exchange);
      if (result instanceof Promise) return result.finally(ended);
      ended();
      return result;
    } catch (error) {
      ended();
      throw error;
    }
  };
}
