/** The specification, Versioning. */
import t from 'tap';
import { keyHeader, officialBody, tasksPath, tokenBody } from '../support/requests.ts';
import { call } from '../support/stack.ts';
import { customer } from './customers.ts';
import { observe, passed, refused } from './journal.ts';
import { configWith, stackFor, statement } from './support.ts';

const stack = await stackFor(t);
const me = await customer(stack);
const message = { model: 'chat-large', max_tokens: 9, messages: [{ role: 'user', content: 'hello' }] };

statement(t, 'version.v3', async (t) => {
  const { up } = await passed(stack, () => me.call('POST', tasksPath, tokenBody()));
  t.equal(up.path, tasksPath, 'the upstream’s path is the public one');
  t.equal(up.body, JSON.stringify(tokenBody()));
  for (const path of ['/api/v2/contents/generations/tasks', '/api/v3x/assets', '/contents/generations/tasks']) {
    const { result, sent } = await observe(stack, () => me.call('POST', path, tokenBody()));
    t.equal(result.status, 404, path);
    t.strictSame(sent, []);
  }
});

statement(t, 'version.others', async (t) => {
  const body = { contents: [{ parts: [{ text: 'hello' }] }] };
  const path = '/v1beta/models/gen-pro:generateContent';
  const generated = await passed(stack, () => call(stack.url + path, 'POST', body, keyHeader(path, me.key)));
  t.match(generated.up, { upstream: 'generative', path });
  const said = await passed(stack, () => call(`${stack.url}/v1/messages`, 'POST', message, keyHeader('/v1', me.key)));
  t.match(said.up, { upstream: 'messages', path: '/v1/messages' });
});

statement(t, 'version.headers', async (t) => {
  const versions = { 'bravo-version': '2023-06-01', 'bravo-beta': 'a-1,b-2' };
  for (const path of ['/v1/messages', '/v1/messages/count_tokens']) {
    const { model, messages } = message;
    const body = path === '/v1/messages' ? message : { model, messages };
    const { up } = await passed(stack, () =>
      call(stack.url + path, 'POST', body, { ...keyHeader('/v1', me.key), ...versions }),
    );
    t.match(up.headers, versions, path);
  }
  const { up } = await passed(stack, () => me.call('POST', tasksPath, tokenBody(), versions));
  t.notOk('bravo-version' in up.headers, 'forwarded only on /v1');
});

statement(t, 'version.models', async (t) => {
  const create = (model: string) => () => me.call('POST', tasksPath, officialBody({ model }));
  await refused(t, stack, create('c/vidgen-3.0'), 404, 'model_not_found', /c\/vidgen-3\.0/);
  await refused(t, stack, create('c/vidgen'), 404, 'model_not_found', /c\/vidgen/);
  const config = configWith([
    '\nmodels:\n',
    '\nmodels:\n  c/vidgen-3.0-20260401: { type: video, upstream: c, price: c, defaults: { resolution: 720p } }\n',
  ]);
  const own = await stackFor(t, { config });
  const you = await customer(own);
  const reply = await you.call('POST', tasksPath, officialBody({ model: 'c/vidgen-3.0-20260401' }));
  t.match(reply, { status: 202, json: { model: 'c/vidgen-3.0-20260401' } });
});
