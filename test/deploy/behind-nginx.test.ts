/** Behind nginx with deploy/proxies/tollgate.nginx.conf, restarts of gateways lose no request. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { missing } from '../support/programs.ts';
import { recipe, restartBehind } from './rolling-restarts.ts';

const skip = missing('nginx', ['-v'], 'apt-get install nginx-light');

t.test('two gateways are restarted in turn', { skip }, async (t) => {
  await restartBehind(
    t,
    (port, [a, b], folder) => {
      const own = recipe('tollgate.nginx.conf', [
        ['10.0.0.11:8080', `127.0.0.1:${a}`],
        ['10.0.0.12:8080', `127.0.0.1:${b}`],
        ['listen 443 ssl', `listen 127.0.0.1:${port}`],
        [/^ *ssl_certificate.*\n/, ''],
      ]);
      const temp = join(folder, 'temp');
      mkdirSync(temp);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${temp}/${name};`,
      );
      const file = join(folder, 'nginx.conf');
      writeFileSync(
        file,
        `daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 2; events {}
      http { ${paths.join(' ')} access_log off; ${own} }`,
      );
      return { command: 'nginx', args: ['-p', folder, '-c', file] };
    },
    Number(process.env.RESTARTS ?? 2),
  );
});
