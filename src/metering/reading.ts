/** Prepares the counts of a metered rule for reading answers. Runs once, when the configuration is compiled. */
import { compilePointer, escapePointerToken } from '../lang/pointer.ts';
import type { CountInMember, MemberNames, MeterPlan, SumPlan, UsageReading } from '../plan.ts';

/** The counts of a rule, as parsed JSON Pointers. */
export type DeclaredCounts = Pick<MeterPlan, 'counts' | 'final' | 'failed'>;

/** Groups the counts by the top-level member that contains them. */
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
  return { names: prepareNames(members), counts, signs: signsOf(members), zeros: () => ({ ...zeros }) };
}

/** The names of members with their JSON encoding. */
export function prepareNames(names: readonly string[]): MemberNames {
  return {
    wanted: names.map((name) => ({ name, bytes: Buffer.from(JSON.stringify(name)) })),
    // A UTF-16 unit takes at most six bytes: \u0061.
    longest_bytes: 2 + 6 * Math.max(0, ...names.map(({ length }) => length)),
  };
}

/**
 * Texts of which at least one is in every event with a wanted member: the plain name, or a backslash of an escaped one. The plain name
 * has no opening quote, because JSON is full of quotes and a search that stops at each takes ten times as long.
 */
function signsOf(members: readonly string[]): readonly string[] {
  const plain = members.map((member) => JSON.stringify(member).slice(1));
  // Letters have only \u escapes. Quotes, slashes and control characters have others too.
  const escaped = members.every((member) => /^[^"\\/\p{Cc}]*$/u.test(member)) ? '\\u' : '\\';
  return [...plain, escaped].map((sign) => Buffer.from(sign).toString('latin1'));
}
