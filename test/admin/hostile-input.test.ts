/** Input of the administration API that no client should send: each gets a problem document, and the books stay right. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { startAdmin } from '../support/admin.ts';

const admin = await startAdmin(t);
const NUL = String.fromCharCode(0);
const HALF = '\ud800';
const TURNED = `acme${String.fromCharCode(0x202e)}`;

t.test('a value that cannot be kept is refused, with what is wrong and what to do', async (t) => {
  for (const [path, body, detail, remedy] of [
    ['/accounts/demo/topups', { amount: '1000000001' }, /at most 1000000000\.00/, /another amount/],
    ['/accounts/demo/adjustments', { amount: '-1000000001', reason: 'x' }, /at most 1000000000\.00/, /another amount/],
    [
      '/accounts/demo/topups',
      { amount: '1e3' },
      "the member 'amount' does not match the expected form",
      /plain decimal/,
    ],
    ['/accounts/demo/topups', { amount: '1', reference: HALF }, /'reference' has a character/, /surrogate/],
    ['/accounts/demo/adjustments', { amount: '1', reason: `a${NUL}` }, /'reason' has a character/, /NUL/],
    ['/accounts', { name: HALF }, /'name' has a character/, /surrogate/],
    ['/accounts', { name: 'one', labels: { [HALF]: 'x' } }, /'labels' has a character/, /surrogate/],
    ['/accounts', { name: TURNED }, "the member 'name' does not match the expected form", /a name of 1 to 100/],
  ] as const)
    t.match(await admin.post(path, body), { status: 400, body: { code: 'invalid_value', detail, remedy } });
});

t.test('a member that is there twice is refused', async (t) => {
  const answer = await fetch(`${admin.url}/admin/v1/accounts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', 'idempotency-key': 'twice' },
    body: '{"name":"one","name":"two"}',
  });
  t.equal(answer.status, 400);
  t.match(await answer.json(), { code: 'invalid_json', detail: "the member 'name' is there twice" });
});

t.test('bytes that are no request get a problem document', async (t) => {
  const socket = connect(Number(new URL(admin.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /admin/v1/me HTTP/9.9\r\n\r\n');
  const answer = await text(socket);
  t.match(answer, /^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"code":"invalid_request"/);
});

t.test('the books are right afterwards', async (t) => {
  t.match(await admin.work.run(['audit']), { code: 0 });
  t.notMatch(admin.output.stderr, /an admin request failed/);
});
