/** Asset groups and assets can be listed and deleted, each account its own. */
import t from 'tap';
import { startStack } from '../support/stack.ts';

const stack = await startStack();
t.teardown(() => stack.close());
const other = await stack.newAccount('other');
const asOther = { authorization: `Bearer ${other.key}` };

const group = (await stack.call('POST', '/api/v3/asset-groups', { Name: 'kites', Description: '' })).json.Result.Id;
const assets: string[] = [];
for (const name of ['one', 'two', 'three']) {
  const body = { GroupId: group, URL: 'https://example.com/a.png', AssetType: 'Image', Name: `${name} [instant]` };
  assets.push((await stack.call('POST', '/api/v3/assets', body)).json.Result.Id);
}

t.test('an account lists its own, newest first, as the upstream describes them', async (t) => {
  const { status, json } = await stack.call('GET', '/api/v3/assets');
  t.equal(status, 200);
  t.match(json, { ResponseMetadata: { RequestId: /^req_/ }, Result: { TotalCount: 3, PageNumber: 1, PageSize: 10 } });
  const { Items: items } = json.Result;
  t.strictSame(new Set(items.map(({ Id }: { Id: string }) => Id)), new Set(assets));
  for (const item of items) t.match(item, { Status: 'Active', GroupId: group, AssetType: 'Image', URL: /^http/ });
  t.match((await stack.call('GET', '/api/v3/asset-groups')).json.Result, { TotalCount: 1, Items: [{ Id: group }] });
});

t.test('nobody else sees them', async (t) => {
  for (const path of ['/api/v3/assets', '/api/v3/asset-groups'])
    t.match((await stack.call('GET', path, undefined, asOther)).json.Result, { TotalCount: 0, Items: [] });
});

t.test('pages do not overlap, and a page that there cannot be is refused', async (t) => {
  const page = async (number: number) =>
    (await stack.call('GET', `/api/v3/assets?PageSize=2&PageNumber=${number}`)).json.Result;
  const [first, second] = [await page(1), await page(2)];
  t.equal(first.Items.length, 2);
  t.equal(second.Items.length, 1);
  t.equal(new Set([...first.Items, ...second.Items].map(({ Id }) => Id)).size, 3);
  t.equal((await stack.call('GET', '/api/v3/assets?PageSize=0')).status, 400);
});

t.test('an account deletes its own, and what is deleted can be named no more', async (t) => {
  const [asset = ''] = assets;
  t.equal((await stack.call('DELETE', `/api/v3/assets/${asset}`, undefined, asOther)).status, 404);
  t.equal((await stack.call('DELETE', `/api/v3/assets/${asset}`)).status, 200);
  t.equal((await stack.call('GET', `/api/v3/assets/${asset}`)).status, 404);
  t.equal((await stack.call('DELETE', `/api/v3/assets/${asset}`)).status, 404);
  t.equal((await stack.call('GET', '/api/v3/assets')).json.Result.TotalCount, 2);
  const content = [
    { type: 'text', text: 'a kite' },
    { type: 'image_url', image_url: { url: `asset://${asset}` }, role: 'reference_image' },
  ];
  const created = await stack.call('POST', '/api/v3/contents/generations/tasks', { model: 'vidgen-2.0', content });
  t.match(created, { status: 404, json: { error: { code: 'resource_not_found' } } });
});

t.test('what the upstream refuses to delete stays', async (t) => {
  const refused = await stack.call('DELETE', `/api/v3/asset-groups/${group}`);
  t.equal(refused.status, 400);
  t.equal((await stack.call('GET', `/api/v3/asset-groups/${group}`)).status, 200);
});
