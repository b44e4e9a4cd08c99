/** Adds the metrics of several threads. */
import type { MetricValues } from './metrics.ts';

const REQUESTS = 'tollgate_requests_total';

/**
 * The page for a scraper. Counters are added, gauges are joined as each of them says. One more counter has the requests of each thread.
 *
 * @param main the metrics of the main thread. @param threads the metrics of each thread that answers requests, in order.
 */
export async function sumMetrics(
  main: readonly MetricValues[],
  threads: readonly (readonly MetricValues[])[],
): Promise<string> {
  // It loads `node:cluster`, which a gateway with one thread does not need.
  const { default: registry } = await import('prom-client/lib/cluster.js');
  return registry.aggregate([main, ...threads, [byThread(threads)]]).metrics();
}

function byThread(threads: readonly (readonly MetricValues[])[]): object {
  const values = threads.map((metrics, index) => {
    const requests = metrics.find(({ name }) => name === REQUESTS)?.values ?? [];
    const value = requests.reduce((sum, each) => sum + each.value, 0);
    return { value, labels: { thread: String(index + 1) } };
  });
  const help = 'Requests by the thread that answered them.';
  return { name: 'tollgate_thread_requests_total', help, type: 'counter', aggregator: 'sum', values };
}
