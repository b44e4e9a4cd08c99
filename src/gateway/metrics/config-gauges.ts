/** The gauges of the configuration: which one runs, and whether the last reload succeeded. */
import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';

export interface ConfigGauges {
  /** A configuration answers requests from now on. @param generation 1 at the start. @param at_ms since the epoch. */
  loaded(generation: number, at_ms: number): void;
  /** A reload was refused, and nothing changed. */
  refused(): void;
}

/** Adds the gauges. They have no values until a configuration is loaded. */
export function addConfigGauges(registers: Registry[]): ConfigGauges {
  const gauge = (name: string, help: string, aggregator: 'min' | 'max') => {
    const made = new Gauge({ name: `tollgate_config_${name}`, help, registers, aggregator });
    made.remove();
    return made;
  };
  const number = gauge(
    'generation',
    'The number of the running configuration: 1 since the start, plus 1 per reload.',
    'max',
  );
  const succeeded = gauge('last_reload_successful', '1 if the last reload succeeded or there was none, else 0.', 'min');
  const at_s = gauge('last_reload_success_timestamp_seconds', 'When the running configuration was loaded.', 'max');
  return {
    loaded(generation, at_ms) {
      number.set(generation);
      succeeded.set(1);
      at_s.set(at_ms / 1e3);
    },
    refused: () => succeeded.set(0),
  };
}
