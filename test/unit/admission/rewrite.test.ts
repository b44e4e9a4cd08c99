/** Tests the steps that rewrite a body. */
import t from 'tap';
import { type ParsedBody, parseBody } from '../../../src/admission/body.ts';
import { composeRewriting } from '../../../src/admission/compose.ts';
import { DryExchange } from '../../../src/admission/dry-exchange.ts';
import { runSteps, StepList } from '../../../src/admission/step.ts';
import type { BranchPlan } from '../../../src/plan.ts';
import { readBodySchema } from '../../../src/schemas/validator.ts';
import { branchPlan } from './plans.ts';
import { refused } from './refused.ts';

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
