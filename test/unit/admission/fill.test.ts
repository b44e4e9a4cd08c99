/** Tests that defaults are added to bodies. */
import t from 'tap';
import { parseBody } from '../../../src/admission/body.ts';
import { fillBody } from '../../../src/admission/fill.ts';
import type { FillPlan } from '../../../src/plan.ts';

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
