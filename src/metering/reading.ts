/** Makes the counts of a metered rule ready to be read off answers: once, when the configuration is compiled. */
import { compilePointer, escapePointerToken } from '../lang/pointer.ts';
import type { CountInMember, MemberNames, MeterPlan, SumPlan, UsageReading } from '../plan.ts';

/** What a rule says of its counts, as parsed JSON Pointers. */
export type DeclaredCounts = Pick<MeterPlan, 'counts' | 'final' | 'failed'>;

/** Sorts the counts by the member at the top of the document that each is in. */
export function compileReading({ counts: declared, final, failed }: DeclaredCounts): UsageReading {
  const counts = new Map<string, CountInMember[]>();
  const add = (tells: CountInMember['tells'], at: readonly (readonly string[])[], sum?: SumPlan): void => {
    for (const [member, ...rest] of at) {
      if (member === undefined) continue;
      const pointer = rest.map((token) => `/${escapePointerToken(token)}`).join('');
      const inMember = counts.get(member) ?? [];
      inMember.push({ tells, at: compilePointer(pointer), sum });
      counts.set(member, inMember);
    }
  };
  for (const [index, { at, sum }] of declared.entries()) add(index, at, sum);
  add('final', final ?? []);
  add('failed', failed ?? []);
  const members = [...counts.keys()];
  const zeros = Object.fromEntries(declared.map(({ name }) => [name, 0n]));
  return { names: prepareNames(members), counts, signs: signsOf(members), untold: () => ({ ...zeros }) };
}

/** The names of members, and how they are written. */
export function prepareNames(names: readonly string[]): MemberNames {
  return {
    wanted: names.map((name) => ({ name, bytes: Buffer.from(JSON.stringify(name)) })),
    // A UTF-16 unit is written with six bytes at most, as \u0061.
    longest_bytes: 2 + 6 * Math.max(0, ...names.map(({ length }) => length)),
  };
}

/**
 * A member's name is written plainly, or with an escape. The opening quote is left out of the first sign: quotes are everywhere
 * in JSON, and a search that starts at each of them takes ten times as long.
 */
function signsOf(members: readonly string[]): readonly string[] {
  const plain = members.map((member) => JSON.stringify(member).slice(1));
  // Letters have no other escape than \u0061; quotes, slashes and control characters have.
  const escaped = members.every((member) => /^[^"\\/\p{Cc}]*$/u.test(member)) ? '\\u' : '\\';
  return [...plain, escaped].map((sign) => Buffer.from(sign).toString('latin1'));
}
