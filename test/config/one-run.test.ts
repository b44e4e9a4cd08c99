/** Tests that independent mistakes in the shipped file are all reported in one run, each at its line, without other findings. */
import { join } from 'node:path';
import t from 'tap';
import { checkConfig } from '../../src/check/compile.ts';
import fc from '../support/fc.ts';
import { sample } from '../support/sample.ts';
import { shippedText } from '../support/shipped-text.ts';
import { expectedFinding, type Mistake, makeMistakes } from './make-mistakes.ts';
import { mistakes } from './mistakes.ts';

const file = join(import.meta.dirname, '../../gateway.yaml');

async function found(text: string): Promise<readonly string[]> {
  const { diagnostics } = await checkConfig(file, { text, env: {} });
  return diagnostics.map(({ severity, code, line }) => `${severity} ${code} ${line}`).toSorted();
}

function expected(text: string, made: readonly Mistake[]): readonly string[] {
  return made.map((mistake) => expectedFinding(mistake, text)).toSorted();
}

const allTogether: Mistake[] = [];
for (const mistake of mistakes) if (areIndependent([...allTogether, mistake])) allTogether.push(mistake);

// The fast run makes the independent mistakes only together, below.
for (const mistake of mistakes.filter((one) => sample(!allTogether.includes(one), true))) {
  const text = makeMistakes(shippedText, [mistake]);
  t.strictSame(await found(text), expected(text, [mistake]), mistake.name);
}

t.test('two or three mistakes', async (t) => {
  const some = fc.shuffledSubarray([...mistakes], { minLength: 2, maxLength: 3 }).filter(areIndependent);
  const property = fc.asyncProperty(some, async (made) => {
    const text = makeMistakes(shippedText, made);
    t.strictSame(await found(text), expected(text, made), made.map(({ name }) => name).join(', '));
  });
  await fc.assert(property, { numRuns: sample(10, 40) });
});

t.test('all mistakes that are independent of each other', async (t) => {
  const text = makeMistakes(shippedText, allTogether);
  t.ok(allTogether.length > 20);
  t.strictSame(await found(text), expected(text, allTogether));
});

function areIndependent(made: readonly Mistake[]): boolean {
  const parts = made.flatMap(({ about }) => about);
  return new Set(parts).size === parts.length;
}
