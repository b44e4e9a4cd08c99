/** What a change did: each member that differs, before and after. */
import { None } from '../lib/format.tsx';

type Members = Readonly<Record<string, unknown>> | null;

interface ChangedFactsProps {
  readonly before: Members;
  readonly after: Members;
}

export function ChangedFacts({ before, after }: ChangedFactsProps) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter(
    (name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  );
  if (changed.length === 0) return <None />;
  return (
    <ul class="changed">
      {changed.map((name) => (
        <li key={name}>
          <span class="muted">{name}</span> {isSet(before?.[name]) && <del>{valueText(before?.[name])}</del>}{' '}
          {after !== null && <ins>{valueText(after[name])}</ins>}
        </li>
      ))}
    </ul>
  );
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** A value of a record in a few characters. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
