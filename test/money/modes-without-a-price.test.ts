/** A member that makes the upstream’s work dearer is refused if no price table covers it. */
import t from 'tap';
import { messagesJson, rig } from '../support/interfaces.ts';

const { stack, server } = await rig(t, ({ reply }) => reply(200, { usage: { input_tokens: 1, output_tokens: 1 } }));
const say = (more: object) => stack.call('POST', messagesJson.path, { ...Object(messagesJson.body), ...more });

for (const more of [{ speed: 'fast' }, { inference_geo: 'us' }]) {
  t.test(`refused before anything is held or sent: ${JSON.stringify(more)}`, async (t) => {
    const sent = server.seen.length;
    const reply = await say(more);
    t.match(reply, { status: 400, json: { error: { type: 'invalid_request_error' } } });
    t.match(reply.json.error.message, Object.keys(more)[0]);
    t.equal(server.seen.length, sent);
  });
}

t.test('the modes that the price tables cover are accepted', async (t) => {
  t.equal((await say({ speed: 'standard', inference_geo: 'global' })).status, 200);
  t.equal((await say({ speed: null, inference_geo: null })).status, 200);
});
