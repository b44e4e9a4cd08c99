/** The headers of CORS replace those of an upstream, and join its Vary. */
import t from 'tap';
import { addCorsHeaders } from './cors-headers.ts';

const some = { origins: ['https://a.example'], headers: ['x-api-key'], expose: ['retry-after'], max_age_ms: 60_000 };
const all = { ...some, origins: '*' } as const;

function added(headers: readonly string[], cors: typeof some | typeof all, origin?: string): readonly string[] {
  const list = [...headers];
  addCorsHeaders(list, cors, origin);
  return list;
}

const ALLOWED = ['access-control-allow-origin', 'https://a.example', 'access-control-expose-headers', 'retry-after'];

t.test('an allowed origin gets its name, and caches learn that the answer depends on it', async (t) => {
  t.strictSame(added([], some, 'https://a.example'), ['vary', 'Origin', ...ALLOWED]);
  t.strictSame(added([], some, 'https://b.example'), ['vary', 'Origin']);
  t.strictSame(added([], some), ['vary', 'Origin']);
});

t.test('with *, every answer is the same', async (t) => {
  const any = ['access-control-allow-origin', '*', 'access-control-expose-headers', 'retry-after'];
  t.strictSame(added([], all, 'https://b.example'), any);
  t.strictSame(added([], all), any);
  t.strictSame(added(['Vary', 'Accept'], all), ['vary', 'Accept', ...any]);
});

t.test('what an upstream says of its own origins does not pass', async (t) => {
  const upstream = ['Access-Control-Allow-Origin', '*', 'x-a', '1', 'ACCESS-CONTROL-ALLOW-CREDENTIALS', 'true'];
  t.strictSame(added(upstream, some, 'https://b.example'), ['x-a', '1', 'vary', 'Origin']);
});

t.test('Vary is joined in order, and names the origin once', async (t) => {
  const two = ['Vary', 'Accept', 'x-a', '1', 'vary', 'Accept-Language'];
  t.strictSame(added(two, some), ['x-a', '1', 'vary', 'Accept, Accept-Language, Origin']);
  t.strictSame(added(['vary', 'accept, ORIGIN'], some), ['vary', 'accept, ORIGIN']);
  t.strictSame(added(['vary', 'x-origin'], some), ['vary', 'x-origin, Origin']);
});
