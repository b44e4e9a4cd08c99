/** How a request is rewritten: names, shorthand and filled members. */
import t from 'tap';
import { branchPlan } from '../../../test/support/admission/plans.ts';
import { refused } from '../../../test/support/admission/refused.ts';
import { readBodySchema } from '../../billing/schemas/validator.ts';
import { type ParsedBody, parseBody } from '../../gateway/admission/body.ts';
import { composeRewriting } from '../../gateway/admission/compose.ts';
import { fillBody } from '../../gateway/admission/fill.ts';
import { expandShorthand } from '../../gateway/admission/shorthand.ts';
import { runSteps, StepList } from '../../gateway/admission/step.ts';
import type { BranchPlan, FillPlan } from '../../plan/index.ts';
import { DryExchange } from './dry-exchange.ts';

t.test('the steps that rewrite a body', async (t) => {
  const read = (text: string) => parseBody(Buffer.from(text), 'application/json');
  /** Runs the rewriting steps of a branch on a body. */
  function rewriteBody(branch: BranchPlan, body: ParsedBody): ParsedBody {
    const exchange = new DryExchange({ params: {} });
    exchange.body = body;
    runSteps(exchange, composeRewriting(new StepList<DryExchange>(), branch));
    if (exchange.failure !== undefined) throw exchange.failure;
    return exchange.body;
  }

  const only = ['model', 'content', 'duration'];

  t.test('a branch without rules sends the bytes as received', async (t) => {
    const body = read(' { "model" : "m", "n": 1.0 }');
    t.equal(rewriteBody(branchPlan('b'), body), body);
  });

  t.test('only forwarded members stay, with their original spelling', async (t) => {
    const body = read('{"seed":1, "model": "\\u006d", "duration": 5.0, "return_last_frame":true}');
    const rewritten = rewriteBody(branchPlan('b', { only }), body);
    t.equal(rewritten.text, '{"model":"\\u006d","duration":5.0}');
    t.equal(rewritten.raw.toString(), rewritten.text);
    t.same(rewritten.value, { model: 'm', duration: 5 });
    const kept = read('{ "model":"m" }');
    t.equal(rewriteBody(branchPlan('b', { only }), kept), kept, 'the same object if nothing is removed');
  });

  t.test('validation runs after expand, and before fill and pick', async (t) => {
    const branch = branchPlan('b', {
      shorthand: { prompt: 'prompt', images: 'images', into: 'content', roles: ['first_frame'] },
      schema: readBodySchema({
        properties: { x: {}, content: {} },
        required: ['x', 'content'],
        additionalProperties: false,
      }),
      fill: { name: 'f', defaults: [{ member: 'duration', raw: '4' }], items: [] },
      only: ['content', 'duration'],
    });
    const rewritten = rewriteBody(branch, read('{"prompt":"p","x":1}'));
    t.equal(rewritten.text, '{"content":[{"type":"text","text":"p"}],"duration":4}');
  });

  t.test("the refusal has the schema's first mistake as its message", async (t) => {
    const branch = branchPlan('b', { schema: readBodySchema({ required: ['duration'] }) });
    refused(t, () => rewriteBody(branch, read('{}')), 'invalid_request', 'duration is required');
  });
});

t.test('the expansion of prompt and images', async (t) => {
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
});

t.test('defaults are added to bodies', async (t) => {
  const plan: FillPlan = {
    name: 'f',
    defaults: [
      { member: 'duration', raw: '4' },
      { member: 'ratio', raw: '"16:9"' },
    ],
    items: [
      {
        in: ['references'],
        member: 'role',
        from: 'type',
        values: new Map([
          ['image', '"reference_image"'],
          ['video', '"reference_video"'],
        ]),
      },
    ],
  };
  const read = (text: string) => parseBody(Buffer.from(text), 'application/json');

  t.test('absent members are added at the end, and all other bytes stay the same', async (t) => {
    const table = [
      ['{}', '{"duration":4,"ratio":"16:9"}'],
      ['{ "x": 1e2 , "ratio" : "4:3" }', '{ "x": 1e2 , "ratio" : "4:3","duration":4 }'],
      ['{"duration":null,"ratio":null}', '{"duration":null,"ratio":null}'],
      [
        '{"duration":5,"ratio":"1:1","references":[{"type":"image"}, {"type":"video","role":"x"},{"type":"video" }]}',
        '{"duration":5,"ratio":"1:1","references":[{"type":"image","role":"reference_image"}, {"type":"video","role":"x"},{"type":"video","role":"reference_video" }]}',
      ],
      [
        '{"duration":5,"ratio":"","references":[{"type":"tree"},{},7,null]}',
        '{"duration":5,"ratio":"","references":[{"type":"tree"},{},7,null]}',
      ],
      [
        '{"duration":5,"ratio":"","references":{"0":{"type":"image"}}}',
        '{"duration":5,"ratio":"","references":{"0":{"type":"image"}}}',
      ],
    ] as const;
    for (const [text, expected] of table) {
      const filled = fillBody(plan, read(text));
      t.equal(filled.text, expected, text);
      t.same(filled.value, JSON.parse(expected), text);
    }
  });

  t.test('a body without absent members is returned as the same object', async (t) => {
    const body = read('{"duration":15,"ratio":"21:9"}');
    t.equal(fillBody(plan, body), body);
  });
});
