/** Measures the ledger core in memory: `node bench/ledger.ts [BATCH]`. */
import { measureLedger } from './stores/ledger.ts';

const [size = 32] = process.argv.slice(2).map(Number);
for (const [name, us] of measureLedger(size, 3_000)) {
  console.log(`${name.padEnd(12)} ${us.toFixed(2)} µs, ${Math.round(1e6 / us).toLocaleString('en')} a second`);
}
