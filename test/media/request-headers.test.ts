/** The request to a video's server reveals nothing about the caller or the gateway. */
import t from 'tap';
import { mp4OfLength } from '../../src/sandbox/media.ts';
import { localProbe, ranged, serve } from './serve-file.ts';

t.test('a GET with the given query and only the headers that HTTP needs', async (t) => {
  const file = ranged(mp4OfLength(5_000));
  const seen: unknown[] = [];
  const origin = await serve(t, (request, response) => {
    const { host, ...headers } = request.headers;
    seen.push([request.method, request.url, `http://${host}`, headers]);
    file(request, response);
  });
  const path = '/bucket/v%20one.mp4?X-Signature=a%2Fb+c&X-Expires=600';
  t.ok((await localProbe(t).length(`${origin}${path}#part`)).ok);
  const headers = { connection: 'keep-alive', accept: '*/*', 'accept-encoding': 'identity', range: 'bytes=0-131071' };
  t.strictSame(seen, [['GET', path, origin, headers]]);
});
