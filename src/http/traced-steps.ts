/** Adds a span for each step that writes money. Used only if tracing is on. */
import type { Observe } from '../admission/step.ts';
import type { Exchange } from './exchange.ts';

const TRACED: ReadonlySet<string> = new Set(['hold', 'charge', 'record']);

/** Has the traces of requests show how long the steps took. */
export function tracedSteps(now: () => number): Observe<Exchange> {
  return (name, run) => {
    if (!TRACED.has(name)) return run;
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
  };
}
