/** Tests that an account cannot use the resources of another. */
import t from 'tap';
import { keyHeaders, long, moneyOf, rig, tokenVideo, withTimeouts } from '../support/interfaces.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;
const stranger = await stack.newAccount('stranger');
const headers = keyHeaders(stranger.key);

t.test('resources of one account cannot be seen or named by another', async (t) => {
  server.play(({ reply }) => reply(200, { Result: { BytedToken: 'token-1' } }));
  await stack.call('POST', '/api/v3/liveness/sessions', {});
  server.play(({ reply }) => reply(200, { Result: { GroupId: 'group-1' } }));
  t.equal((await stack.call('GET', '/api/v3/liveness/sessions/token-1')).status, 200);
  server.play(({ reply }) => reply(200, { Result: { Id: 'group-2' } }));
  await stack.call('POST', '/api/v3/asset-groups', { Name: 'x' });
  server.play(({ reply }) => reply(200, { Result: { Id: 'asset-1' } }));
  t.equal((await stack.call('POST', '/api/v3/assets', { GroupId: 'group-1', URL: 'https://x/y' })).status, 200);

  const seen = server.seen.length;
  for (const [path, id] of [
    ['/api/v3/liveness/sessions/', 'token-1'],
    ['/api/v3/asset-groups/', 'group-1'],
    ['/api/v3/asset-groups/', 'group-2'],
    ['/api/v3/assets/', 'asset-1'],
  ] as const) {
    const theirs = await stack.call('GET', path + id, undefined, headers);
    const never = await stack.call('GET', `${path}no-such`, undefined, headers);
    t.equal(theirs.status, 404, path);
    t.equal(theirs.text.replace(id, 'no-such'), never.text, 'the same answer as for a resource that does not exist');
  }
  const put = await stack.call('POST', '/api/v3/assets', { GroupId: 'group-1', URL: 'https://x/y' }, headers);
  t.equal(put.status, 404);
  t.match(put.json, { error: { code: 'resource_not_found' } });
  t.equal(server.seen.length, seen, 'nothing was sent to the upstream');
});

t.test('an asset of another account cannot be used in a video, in any spelling', async (t) => {
  const seen = server.seen.length;
  for (const url of [
    'asset://asset-1',
    'ASSET://asset-1',
    'Asset://asset-1',
    ' asset://asset-1',
    '\tasset://asset-1\n',
    'as\tset://asset-1',
    'asset:\n//asset-1',
    'asset:/\r/asset-1',
    '\u0000asset://asset-1',
    '\u200basset://asset-1',
    'asset://asset-1?x=1',
    'asset://asset-1#x',
    'asset:///asset-1',
    'asset://',
  ]) {
    for (const content of [
      [{ type: 'image_url', image_url: { url }, role: 'reference_image' }],
      [
        { type: 'text', text: 'x' },
        { type: 'video_url', video_url: { url }, role: 'reference_video' },
      ],
      [{ type: 'text', text: 'x', more: [{ deep: url }] }],
    ]) {
      for (const model of ['vidgen-2.0', 'c/vidgen-2.0']) {
        const reply = await stack.call('POST', tokenVideo.path, { model, content, duration: 5 }, headers);
        t.ok(reply.status === 404 || reply.status === 400, `${model} ${JSON.stringify(url)}: ${reply.status}`);
      }
    }
    const short = await stack.call(
      'POST',
      tokenVideo.path,
      { model: 'vidgen-2.0', prompt: 'x', images: [url] },
      headers,
    );
    t.ok(short.status === 404 || short.status === 400, `shorthand ${JSON.stringify(url)}: ${short.status}`);
  }
  t.equal(server.seen.length, seen, 'nothing was sent to the upstream');
  const entries = await stack.store.entries(stranger.account, 10);
  t.same(
    entries.map((entry) => entry.kind),
    ['topup'],
    'and nothing was held',
  );
});

t.test('the owner may use the asset', async (t) => {
  server.play(({ reply }) => reply(200, { id: 'with-asset' }));
  const content = [{ type: 'image_url', image_url: { url: 'asset://asset-1' }, role: 'reference_image' }];
  t.equal((await stack.call('POST', tokenVideo.path, { model: 'vidgen-2.0', content })).status, 200);
  t.same((await moneyOf(stack)).movements, ['hold']);
});

t.test('a group that the upstream returns twice keeps its first owner', async (t) => {
  server.play(({ reply }) => reply(200, { Result: { GroupId: 'group-1' } }));
  const reply = await stack.call('POST', '/api/v3/asset-groups', { Name: 'x' }, headers);
  t.equal(reply.status, 404);
  t.equal((await stack.call('GET', '/api/v3/asset-groups/group-1', undefined, headers)).status, 404);
});

t.test('a failed answer records no owner', async (t) => {
  server.play(({ reply }) => reply(500, { Result: { GroupId: 'group-500' } }));
  await stack.call('POST', '/api/v3/asset-groups', { Name: 'x' }, headers);
  t.equal((await stack.call('GET', '/api/v3/asset-groups/group-500', undefined, headers)).status, 404);
});

t.test('a draft of another account cannot be made into a video', async (t) => {
  server.play(({ reply }) => reply(200, { id: 'cgt-draft-1' }));
  const text = { type: 'text', text: 'x' };
  const made = await stack.call('POST', tokenVideo.path, { model: 'vidgen-2.0', content: [text], draft: true });
  t.equal(made.status, 200);
  const seen = server.seen.length;
  const from = (draft_task: unknown) => ({ model: 'vidgen-2.0', content: [text, { type: 'draft_task', draft_task }] });
  for (const id of ['cgt-draft-1', 'cgt-never']) {
    const theirs = await stack.call('POST', tokenVideo.path, from({ id }), headers);
    t.match(theirs, {
      status: 404,
      json: { error: { code: 'resource_not_found', message: `token video '${id}' does not exist` } },
    });
  }
  for (const draft of [undefined, 'cgt-draft-1', {}, { id: 7 }, { id: ['cgt-draft-1'] }, [{ id: 'cgt-draft-1' }]])
    t.match(await stack.call('POST', tokenVideo.path, from(draft), headers), { status: 400 });
  t.match(
    await stack.call('POST', tokenVideo.path, { ...from({ id: 'cgt-draft-1' }), model: 'c/vidgen-2.0', duration: 5 }),
    { status: 400 },
  );
  t.equal(server.seen.length, seen, 'nothing was sent to the upstream');
  server.play(({ reply }) => reply(200, { id: 'cgt-video-1' }));
  t.equal((await stack.call('POST', tokenVideo.path, from({ id: 'cgt-draft-1' }))).status, 200, 'its owner may');
});
