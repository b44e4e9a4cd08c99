/** Tests that reference URLs that never answer block only their own account. */
import { createServer } from 'node:http';
import t from 'tap';
import { film, officialBody, tasksPath, unifiedBody, unifiedPath } from '../support/requests.ts';
import { startStack } from '../support/stack.ts';

const stack = await startStack();
t.teardown(() => stack.close());

/** Accepts every connection and never answers. */
async function tarpit(): Promise<{ readonly url: string; held(): number }> {
  let held = 0;
  const server = createServer(() => {
    held++;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close().closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, held: () => held };
}

t.test("one account's references to a server that never answers do not block other accounts", async (t) => {
  const slow = await tarpit();
  const references = Array.from({ length: 32 }, (_, n) => ({
    type: 'video_url',
    video_url: { url: `${slow.url}/${n}.mp4` },
    role: 'reference_video',
  }));
  const leaving = new AbortController();
  const stuck = fetch(stack.url + tasksPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(officialBody({ content: [{ type: 'text', text: 'a kite' }, ...references] })),
    signal: leaving.signal,
  }).catch(() => undefined);
  while (slow.held() < 4) await new Promise((resolve) => setTimeout(resolve, 10));

  const other = await stack.newAccount('other');
  const body = unifiedBody({
    references: [2, 3, 4, 5, 6, 7, 8, 9].map((seconds) => ({ type: 'video', url: film(stack, seconds) })),
  });
  const replies = await Promise.all(
    Array.from({ length: 3 }, () =>
      stack.call('POST', unifiedPath('c'), body, { authorization: `Bearer ${other.key}` }),
    ),
  );
  for (const reply of replies) t.equal(reply.status, 202, reply.text);
  t.ok(slow.held() <= 4, 'the first account has at most half of the probes');
  leaving.abort();
  await stuck;
});
