/** An error status counts as unreachable; the message names the status in the standard's words, not the server's. */
import t from 'tap';
import { localProbe, serve } from './serve-file.ts';

for (const [status, words] of [
  [401, '401 Unauthorized'],
  [403, '403 Forbidden'],
  [404, '404 Not Found'],
  [204, '204 No Content'],
  [500, '500 Internal Server Error'],
  [599, '599'],
] as const) {
  t.test(words, async (t) => {
    const origin = await serve(t, (_, response) => {
      response.writeHead(status, 'internal words', { 'content-type': 'text/plain' });
      response.end(status === 204 ? '' : 'internal words');
    });
    t.strictSame(await localProbe(t).length(`${origin}/v.mp4`), {
      ok: false,
      reason: 'unreachable',
      message: `the video cannot be read: its server answered ${words}; use a URL that anyone can read`,
    });
  });
}
