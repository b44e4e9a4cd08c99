/** How much a test tries, and with which seed. */

const DAY_ms = 86_400_000;
const { SEED = '1', TESTS } = process.env;
const day = Math.floor(Date.now() / DAY_ms);

/** `SEED`, by default 1, so that a run can be repeated; with `SEED=day` the number of the day, which a daily run can use. */
export const seed = SEED === 'day' ? day : Number(SEED);

/** Whether everything is tried, with `TESTS=complete`: before a release, or after a change of what a long test is about. */
export const isComplete = TESTS === 'complete';

/** The second value with `TESTS=complete`, and else the first. Use it only where the test means the same with both. */
export function sample<T>(usual: T, complete: T): T {
  return isComplete ? complete : usual;
}

/** Every day another part of the cases is tried. */
const PARTS = 3;
/** `DAY=0` to `8` repeats the run of another day. */
const today = Number(process.env.DAY ?? day);

/** Whether the case with that position is tried today. */
export function isOfToday(index: number): boolean {
  return isComplete || index % PARTS === today % PARTS;
}

/** Whether the file with that position has its turn. It keeps it for three days, in which it tries all its cases. */
export function hasTurnNow(index: number): boolean {
  return isComplete || index % PARTS === Math.floor(today / PARTS) % PARTS;
}

/** The cases of today, every third one: three days try all. Each must stand alone. With `TESTS=complete`, all of them. */
export function ofToday<T>(cases: readonly T[]): readonly T[] {
  return cases.filter((_, index) => isOfToday(index));
}
