/** A redirect is rejected: it could bypass the check of the first address. */
import t from 'tap';
import { mp4OfLength } from '../../src/sandbox/media.ts';
import { localProbe, ranged, serve } from './serve-file.ts';

for (const status of [301, 302, 303, 307, 308]) {
  t.test(`${status}`, async (t) => {
    let followed = false;
    const target = await serve(t, (request, response) => {
      followed = true;
      ranged(mp4OfLength(5_000))(request, response);
    });
    const origin = await serve(t, (_, response) => {
      response.writeHead(status, { location: `${target}/secret-path` }).end('moved');
    });
    const result = await localProbe(t).length(`${origin}/v.mp4`);
    t.match(result, { ok: false, reason: 'redirect' });
    t.notMatch(JSON.stringify(result), /secret-path|127\.0\.0\.1/, 'the message does not name the target');
    t.notOk(followed);
  });
}
