/** A plan is plain data: a copy that another thread gets decides every request as the original does. */
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import t from 'tap';
import { renderError } from '../../gateway/http/errors.ts';
import { ERROR_KINDS } from '../../lib/refusal.ts';
import type { ForwardRoute, Plan } from '../../plan/index.ts';
import { packPlan, unpackPlan } from '../../plan/packed.ts';
import { compileConfig } from '../compile-config.ts';
import { diffPlans } from '../inspect/diff.ts';
import { dryRun } from './dry-run.ts';
import { quotedFacts } from './dry-words.ts';

const root = resolve(import.meta.dirname, '../../..');
const secret = 'the-credential';
const upstreams = () => ({ url: 'http://127.0.0.1:1', secret });

/** Bodies that most routes refuse, beside the examples of each route. */
const others = ['{}', '[]', '{"model":"no such model"}', 'no JSON'];

for (const file of ['gateway.yaml', 'examples/openai.yaml']) {
  const { plan, diagnostics } = compileConfig(resolve(root, file), { env: {}, upstreams });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics));
  for (const [name, copy] of [
    ['structuredClone', structuredClone(plan)],
    ['v8.serialize', deserialize(serialize(plan)) as Plan],
  ] as const) {
    t.test(`${file}: a copy by ${name} gives the same answers`, async (t) => {
      t.strictSame(copy, plan, 'the copy has the same data');
      const expected = answersOf(plan);
      t.ok(expected.length > 5, `${expected.length} answers`);
      t.ok(expected.some(({ run }) => run.found.quote !== undefined));
      t.strictSame(answersOf(copy), expected);
      t.strictSame(errorsOf(copy), errorsOf(plan));
    });
  }
}

for (const file of ['gateway.yaml', 'examples/perplexity.yaml']) {
  t.test(`${file}: a packed plan gives the same answers at the same prices`, async (t) => {
    const { plan } = compileConfig(resolve(root, file), { env: {}, upstreams });
    if (plan === undefined) throw new Error('it did not compile');
    const packed = packPlan(plan);
    const copy = unpackPlan(packed, () => packed.secrets);
    const quotesOf = (each: Plan) =>
      answersOf(each).map(({ run: { found } }) => [found.quote?.hold_nano, found.quote?.version]);
    t.strictSame(quotesOf(copy), quotesOf(plan));
    for (const [id, { price }] of plan.models) {
      const read = copy.models.get(id)?.price;
      t.strictSame(read?.table, price?.table, id);
      t.strictSame(read?.byClass, price?.byClass);
      t.equal(copy.models.get(id)?.price?.table, read?.table, 'it is read once');
    }
    t.same(diffPlans(plan, copy), [], 'no difference is shown');
    const again = packPlan(copy);
    t.same(
      diffPlans(
        plan,
        unpackPlan(again, () => again.secrets),
      ),
      [],
      'a copy of the copy has the prices, too',
    );
  });
}

t.test('secrets travel beside the plan', async (t) => {
  const { plan } = compileConfig(resolve(root, 'gateway.yaml'), { env: {}, upstreams });
  if (plan === undefined) throw new Error('it did not compile');
  const withPassword = { ...plan, store_url: 'postgres://user:the-password@127.0.0.1/tollgate' };
  const packed = packPlan(withPassword);
  for (const text of [Buffer.from(packed.bytes).toString('latin1'), inspect(plan, { depth: Infinity })]) {
    t.notOk(text.includes(secret));
    t.notOk(text.includes('the-password'));
  }
  const unpacked = unpackPlan(packed, () => packed.secrets);
  t.equal(unpacked.store_url, withPassword.store_url);
  const valueIn = ({ upstreams }: Plan) => upstreams.get('messages')?.target?.credential?.secrets?.secret;
  t.equal(valueIn(unpacked), secret);
  t.equal(valueIn(structuredClone(plan)), undefined);
});

function answersOf(plan: Plan) {
  return plan.routes
    .filter((route): route is ForwardRoute => route.action === 'forward')
    .flatMap((route) => {
      const [first] = route.examples;
      const params = first?.params ?? {};
      const requests = [...route.examples, ...others.map((body) => ({ name: body, body, params }))];
      return requests.map(({ name, body, params }) => {
        const request = {
          rawBody: Buffer.from(body),
          params,
          at_ms: 0,
        };
        const run = dryRun(plan, route, request);
        const { quote } = run.found;
        // Its facts are read by functions.
        const found = { ...run.found, quote: quote && { ...quote, read: quotedFacts(quote) } };
        return { route: route.name, name, run: { ...run, found } };
      });
    });
}

function errorsOf({ interfaces }: Plan) {
  return interfaces.flatMap(({ envelope }) =>
    ERROR_KINDS.map((kind) => renderError(envelope, { kind, message: 'words', request_id: 'request' })),
  );
}
