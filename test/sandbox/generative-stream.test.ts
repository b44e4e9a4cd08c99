/** The generative interface, with and without streaming. */
import t from 'tap';
import { bench, eventsOf } from './support.ts';

const model = '/generative/v1beta/models/gen-pro';
const ask = (text: string) => ({ contents: [{ parts: [{ text }] }] });

t.test(
  'with alt=sse: data lines, CRLF, no event lines, no [DONE]; usage grows and the last has the reason',
  async (t) => {
    const { post } = await bench(t, { pace: 0 });
    const answer = await post(`${model}:streamGenerateContent?alt=sse`, ask('[words=3] [think]'));
    t.match(answer.headers.get('content-type'), /^text\/event-stream/);
    t.equal(answer.text.split('\r\n\r\n').length, 4);
    t.notMatch(answer.text, /^event:|\[DONE\]/m);
    const chunks = eventsOf(answer.text).map(({ data }) => Object(data));
    t.strictSame(
      chunks.map(({ usageMetadata }) => usageMetadata.candidatesTokenCount),
      [1, 2, 3],
    );
    t.match(chunks.at(-1), {
      candidates: [{ finishReason: 'STOP', content: { role: 'model', parts: [{ text: ' word-3' }] } }],
      usageMetadata: { promptTokenCount: 5, thoughtsTokenCount: 32, totalTokenCount: 5 + 3 + 32 },
    });
    t.equal(chunks[0].candidates[0].finishReason, undefined);
  },
);

t.test('without alt=sse the stream is one JSON array in pieces', async (t) => {
  const { post } = await bench(t, { pace: 0 });
  const answer = await post(`${model}:streamGenerateContent`, ask('[words=3]'));
  t.match(answer.headers.get('content-type'), /^application\/json/);
  t.match(answer.body, [{ candidates: Array }, { candidates: Array }, { candidates: [{ finishReason: 'STOP' }] }]);
});

t.test('generateContent joins the parts of all chunks', async (t) => {
  const { post } = await bench(t);
  t.match(await post(`${model}:generateContent`, ask('[words=3]')), {
    status: 200,
    body: {
      candidates: [{ content: { parts: [{ text: 'word-1 word-2 word-3' }] }, finishReason: 'STOP' }],
      usageMetadata: { candidatesTokenCount: 3 },
    },
  });
  const tools = [{ functionDeclarations: [{ name: 'weather', parameters: { type: 'OBJECT' } }] }];
  t.match(await post(`${model}:generateContent`, { ...ask('[tool]'), tools }), {
    body: { candidates: [{ content: { parts: [{ functionCall: { name: 'weather', args: {} } }] } }] },
  });
  t.match(await post(`${model}:countTokens`, ask('12345678')), { status: 200, body: { totalTokens: 2 } });
});

t.test('errors have the Google envelope', async (t) => {
  const { post } = await bench(t);
  const refused = (code: number, status: string) => ({
    status: code,
    body: { error: { code, status, message: String } },
  });
  t.match(await post(`${model}:generateContent`, {}), refused(400, 'INVALID_ARGUMENT'));
  t.match(await post(`${model}:generateContent`, ask('[busy]')), refused(429, 'RESOURCE_EXHAUSTED'));
  const unknown = '/generative/v1beta/models/nonexistent:generateContent';
  t.match(await post(unknown, ask('x')), refused(404, 'NOT_FOUND'));
});
