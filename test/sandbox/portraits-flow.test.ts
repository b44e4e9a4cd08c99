/** Liveness checks, asset groups and assets. */
import t from 'tap';
import { bench, textIn } from './support.ts';

const api = '/cloud/api/v3';

t.test('a check completed on its page leads to a group, an asset and a video', async (t) => {
  const { get, post, pass } = await bench(t);
  const created = await post(`${api}/liveness/sessions`, { CallbackURL: 'https://app.example/done?user=1 [manual]' });
  t.match(created, { status: 200, body: { ResponseMetadata: { RequestId: String, Action: String } } });
  t.match(created.text, /\\u0026lng=en/, 'ampersands are escaped, as the real service does');
  const session = `${api}/liveness/sessions/${textIn(created.body, 'Result', 'BytedToken')}`;
  pass(60);
  const open = await get(session);
  t.match(open, { status: 400, body: { ResponseMetadata: { Error: { Message: /not finished/ } } } });
  const page = await get(textIn(created.body, 'Result', 'H5Link'));
  t.match(page.headers.get('content-type'), /^text\/html/);
  const [, action = ''] = /<form method="post" action="([^"]*passed)"/.exec(page.text) ?? [];
  const pressed = await post(action.replaceAll('&amp;', '&'), {});
  t.equal(pressed.status, 303);
  t.match(pressed.headers.get('location'), /^https:\/\/app\.example\/done\?user=.*resultCode=10000/);
  const group = await get(session);
  t.match(group, { status: 200, body: { ResponseMetadata: { RequestId: String }, Result: { GroupId: /^group-/ } } });
  const GroupId = textIn(group.body, 'Result', 'GroupId');
  t.match(await get(`${api}/asset-groups/${GroupId}`), { body: { Result: { GroupType: 'LivenessFace' } } });

  const upload = { GroupId, URL: 'https://a.example/face.png', AssetType: 'Image', Name: 'face' };
  const asset = await post(`${api}/assets`, upload);
  t.match(asset, {
    status: 200,
    body: { Result: { Status: 'Processing', GroupId, AssetType: 'Image', URL: /^http/ } },
  });
  const Id = textIn(asset.body, 'Result', 'Id');
  const image = { type: 'image_url', image_url: { url: `asset://${Id}` }, role: 'reference_image' };
  const video = { model: 'vidgen-2.0', content: [{ type: 'text', text: 'smile' }, image] };
  const early = await post(`${api}/contents/generations/tasks`, video);
  t.match(early, { status: 400, body: { error: { message: /Processing/ } } });
  pass(3);
  const once = textIn((await get(`${api}/assets/${Id}`)).body, 'Result', 'URL');
  const again = await get(`${api}/assets/${Id}`);
  t.match(again.body, { Result: { Id, Status: 'Active' } });
  t.not(textIn(again.body, 'Result', 'URL'), once, 'the link is new on each query');
  t.equal((await get(once)).status, 200);
  t.equal((await post(`${api}/contents/generations/tasks`, video)).status, 200);
  pass(12 * 3600);
  t.equal((await get(once)).status, 403, 'a link is valid for 12 hours');
});

t.test('a check completes automatically, and its token is valid for 30 minutes', async (t) => {
  const { get, post, pass } = await bench(t);
  const create = async (CallbackURL: string) => {
    const { body } = await post(`${api}/liveness/sessions`, { CallbackURL });
    return `${api}/liveness/sessions/${textIn(body, 'Result', 'BytedToken')}`;
  };
  const session = await create('https://app.example/');
  t.equal((await get(session)).status, 400);
  pass(5);
  t.equal((await get(session)).status, 200);
  pass(30 * 60);
  t.match(await get(session), { status: 404, body: { ResponseMetadata: { Error: { Message: /expired/ } } } });
  const refused = await create('https://app.example/?[fail]');
  t.match(await get(refused), { status: 400, body: { ResponseMetadata: { Error: { Message: /not passed/ } } } });
  t.match(await get(`${api}/liveness/sessions/none`), { status: 404 });
});

t.test('groups can also be created by a call, and assets can fail', async (t) => {
  const { get, post, pass } = await bench(t);
  const group = await post(`${api}/asset-groups`, { Name: 'cast', Description: 'made up' });
  t.match(group, { status: 200, body: { Result: { Id: /^group-/, Name: 'cast', GroupType: 'AIGC' } } });
  const GroupId = textIn(group.body, 'Result', 'Id');
  const upload = { GroupId, URL: 'https://a.example/1.mp4', AssetType: 'Video', Name: '[fail]' };
  const asset = await post(`${api}/assets`, upload);
  pass(3);
  const failed = await get(`${api}/assets/${textIn(asset.body, 'Result', 'Id')}`);
  t.match(failed.body, { Result: { Status: 'Failed', Error: { Code: 'DownloadFailed' } } });
  for (const wrong of [{ GroupId: 'group-0' }, { URL: 'file:///1' }, { AssetType: 'Text' }, { URL: undefined }]) {
    const answer = await post(`${api}/assets`, { ...upload, ...wrong });
    t.match(answer.body, { ResponseMetadata: { RequestId: String, Error: { Code: String } } });
  }
});
