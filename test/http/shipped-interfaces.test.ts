/** Tests that an account can list and delete its own asset groups and assets, and no others. */
import t from 'tap';
import { renderTree } from '../../src/lib/json/tree.ts';
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

t.test("an account lists its own resources, newest first, with the upstream's records", async (t) => {
  const { status, json } = await stack.call('GET', '/api/v3/assets');
  t.equal(status, 200);
  t.match(json, { ResponseMetadata: { RequestId: /^req_/ }, Result: { TotalCount: 3, PageNumber: 1, PageSize: 10 } });
  const { Items: items } = json.Result;
  t.strictSame(new Set(items.map(({ Id }: { Id: string }) => Id)), new Set(assets));
  for (const item of items) t.match(item, { Status: 'Active', GroupId: group, AssetType: 'Image', URL: /^http/ });
  t.match((await stack.call('GET', '/api/v3/asset-groups')).json.Result, { TotalCount: 1, Items: [{ Id: group }] });
});

t.test('another account does not see them', async (t) => {
  for (const path of ['/api/v3/assets', '/api/v3/asset-groups'])
    t.match((await stack.call('GET', path, undefined, asOther)).json.Result, { TotalCount: 0, Items: { length: 0 } });
});

t.test('pages do not overlap, and an invalid page is refused', async (t) => {
  const page = async (number: number) =>
    (await stack.call('GET', `/api/v3/assets?PageSize=2&PageNumber=${number}`)).json.Result;
  const [first, second] = [await page(1), await page(2)];
  t.equal(first.Items.length, 2);
  t.equal(second.Items.length, 1);
  t.equal(new Set([...first.Items, ...second.Items].map(({ Id }) => Id)).size, 3);
  t.equal((await stack.call('GET', '/api/v3/assets?PageSize=0')).status, 400);
});

t.test('an account deletes its own resources, which can then no longer be used', async (t) => {
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

t.test('a resource stays if the upstream refuses to delete it', async (t) => {
  const refused = await stack.call('DELETE', `/api/v3/asset-groups/${group}`);
  t.equal(refused.status, 400);
  t.equal((await stack.call('GET', `/api/v3/asset-groups/${group}`)).status, 200);
});

t.test(
  'Errors of the shipped /v1beta interface have Google’s RetryInfo if they have a delay, and no details otherwise',
  async (t) => {
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
  },
);
