/** Who made a request fail. */
import t from 'tap';
import { ERROR_KINDS } from '../../lib/refusal.ts';
import { failedBy } from './failed-by.ts';

t.test('an answer without an error of the gateway, by its status', async (t) => {
  const expected = {
    200: null,
    204: null,
    302: null,
    400: 'caller',
    401: 'upstream',
    402: 'upstream',
    403: 'upstream',
    404: 'caller',
    408: 'upstream',
    429: 'upstream',
    499: 'caller',
    500: 'upstream',
    529: 'upstream',
  };
  for (const [status, side] of Object.entries(expected))
    t.equal(failedBy({ error: undefined, status: Number(status), end: undefined }), side, status);
});

t.test('an answer that broke off failed, although its status is 200', async (t) => {
  t.equal(failedBy({ error: undefined, status: 200, end: { how: 'broken' } as never }), 'upstream');
});

t.test("the gateway's own error says it, whatever the status is", async (t) => {
  for (const error of ERROR_KINDS)
    for (const status of [200, 400, 499, 502])
      t.match(failedBy({ error, status, end: undefined }), /^(caller|gateway|upstream)$/, `${error} ${status}`);
  t.equal(failedBy({ error: 'upstream_timeout', status: 504, end: undefined }), 'upstream');
  t.equal(failedBy({ error: 'insufficient_funds', status: 402, end: undefined }), 'caller');
  t.equal(failedBy({ error: 'internal', status: 500, end: undefined }), 'gateway');
});
