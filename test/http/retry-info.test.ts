/** Errors of the shipped /v1beta interface have Google's RetryInfo if they have a delay, and no details otherwise. */
import t from 'tap';
import { renderTree } from '../../src/lang/tree.ts';
import { startStack } from '../support/stack.ts';

const stack = await startStack();
t.teardown(() => stack.close());

t.test('an error without a delay has no details', async (t) => {
  const { status, json } = await stack.call(
    'POST',
    '/v1beta/models/none:generateContent',
    { contents: [] },
    { 'x-goog-api-key': stack.key },
  );
  t.equal(status, 404);
  t.notOk('details' in json.error);
});

t.test('an error with a delay says when to try again', async (t) => {
  const { envelope } = stack.plan.interfaces.find(({ name }) => name === 'generative') ?? {};
  if (envelope === undefined) throw new Error('no interface');
  t.match(renderTree(envelope.body, { 'error.retry_after_s': 7 }), {
    error: { details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '7s' }] },
  });
});
