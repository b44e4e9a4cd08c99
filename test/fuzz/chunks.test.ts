/**
 * Fuzzes the meters of the shipped file with valid and damaged answers, cut at any byte: a meter never throws, and its counts do not
 * depend on the cuts. `SEED=7 CASES=1000` repeats a run or changes its length.
 */
import t from 'tap';
import { route } from '../support/dry-runs.ts';
import { meterOf } from '../support/metering/support.ts';
import { createRandom, type Random } from '../support/random.ts';
import { seed } from '../support/sample.ts';
import { mutateBytes } from './mutate.ts';
import { goodAnswer } from './upstream.ts';

const cases = Number(process.env.CASES ?? '15000');

const kinds = [
  { name: 'create_message', url: '/v1/messages' },
  { name: 'generate_content_v1beta', url: '/v1beta/models/gen-pro:generateContent' },
  { name: 'stream_generate_content_v1beta', url: '/v1beta/models/gen-pro:streamGenerateContent' },
  { name: 'stream_generate_content_v1beta', url: '/v1beta/models/gen-pro:streamGenerateContent?alt=sse' },
].map((kind) => ({ ...kind, meter: meterNamed(kind.name) }));

t.setTimeout(1_800_000);

t.test(`${cases} answers, seed ${seed}`, async (t) => {
  const random = createRandom(seed);
  const faults: string[] = [];
  let counted = 0;
  for (let number = 0; number < cases && faults.length < 5; number += 1) {
    const { meter, url } = random.pick(kinds);
    const { type, text } = goodAnswer({ method: 'POST', url }, random, () => 'id');
    const bytes = random.chance(0.4) ? mutateBytes(Buffer.from(text), random) : Buffer.from(text);
    const whole = meterOf(meter, type, bytes);
    const cut = meterOf(meter, type, bytes, cutsOf(bytes.length, random));
    if (whole.seen) counted += 1;
    if (textOf(whole) !== textOf(cut))
      faults.push(`${textOf(whole)} is not ${textOf(cut)}\n${bytes.toString('latin1')}`);
  }
  t.strictSame(faults, []);
  t.ok(counted > cases / 2, `${counted} of ${cases} reported usage`);
});

function meterNamed(name: string) {
  const meter = route(name).branches[0]?.meter;
  if (meter === undefined) throw new Error(`route ${name} has no meter`);
  return meter;
}

function cutsOf(length: number, random: Random): readonly number[] | number {
  if (random.chance(0.3)) return random.integer(1, 9);
  return Array.from({ length: random.integer(0, 12) }, () => random.integer(0, length));
}

function textOf(value: object): string {
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? String(member) : member));
}
