/** A filter of a list. Its value is a part of the address. */
import { useEffect, useState } from 'preact/hooks';
import { go, useAddress, withQuery } from '../lib/address.ts';

interface FilterProps {
  readonly name: string;
  readonly label: string;
  /** The values to choose from; without them, a text. */
  readonly options?: readonly string[];
  /** What the values are called; by default as they are. */
  readonly names?: Readonly<Record<string, string>>;
  /** What counts while it is empty. */
  readonly fallback?: string;
}

export function Filter({ name, label, options, names = {}, fallback = '' }: FilterProps) {
  const value = useAddress().query.get(name) ?? '';
  // Lists are read again while somebody types.
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const set = (next: string) => {
    if (next !== value) go(withQuery({ [name]: next.trim(), after: '', row: '' }));
  };
  return (
    <label class="filter" for={`filter-${name}`}>
      {label}
      {options === undefined ? (
        <input
          id={`filter-${name}`}
          type="text"
          value={text}
          placeholder={fallback}
          spellcheck={false}
          autoComplete="off"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      ) : (
        <select id={`filter-${name}`} value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
          <option value="">all</option>
          {options.map((each) => (
            <option key={each} value={each}>
              {names[each] ?? each}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** What each value is called. */
  readonly names: Readonly<Record<string, string>>;
  readonly choose: (value: string) => void;
}

/** Chooses one of a few values. */
export function Choice({ label, value, names, choose }: ChoiceProps) {
  return (
    <label class="filter">
      {label}
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {Object.entries(names).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The values of filters that are set. */
export function useFilters<N extends string>(...names: readonly N[]): Partial<Record<N, string>> {
  const { query } = useAddress();
  const pairs = names.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value !== '');
  return Object.fromEntries(pairs);
}
