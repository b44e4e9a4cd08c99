/** Messages of callers on a WebSocket name no more than their account may use: the end of another message does not reach the upstream. */
import t, { type Test } from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import { closed, connectRealtime, frame, realtimeText, realtimeUpstream } from '../support/realtime.ts';
import { edited } from '../support/shipped-text.ts';
import { shippedConfig, startStack, until } from '../support/stack.ts';

const MESSAGES = `messages: { values: { /session/voice: [alto, bass], /session/prompt: [], /tools/*/connector_id: [] },
  requires_owner: [{ resource: file, each: [/item/content/*/file_id] }, { resource: file, at: /file_id }] }`;

async function rig(t: Test) {
  const upstream = await realtimeUpstream(t);
  const files =
    'create_file: { match: POST /v1/files, upstream: messages, creates_resource: [{ resource: file, id: [/id] }] }';
  const text = edited(
    realtimeText(upstream.url),
    ['message: 64KiB', `message: 1MiB, ${MESSAGES.replace(/\n\s+/, ' ')}`],
    ['routes:\n', `routes:\n  ${files}\n`],
  );
  const { plan, diagnostics } = compileConfig(shippedConfig, { text, env: { TOLLGATE_C_KEY: 'vendor-key' } });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  const stack = await startStack({ plan, balance: '10' });
  t.teardown(() => stack.close());
  await stack.store.recordResource('file', 'file-own', stack.account);
  const stranger = await stack.newAccount('stranger');
  await stack.store.recordResource('file', 'file-of-another', stranger.account);
  return async () => {
    const caller = await connectRealtime(stack.url, stack.key);
    if (!('socket' in caller)) throw new Error(`refused: ${caller.status} ${caller.text}`);
    const vendor = upstream.opened.at(-1)?.side;
    if (vendor === undefined) throw new Error('not opened');
    return { caller, vendor };
  };
}

const naming = (file_id: unknown) => ({ type: 'item.create', item: { content: [{ type: 'text' }, { file_id }] } });

t.test('what is not the account’s, or not accepted, does not reach the upstream', async (t) => {
  const open = await rig(t);
  for (const [message, code] of [
    [naming('file-of-another'), 'missing'],
    [naming('file-of-nobody'), 'missing'],
    [naming({ id: 'file-own' }), 'invalid'],
    [naming(7), 'invalid'],
    [naming('x'.repeat(5_000)), 'invalid'],
    [{ file_id: 'file-of-another' }, 'missing'],
    [{ session: { voice: 'tenor' } }, 'invalid'],
    [{ session: { voice: { id: 'voice-1' } } }, 'invalid'],
    [{ session: { prompt: { id: 'pmpt_1' } } }, 'invalid'],
    [{ session: { prompt: 'pmpt_1' } }, 'invalid'],
    [{ tools: [{}, { connector_id: 'c' }] }, 'invalid'],
  ] as const) {
    const { caller, vendor } = await open();
    caller.send({ type: 'first' });
    caller.send(message);
    caller.send({ type: 'last' });
    t.equal(await closed(caller), 1008, JSON.stringify(message).slice(0, 60));
    t.match(caller.texts().at(-1), /"type":"error"/, code);
    t.notMatch(vendor.texts().join(), /last|file-|pmpt|tenor|voice-1|connector/, 'nothing of it is a message upstream');
  }
});

t.test('a text that is no JSON could mean more to the upstream', async (t) => {
  const open = await rig(t);
  for (const text of [
    `{"a":1,/*"*/"file_id":"file-of-another"}`,
    `{"a":1,//"\n"file_id":"file-of-another"}`,
    `{"a":1,#"\n"file_id":"file-of-another"}`,
    `{'file_id':'file-of-another'}`,
    `{file_id:"file-of-another"}`,
    `\ufeff{"session":{}}`,
    `{"a":"\\","b\0":1}\0`,
  ]) {
    const { caller, vendor } = await open();
    // Split within what is no JSON, and behind sound.
    const bytes = Buffer.from(text);
    const sound = frame(2, Buffer.from('{\'\0\xff/*"', 'latin1'), true);
    caller.socket.write(
      Buffer.concat([sound, frame(1, bytes.subarray(0, 8), true, false), frame(0, bytes.subarray(8), true)]),
    );
    t.equal(await closed(caller), 1008, text);
    t.notMatch(vendor.texts().join(), /file-of/, text);
  }
});

t.test('every byte of other messages passes, in pieces and frames of any size', async (t) => {
  const open = await rig(t);
  const sound = { type: 'sound', data: 'A'.repeat(60_000) };
  const { caller, vendor } = await open();
  const sent: Buffer[] = [];
  const odd = { 'a\\"/*\u{1f600}': [-1.5e-7, true, false, null, "/*'#\\", {}, []] };
  const messages = [
    naming('file-own'),
    odd,
    { session: { voice: 'bass', prompt: null } },
    sound,
    { file_id: 'file-own' },
  ];
  for (const message of messages) {
    const text = Buffer.from(JSON.stringify(message));
    const cut = Math.floor(text.length / 2);
    const bytes = Buffer.concat([
      frame(1, text.subarray(0, cut), true, false),
      frame(9, Buffer.from('p'), true),
      frame(0, text.subarray(cut), true),
    ]);
    sent.push(bytes);
    for (let at = 0; at < bytes.length; at += 777) {
      caller.socket.write(bytes.subarray(at, at + 777));
      await new Promise((resolve) => void setImmediate(resolve));
    }
  }
  const all = Buffer.concat(sent);
  await until(
    async () => vendor.bytes(),
    ({ length }) => length >= all.length,
  );
  t.ok(vendor.bytes().equals(all));
  t.equal(caller.closed(), undefined);
  // A member that is there twice is read twice.
  caller.socket.write(frame(2, Buffer.from('{"file_id":"file-own","file_\\u0069d":"file-of-another"}'), true));
  t.equal(await closed(caller), 1008);
});
