/** Environment variables: their values, and suggestions for misspelt names. */
import { nearest } from './prefix.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that is set and has a similar name. @param named variables that are excluded: they belong to other settings */
export function nearestSet(name: string, env: Variables, named: ReadonlySet<string>): string | undefined {
  return nearest(
    name,
    Object.keys(env).filter((each) => !named.has(each) && env[each] !== undefined),
  );
}
