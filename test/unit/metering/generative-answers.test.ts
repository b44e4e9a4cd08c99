/** Tests the meter with answers of the generative interface. */
import t from 'tap';
import { bench } from '../../sandbox/support.ts';
import { EVENTS, generativePlan, JSON_TYPE, meterOf } from './support.ts';

const ask = (text: string) => ({ contents: [{ parts: [{ text }] }] });

t.test('usage is cumulative: the last value of each count applies, also of one that is reported once', async (t) => {
  const chunks = [
    { usageMetadata: { promptTokenCount: 11, totalTokenCount: 11 } },
    { usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 4, thoughtsTokenCount: 30, totalTokenCount: 45 } },
    { candidates: [{ content: { parts: [{ text: '"usageMetadata":{"promptTokenCount":1}' }] } }] },
    { usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 9, totalTokenCount: 50 } },
  ];
  const expected = { prompt: 11n, cached: 0n, candidates: 9n, thoughts: 30n };
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`).join('');
  const array = `[${chunks.map((chunk) => JSON.stringify(chunk, null, 2)).join(',\r\n')}\r\n]`;
  for (const cut of [1, 13, 4_096]) {
    t.strictSame(meterOf(generativePlan, EVENTS, events, cut).values, expected, `events cut every ${cut}`);
    t.strictSame(meterOf(generativePlan, JSON_TYPE, array, cut).values, expected, `array cut every ${cut}`);
  }
});

t.test('usage after an image of several megabytes is read', async (t) => {
  const inlineData = { mimeType: 'image/png', data: 'iVBORw0K'.repeat(400_000) };
  const chunk = {
    candidates: [{ content: { parts: [{ inlineData }] } }],
    usageMetadata: { candidatesTokenCount: 1290 },
  };
  for (const [type, text] of [
    [EVENTS, `data: ${JSON.stringify(chunk)}\r\n\r\n`],
    [JSON_TYPE, JSON.stringify(chunk)],
  ] as const) {
    t.match(meterOf(generativePlan, type, text, 65_536), { values: { candidates: 1290n }, skipped: 0 });
  }
});

t.test('the sandbox’s answers give the same counts as JSON, as events and as an array', async (t) => {
  const { post } = await bench(t, { pace: 0 });
  for (const words of ['[words=30]', '[words=5] [think]', '[long] [cached]', '[sensitive-output]']) {
    const [whole, ...streamed] = await Promise.all(
      ['generateContent', 'streamGenerateContent?alt=sse', 'streamGenerateContent'].map(async (verb) => {
        const answer = await post(`/generative/v1beta/models/gen-pro:${verb}`, ask(words));
        return meterOf(generativePlan, answer.headers.get('content-type') ?? undefined, answer.text, 100);
      }),
    );
    t.equal(whole?.seen, true, words);
    for (const counts of streamed) t.strictSame(counts, whole, words);
  }
});
