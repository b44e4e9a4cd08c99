/** Tests that the compiler's result for two overlapping paths agrees with the router. */

import fastify from 'fastify';
import t from 'tap';
import { overlapOf, parseRoutePath, patternOf, routerPath, type Segment } from '../../../src/compile/route-path.ts';
import fc from '../../support/fc.ts';
import { sample } from '../../support/sample.ts';

const texts = ['a', 'b', 'a:do', 'b:undo'];
const urls = texts.flatMap((one) => [`/${one}`, ...texts.map((other) => `/${one}/${other}`)]);

const segment = fc.constantFrom('a', 'b', 'a:do', '{x}', '{x}:do', '{x}:undo');
const path = fc
  .array(segment, { minLength: 1, maxLength: 2 })
  .map((parts) => `/${parts.map((part, index) => part.replace('x', `x${index}`)).join('/')}`);

function segmentsOf(text: string): readonly Segment[] {
  const parsed = parseRoutePath(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.segments;
}

function literals(segments: readonly Segment[]): number {
  return segments.filter(({ kind }) => kind === 'literal').length;
}

/** Which of the urls the routes take, by the url; asked of the router itself. */
async function routed(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const app = fastify();
  for (const one of paths) app.get(routerPath(segmentsOf(one)), () => one);
  const replies = urls.map(async (url) => [url, await app.inject(url)] as const);
  const taken = (await Promise.all(replies)).filter(([, reply]) => reply.statusCode === 200);
  return new Map(taken.map(([url, reply]) => [url, reply.body]));
}

t.test('two paths', async (t) => {
  const property = fc.asyncProperty(path, path, async (one, other) => {
    const left = segmentsOf(one);
    const right = segmentsOf(other);
    fc.pre(patternOf(left) !== patternOf(right));
    const [ones, others, both] = await Promise.all([routed([one]), routed([other]), routed([one, other])]);
    const shared = [...ones.keys()].filter((url) => others.has(url));
    const found = overlapOf(left, right);
    if (found === 'apart') return shared.length === 0;
    if (found !== 'nested') return shared.length > 0;
    const winner = literals(left) > literals(right) ? one : other;
    return shared.length > 0 && shared.every((url) => both.get(url) === winner);
  });
  await t.resolves(fc.assert(property, { numRuns: sample(50, 150) }));
});

t.test('paths that differ only in parameter names have one pattern', async (t) => {
  t.equal(patternOf(segmentsOf('/a/{x}/{y}:do')), patternOf(segmentsOf('/a/{id}/{name}:do')));
  t.not(patternOf(segmentsOf('/a/{x}')), patternOf(segmentsOf('/a/{x}:do')));
});
