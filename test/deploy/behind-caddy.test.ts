/** Behind Caddy with deploy/proxies/Caddyfile, restarts of gateways lose no request. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { missing } from '../support/programs.ts';
import { recipe, restartBehind } from './rolling-restarts.ts';

const skip = missing('caddy', ['version'], 'apt-get install caddy');

t.test('two gateways are restarted in turn', { skip }, async (t) => {
  await restartBehind(
    t,
    (port, [a, b], folder) => {
      const file = join(folder, 'Caddyfile');
      const own = recipe('Caddyfile', [
        ['10.0.0.11:8080', `127.0.0.1:${a}`],
        ['10.0.0.12:8080', `127.0.0.1:${b}`],
        [/^api\.example\.com/, `http://127.0.0.1:${port}`],
      ]);
      writeFileSync(file, `{\n\tadmin off\n}\n${own}`);
      const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return { command: 'caddy', args: ['run', '--config', file, '--adapter', 'caddyfile'], env };
    },
    Number(process.env.RESTARTS ?? 2),
  );
});
