/** Tests answers whose reader pauses: what arrives meanwhile is kept, also when the upstream closes the connection. */
import type { Socket } from 'node:net';
import t from 'tap';
import type { Script } from '../support/fault-server.ts';
import { type Events, last, rig, small } from '../support/upstream/rig.ts';

/** Pauses after every piece of data. Resumes when `when` resolves. */
function pausing(seen: string[], when: () => Promise<unknown>): Events {
  return {
    onResponseData(control, chunk) {
      seen.push(chunk.toString('latin1'));
      control.pause();
      void when().then(() => control.resume());
    },
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const chunks = '1\r\na\r\n1\r\nb\r\n0\r\n\r\n';
const chunked = `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`;

for (const [kind, answer] of Object.entries({ 'a length': small, chunks: chunked })) {
  t.test(`a connection is used again after a paused answer with ${kind}`, async (t) => {
    const { send, server } = await rig(t, ({ write }) => write(answer));
    for (let n = 0; n < 3; n += 1) {
      const seen: string[] = [];
      t.equal(await send({}, pausing(seen, nextTurn)), '200 ');
      t.ok(seen.length > 0);
    }
    t.equal(server.connections.taken, 1);
  });
}

const closed: Readonly<Record<string, readonly [answer: string, script: Script]>> = {
  'with a length': ['ok', last(small)],
  'in chunks': ['ab', last(chunked)],
  'that the close delimits': ['all of it', last('HTTP/1.1 200 OK\r\n\r\nall of it')],
};
for (const [kind, [answer, script]] of Object.entries(closed)) {
  t.test(`an answer ${kind} is complete although the upstream closes during a pause`, async (t) => {
    const { send, server } = await rig(t, script);
    const seen: string[] = [];
    t.equal(
      await send(
        {},
        pausing(seen, () => server.allClosed().then(nextTurn)),
      ),
      '200 ',
    );
    t.equal(seen.join(''), answer);
  });
}

t.test('a second answer that arrives during a pause reaches no other request', async (t) => {
  let upstream: Socket | undefined;
  const { send, server } = await rig(t, ({ write, index, socket }) => {
    upstream ??= socket;
    write(index === 0 ? chunked : small);
  });
  let next: Promise<string> | undefined;
  await new Promise<void>((resolve) => {
    const whenSentAgain = async () => {
      if (next !== undefined) return;
      await new Promise<void>((sent) => upstream?.write(small.replace('ok', 'no'), () => sent()));
      for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    };
    const onResponseEnd = () => {
      next = send();
      resolve();
    };
    void send({}, { ...pausing([], whenSentAgain), onResponseEnd });
  });
  t.equal(await next, '200 ok');
  t.equal(server.connections.taken, 2);
});
