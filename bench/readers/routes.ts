/** Finding the interface of a path: our loop over the prefixes against a find-my-way router. */
import findMyWay from 'find-my-way';
import { withLongestPrefix } from '../../src/lib/text/path-prefix.ts';
import type { Plan } from '../../src/plan/index.ts';
import { compare } from './measure.ts';

const prefixes = ['/api/v3', '/v1beta', '/v1/models', '/v1'];
const plan = { interfaces: prefixes.map((prefix) => ({ name: prefix, prefixes: [prefix] })) } as unknown as Plan;
const router = findMyWay();
for (const prefix of prefixes) {
  router.get(prefix, () => {}, prefix);
  router.get(`${prefix}/*`, () => {}, prefix);
}

const inputs: Readonly<Record<string, string>> = {
  'a path of an interface': '/v1/models/gen-pro',
  'a long path': `/v1beta/${'models/'.repeat(2_000)}`,
  'no interface': '/upload/v1beta/files',
  'an invalid escape': '/v1/%zz',
  'an escaped slash': '/v1%2fmodels',
  'upper case': '/V1/models',
};
for (const [name, path] of Object.entries(inputs)) {
  compare({
    name,
    length_bytes: path.length,
    readers: {
      'our loop': () => withLongestPrefix(path, plan.interfaces)[0]?.name ?? null,
      'find-my-way find': () => router.find('GET', path)?.store ?? null,
    },
  });
}
