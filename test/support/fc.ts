/**
 * fast-check with a fixed seed, so that test runs are repeatable. SEED=N sets another seed, and SEED=any a random one; a failure
 * prints its seed.
 */
import fc from 'fast-check';

const { SEED = '1' } = process.env;
if (SEED !== 'any') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) });

export default fc;

/**
 * Any Unicode character, also a control or unassigned one. The unit `binary` has the same characters, but fast-check needs more than a
 * second to prepare it.
 */
export const character = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** Texts, and the same with one character put in, left out, or replaced. @param put the characters that are put in. */
export const nearly = (texts: fc.Arbitrary<string>, put: string): fc.Arbitrary<string> =>
  fc.oneof(
    texts,
    fc.tuple(texts, fc.nat(), fc.nat({ max: 1 }), fc.constantFrom('', ...put)).map(([text, place, left_out, added]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + added + text.slice(at + left_out);
    }),
  );

const SHRINKING_ms = 60_000;

/** Limits how long a failure is shrunk, so that it is reported. A slow machine still gets all runs, unlike with `interruptAfterTimeLimit`. */
export function shrinkingBriefly<T>(run: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let failed_ms: number | undefined;
  return async (value) => {
    if (failed_ms !== undefined && performance.now() - failed_ms > SHRINKING_ms) return;
    try {
      await run(value);
    } catch (error) {
      failed_ms ??= performance.now();
      throw error;
    }
  };
}
