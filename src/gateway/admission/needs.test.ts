/** Tests which resources a request names. */
import t from 'tap';
import { refused } from '../../../test/support/admission/refused.ts';
import { readPlaces } from '../../lib/json/places.ts';
import { readPointer } from '../../lib/json/pointer.ts';
import type { RequiredOwnerPlan } from '../../plan/index.ts';
import { neededResources } from './needs.ts';

const asset: RequiredOwnerPlan = { resource: 'asset', in: 'uri', scheme: 'asset://' };
const group: RequiredOwnerPlan = {
  resource: 'asset_group',
  in: 'body',
  at: readPointer('/GroupId'),
};
const task: RequiredOwnerPlan = { resource: 'task', in: 'param', param: 'id' };

t.test('every string of the body that begins with the scheme names a resource; duplicates count once', async (t) => {
  const body = {
    content: [
      { type: 'text', text: 'no asset://c here' },
      { image_url: { url: 'asset://b' }, more: ['asset://a', 'asset://b'] },
    ],
    tail: ' ASSET://a/../x \n',
  };
  t.same(neededResources({ requires_owner: [asset] }, body, {}), [
    { resource: 'asset', id: 'b' },
    { resource: 'asset', id: 'a' },
    { resource: 'asset', id: 'a/../x' },
  ]);
  t.same(neededResources({ requires_owner: [asset] }, undefined, {}), []);
});

t.test('unusual spellings of a scheme, which an upstream might understand, are recognized', async (t) => {
  for (const url of [
    'asset://a',
    'Asset://a',
    '\u0000asset://a',
    '\ufeffasset://a',
    '\tasset://a\u0000',
    'aSSeT://a\n',
  ]) {
    t.same(
      neededResources({ requires_owner: [asset] }, { url }, {}),
      [{ resource: 'asset', id: 'a' }],
      JSON.stringify(url),
    );
  }
  t.same(neededResources({ requires_owner: [asset] }, ['as', 'asset:/a', 'xasset://a', ''], {}), []);
});

t.test('every string that may be a URL of the host is the id of a resource, in whatever spelling', async (t) => {
  const host: RequiredOwnerPlan = { resource: 'sound', in: 'host', host: 'cdn.example.com' };
  for (const url of [
    'https://cdn.example.com/upload/1',
    'HTTPS://CDN.example.com:443/upload/1',
    'https:\\\\cdn.example.com\\upload',
    'https://me@cdn.example.com./upload/1?x',
    '//cdn.example.com/upload/1',
    'cdn.exa\tmple.com/upload/1',
    'https://ｃdn.example.com/upload/1',
    'https://%63dn.example.com/upload/1',
    'https://other.example.com/?to=https://cdn.example.com/upload/1',
  ])
    t.same(neededResources({ requires_owner: [host] }, { audio: [url] }, {}), [{ resource: 'sound', id: url }], url);
  const others = ['https://example.com/cdn.mp3', 'cdn example com', 'https://cdn.example.org/1', 7, null];
  t.same(neededResources({ requires_owner: [host] }, others, {}), []);
});

t.test('a scheme without an id is refused', async (t) => {
  refused(
    t,
    () => neededResources({ requires_owner: [asset] }, { url: 'asset:// ' }, {}),
    'invalid_request',
    "'asset:// ' names no asset; write its id after the scheme",
  );
});

t.test('a long run of spaces is read in linear time', async (t) => {
  const url = `asset://${' '.repeat(2_000_000)}a`;
  t.equal(neededResources({ requires_owner: [asset] }, { url }, {})[0]?.id, 'a');
});

t.test('a required member or parameter that names a resource must be present', async (t) => {
  t.same(neededResources({ requires_owner: [task, group] }, { GroupId: 'g' }, { id: 't' }), [
    { resource: 'task', id: 't' },
    { resource: 'asset_group', id: 'g' },
  ]);
  const table = [
    [{}, '/GroupId is missing'],
    [undefined, '/GroupId is missing'],
    [{ GroupId: 5 }, '/GroupId must be a non-empty string'],
    [{ GroupId: '' }, '/GroupId must be a non-empty string'],
    [{ GroupId: ['g'] }, '/GroupId must be a non-empty string'],
  ] as const;
  for (const [body, message] of table) {
    refused(
      t,
      () => neededResources({ requires_owner: [group] }, body, {}),
      'invalid_request',
      message,
      JSON.stringify(body),
    );
  }
  refused(t, () => neededResources({ requires_owner: [task] }, {}, {}), 'invalid_request', "the path's id is missing");
});

t.test('each value at the places names a resource, and so does a query parameter', async (t) => {
  const each = { resource: 'file', in: 'each' as const, each: readPlaces(['/input/*/content/*/file_id']) };
  const input = [
    { content: 'text' },
    { content: [{ file_id: 'a' }, { text: 'x' }, { file_id: 'b' }, { file_id: 'a' }] },
  ];
  t.same(neededResources({ requires_owner: [each] }, { input }, {}), [
    { resource: 'file', id: 'a' },
    { resource: 'file', id: 'b' },
  ]);
  for (const body of [undefined, {}, { input: 'x' }, { input: [{ content: [{ file_id: null }] }] }])
    t.same(neededResources({ requires_owner: [each] }, body, {}), []);
  const many = { input: [{ content: Array.from({ length: 101 }, (_, at) => ({ file_id: `f${at}` })) }] };
  refused(
    t,
    () => neededResources({ requires_owner: [each] }, many, {}),
    'invalid_request',
    'the body names more than 100 of: file; send fewer',
  );
  const odd = { input: [{ content: [{ file_id: ['a'] }] }] };
  refused(
    t,
    () => neededResources({ requires_owner: [each] }, odd, {}),
    'invalid_request',
    'each id of a file must be a non-empty string',
  );
  const query = { resource: 'file', in: 'query' as const, name: 'file_id' };
  t.same(neededResources({ requires_owner: [query] }, undefined, {}, { query: () => 'q', header: () => undefined }), [
    { resource: 'file', id: 'q' },
  ]);
  refused(
    t,
    () => neededResources({ requires_owner: [query] }, undefined, {}),
    'invalid_request',
    "the query's file_id is missing",
  );
});

t.test('a header names a resource', async (t) => {
  const session = { resource: 'session', in: 'header', name: 'x-session-id' } as const;
  const sent = (value: string | undefined) => ({ query: () => undefined, header: () => value });
  const named = [{ resource: 'session', id: 's' }];
  t.same(neededResources({ requires_owner: [session] }, undefined, {}, sent('s')), named);
  const optional = { ...session, optional: true };
  t.same(neededResources({ requires_owner: [optional] }, undefined, {}, sent('s')), named);
  t.same(neededResources({ requires_owner: [optional] }, undefined, {}, sent(undefined)), []);
  const ask = (need: typeof session, value: string | undefined) => () =>
    neededResources({ requires_owner: [need] }, undefined, {}, sent(value));
  refused(t, ask(session, undefined), 'invalid_request', 'the header x-session-id is missing');
  refused(t, ask(optional, ''), 'invalid_request', 'the header x-session-id must be a non-empty string');
});
