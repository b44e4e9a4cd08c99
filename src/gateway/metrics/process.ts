/** The `process_*` metrics that dashboards for any program expect: CPU time, memory, open files and the time of the start. */
import Counter from 'prom-client/lib/counter.js';
import addMemory from 'prom-client/lib/metrics/osMemoryHeap.js';
import addMaxFiles from 'prom-client/lib/metrics/processMaxFileDescriptors.js';
import addOpenFiles from 'prom-client/lib/metrics/processOpenFileDescriptors.js';
import addStart from 'prom-client/lib/metrics/processStartTime.js';
import Registry from 'prom-client/lib/registry.js';

/** Measures this process, with all its threads. @returns the page for a scraper. */
export function measureProcess(): () => Promise<string> {
  const registry = new Registry();
  for (const add of [addStart, addMemory, addOpenFiles, addMaxFiles]) add(registry);
  addCpu(registry);
  return () => registry.metrics();
}

/** The library's own loads OpenTelemetry. */
function addCpu(registry: Registry): void {
  const add = (name: string, help: string, read: (used: NodeJS.CpuUsage) => number) =>
    new Counter({
      name: `process_cpu_${name}`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read(process.cpuUsage()) / 1e6);
      },
    });
  add('seconds_total', 'Total user and system CPU time spent in seconds.', ({ user, system }) => user + system);
  add('user_seconds_total', 'Total user CPU time spent in seconds.', ({ user }) => user);
  add('system_seconds_total', 'Total system CPU time spent in seconds.', ({ system }) => system);
}
