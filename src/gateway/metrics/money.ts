/** Counters of money. They add exact amounts, and show units of the currency. The currency is a label. */
import Counter from 'prom-client/lib/counter.js';
import type Registry from 'prom-client/lib/registry.js';
import { NANO, type Nano } from '../../lib/money/amount.ts';

/** Adds an amount. @param name the value of the counter's label, if it has one. */
type AddMoney = (amount_nano: Nano, value?: string) => void;

/**
 * Adds a counter.
 *
 * @param currency its code; undefined until the gateway runs. Until then the counter has no series.
 * @param label a label beside `currency`. Without one, the counter begins at 0, so that an alert sees the first amount.
 */
export function addMoneyCounter(
  registers: Registry[],
  { name, help, label }: { readonly name: string; readonly help: string; readonly label?: string },
  currency: () => string | undefined,
): AddMoney {
  const sums_nano = new Map<string, Nano>(label === undefined ? [['', 0n]] : []);
  new Counter({
    name: `tollgate_${name}`,
    help,
    labelNames: label === undefined ? ['currency'] : ['currency', label],
    registers,
    collect() {
      const code = currency();
      this.reset();
      if (code === undefined) return;
      for (const [value, sum_nano] of sums_nano) {
        const labels = label === undefined ? { currency: code } : { currency: code, [label]: value };
        this.inc(labels, Number(sum_nano) / Number(NANO));
      }
    },
  });
  return (amount_nano, value = '') => {
    sums_nano.set(value, (sums_nano.get(value) ?? 0n) + amount_nano);
  };
}
