/** A gateway as deploy/kubernetes.yaml starts it reloads when Kubernetes updates the ConfigMap that it has mounted. */
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import t from 'tap';
import { parseAllDocuments } from 'yaml';
import { edited } from '../support/shipped-text.ts';
import { until } from '../support/stack.ts';
import { root, workspace } from '../support/tollgate.ts';

t.setTimeout(600_000);

const set = parseAllDocuments(readFileSync(join(root, 'deploy/kubernetes.yaml'), 'utf8'))[2]?.toJS();
const pod = set.spec.template.spec;
const items: readonly { readonly key: string; readonly path: string }[] = pod.volumes[1].configMap.items;

/** Writes a ConfigMap as the kubelet does: a new folder, then `..data` leads to it. The names in the volume are links into `..data`. */
function mount(folder: string) {
  let version = 0;
  mkdirSync(folder);
  for (const name of new Set(items.map(({ path }) => path.split('/')[0] ?? ''))) {
    symlinkSync(join('..data', name), join(folder, name));
  }
  return (data: ReadonlyMap<string, string>): void => {
    version += 1;
    for (const { key, path } of items) {
      const file = join(folder, `..${version}`, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, data.get(key) ?? '');
    }
    symlinkSync(`..${version}`, join(folder, '..data_tmp'));
    renameSync(join(folder, '..data_tmp'), join(folder, '..data'));
  };
}

t.test('each kind of file', async (t) => {
  const { dir, run, start } = await workspace(t);
  const folder = join(dir, 'config');
  const update = mount(folder);
  const data = new Map(items.map(({ path }) => [basename(path), readFileSync(join(root, path), 'utf8')]));
  update(data);
  await run(['migrate']);
  const [command, ...args] = pod.containers[0].args;
  const local = args.map((arg: string) => arg.replace('0.0.0.0:9464', '127.0.0.1:0').replace('0.0.0.0', '127.0.0.1'));
  const gateway = start([command, ...local, '--port', '0', '--json', '--config', join(folder, 'gateway.yaml')], {
    env: { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' },
  });
  await gateway.seen(/^.+\n/);
  const changes: readonly (readonly [file: string, from: string | RegExp, to: string])[] = [
    ['gateway.yaml', 'low_wallet: "10.00"', 'low_wallet: "20.00"'],
    ['prices.yaml', 'output: "180.00"', 'output: "181.00"'],
    ['video.yaml', /$/, '# a comment\n'],
    ['message.json', /\{/, '{ "$comment": "changed",'],
  ];
  for (const [index, [file, from, to]] of changes.entries()) {
    data.set(file, edited(data.get(file) ?? '', [from, to]));
    update(data);
    const stderr = await until(
      async () => gateway.output.stderr,
      (log) => log.includes(`"generation":${index + 2}`) || log.includes('was not reloaded'),
    );
    t.match(stderr, `"by":"a change of a file","generation":${index + 2}`, file);
  }
});
