/** Tests which spellings of the content type are accepted as JSON. */
import t from 'tap';
import { long, rig, withTimeouts } from '../faults/interfaces.ts';
import { messages } from './envelopes.ts';
import { rawCaller, rawRequest } from './raw-caller.ts';

const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });

t.test('other spellings of the JSON content type are accepted, and the body is checked', async (t) => {
  for (const type of [
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; version=1',
    ' application/json',
    '\tapplication/json',
    'application/json ;charset=utf-8',
    'application/json;',
  ]) {
    for (const [body, status] of [
      [JSON.stringify(messages.body), 200],
      ['{"model":"chat-large"}', 400],
    ] as const) {
      const before = server.seen.length;
      const caller = await rawCaller(
        stack.url,
        rawRequest('POST', messages.path, [`x-api-key: ${stack.key}`, `content-type:${type}`], body),
      );
      await caller.until('\r\n\r\n');
      caller.leave();
      t.match(caller.received, `HTTP/1.1 ${status}`, `'${type}' ${body}`);
      t.equal(server.seen.length - before, status === 200 ? 1 : 0);
    }
  }
});
