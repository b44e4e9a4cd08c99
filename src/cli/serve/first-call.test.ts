/** The first request that a sandbox prints sends what its example has. */
import { execSync } from 'node:child_process';
import { resolve } from 'node:path';
import t from 'tap';
import { compileConfig } from '../../config/compile-config.ts';
import { exampleCall } from './demo.ts';

const example = resolve(import.meta.dirname, '../../../examples/openai.yaml');

t.test('a file with lines is piped to curl as the example plays it', async (t) => {
  const upstreams = (name: string) => ({ url: `http://127.0.0.1:9/${name}`, secret: 'secret' });
  const { plan } = compileConfig(example, { env: {}, upstreams });
  if (plan === undefined) throw new Error('the example does not compile');
  const routes = plan.routes.filter(({ name }) => name === 'create_file');
  const [print = '', call = ''] = exampleCall({ ...plan, routes }, 'http://gateway', 'key')?.split(' | ') ?? [];
  t.match(call, /^curl .* -F 'file=@-;filename=lines\.jsonl;type=application\/jsonl'/);
  const sent = execSync(print, { encoding: 'utf8' });
  t.match(JSON.parse(sent), { custom_id: '1', body: { messages: [{ content: 'hello' }] } });
  t.ok(sent.endsWith('}}\n'), 'one line');
});
