/** Tests the expansion of prompt and images. */
import t from 'tap';
import { parseBody } from '../../../src/admission/body.ts';
import { expandShorthand } from '../../../src/admission/shorthand.ts';
import { refused } from './refused.ts';

const plan = { prompt: 'prompt', images: 'images', into: 'content', roles: ['first_frame', 'last_frame'] };
const read = (text: string) => parseBody(Buffer.from(text), 'application/json');
const expand = (text: string): string => expandShorthand(plan, read(text)).text;

t.test('a body without the shorthand is returned as the same object', async (t) => {
  for (const text of ['{"model":"m"}', '{ "content" : [] }', '{"content":[1],"prompt":null}', '{"images":null}']) {
    const body = read(text);
    t.equal(expandShorthand(plan, body), body, text);
  }
});

t.test('prompt and images become content, and every other value keeps its spelling', async (t) => {
  const table = [
    ['{"model":"m","prompt":"a kite"}', '{"model":"m","content":[{"type":"text","text":"a kite"}]}'],
    [
      '{ "seed": 1e3, "prompt": "\\u00e9 \\"x\\"", "n": 12345678901234567890 }',
      '{"seed":1e3,"n":12345678901234567890,"content":[{"type":"text","text":"\\u00e9 \\"x\\""}]}',
    ],
    [
      '{"prompt":"p","images":"https://a/1.png"}',
      '{"content":[{"type":"text","text":"p"},{"type":"image_url","image_url":{"url":"https://a/1.png"},"role":"first_frame"}]}',
    ],
    [
      '{"prompt":"p","images":[ "https:\\/\\/a", "b" ],"content":null}',
      '{"content":[{"type":"text","text":"p"},{"type":"image_url","image_url":{"url":"https:\\/\\/a"},"role":"first_frame"},' +
        '{"type":"image_url","image_url":{"url":"b"},"role":"last_frame"}]}',
    ],
    ['{"prompt":"p","images":null}', '{"content":[{"type":"text","text":"p"}]}'],
  ] as const;
  for (const [text, expected] of table) t.equal(expand(text), expected, text);
});

t.test('a body with both forms, or with an invalid shorthand, is refused', async (t) => {
  const images = 'images must be an image URL or an array of 1 to 2 image URLs';
  const table = [
    ['{"content":[],"prompt":"p"}', 'content and prompt cannot both be given; send one of them'],
    ['{"content":"x","images":["a"]}', 'content and images cannot both be given; send one of them'],
    ['{"prompt":""}', 'prompt must be a non-empty string'],
    ['{"prompt":" \\n"}', 'prompt must be a non-empty string'],
    ['{"prompt":5}', 'prompt must be a non-empty string'],
    ['{"images":["a"]}', 'prompt must be a non-empty string'],
    ['{"prompt":"p","images":[]}', images],
    ['{"prompt":"p","images":["a","b","c"]}', images],
    ['{"prompt":"p","images":[1]}', images],
    ['{"prompt":"p","images":""}', images],
    ['{"prompt":"p","images":{"url":"a"}}', images],
  ] as const;
  for (const [text, message] of table) refused(t, () => expand(text), 'invalid_request', message, text);
});
