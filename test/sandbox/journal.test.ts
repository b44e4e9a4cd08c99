/** The journal of received requests. */
import t from 'tap';
import { Journal } from '../vendors/journal.ts';
import { bench } from './support.ts';

t.test('the journal keeps each request with its headers and raw body', async (t) => {
  const { get, post, remove, requests, sandbox } = await bench(t);
  const raw = '{"model": "c/vidgen-2.0",\n "prompt":"x", "n":12345678901234567890}';
  const path = '/c/api/v3/c/videos/generations/tasks';
  await fetch(`${sandbox.url}${path}?a=1`, { method: 'POST', body: raw, headers: { 'X-Trace': 'abc' } });
  await fetch(`${sandbox.url}${path}`, { method: 'POST', body: new Uint8Array([0xff, 0x00]) });
  await post('/messages/v1/messages', {});
  const entry = {
    seq: 1,
    upstream: 'c',
    method: 'POST',
    path: path.slice(2),
    query: 'a=1',
    status: 202,
    outcome: 'answered',
  };
  t.match(await requests(), [
    { ...entry, headers: { 'x-trace': 'abc' }, body: raw, encoding: 'utf8' },
    { seq: 2, body: '/wA=', encoding: 'base64', status: 400 },
    { seq: 3, upstream: 'messages', status: 400 },
  ]);
  t.match((await get('/_sandbox/journal')).body, { tasks: [{ upstream: 'c', format: 'unified', status: 'running' }] });
  t.equal((await remove('/_sandbox/journal')).status, 204);
  t.strictSame(await requests(), []);
});

t.test('the journal records a caller that leaves a stream, with the pieces written until then', async (t) => {
  const { requests, sandbox } = await bench(t);
  const leave = new AbortController();
  const content = '[words=100000]';
  const body = JSON.stringify({ model: 'm', max_tokens: 1e6, stream: true, messages: [{ role: 'user', content }] });
  const url = `${sandbox.baseUrl('messages')}/v1/messages`;
  const response = await fetch(url, { method: 'POST', body, signal: leave.signal });
  await response.body?.getReader().read();
  t.match(await requests(), [{ status: 200, outcome: 'pending' }]);
  leave.abort();
  let entry = Object((await requests())[0]);
  while (entry.outcome === 'pending') entry = Object((await requests())[0]);
  t.equal(entry.outcome, 'caller-left');
  t.ok(entry.pieces >= 1 && entry.pieces < 1000);
});

t.test('the journal is limited in entries and bytes', async (t) => {
  const arrival = {
    at_ms: 0,
    upstream: null,
    method: 'POST',
    path: '/',
    query: '',
    headers: {},
    raw: Buffer.from('12345'),
  };
  const few = new Journal(10, 1000);
  for (let n = 0; n < 25; n++) few.record(arrival);
  t.ok(few.entries().length <= 10);
  t.equal(few.entries().at(-1)?.seq, 25, 'the newest is there');
  const small = new Journal(1000, 50);
  for (let n = 0; n < 25; n++) small.record(arrival);
  t.ok(small.entries().length <= 10);
  small.record({ ...arrival, raw: Buffer.alloc(200, 'x') });
  t.equal(small.entries().at(-1)?.body.length, 200, 'the newest stays even when it is too large');
});
