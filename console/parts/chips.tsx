/** The filters of a list as chips: one press removes a filter, and a small form adds one. The address has them. */
import { useState } from 'preact/hooks';
import { go, useAddress, withQuery } from '../lib/address.ts';

/** A filter that a list has. */
export interface ChipFilter {
  readonly name: string;
  readonly label: string;
  /** The values to choose from, with their names; without them, a text. */
  readonly options?: Readonly<Record<string, string>>;
  /** An example of a text. */
  readonly hint?: string;
}

interface ChipsProps {
  readonly filters: readonly ChipFilter[];
  /** What is often wanted: the filters that each name sets. */
  readonly quick: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The filters that are set, those that are often wanted, and the form. */
export function Chips({ filters, quick }: ChipsProps) {
  const { query } = useAddress();
  const set = filters.filter(({ name }) => query.has(name));
  const change = (values: Readonly<Record<string, string>>) => go(withQuery({ ...values, after: '', row: '' }));
  return (
    <div class="chips">
      {set.map(({ name, label, options = {} }) => {
        const value = query.get(name) ?? '';
        const shown = options[value] ?? value;
        return (
          <button
            key={name}
            type="button"
            class="chip set"
            aria-label={`Remove the filter ${label}: ${shown}`}
            onClick={() => change({ [name]: '' })}
          >
            <span class="muted">{label}</span> {shown} <span aria-hidden="true">×</span>
          </button>
        );
      })}
      {Object.entries(quick)
        .filter(([, values]) => Object.keys(values).some((name) => !query.has(name)))
        .map(([name, values]) => (
          <button key={name} type="button" class="chip" onClick={() => change(values)}>
            {name}
          </button>
        ))}
      <AddFilter
        filters={filters.filter((each) => !set.includes(each))}
        add={(name, value) => change({ [name]: value })}
      />
      {set.length > 1 && (
        <button
          type="button"
          class="quiet"
          onClick={() => change(Object.fromEntries(set.map(({ name }) => [name, ''])))}
        >
          Remove all
        </button>
      )}
    </div>
  );
}

interface AddFilterProps {
  readonly filters: readonly ChipFilter[];
  readonly add: (name: string, value: string) => void;
}

function AddFilter({ filters, add }: AddFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const chosen = filters.find((each) => each.name === name) ?? filters[0];
  if (chosen === undefined) return null;
  if (!isOpen)
    return (
      <button type="button" class="chip add" onClick={() => setOpen(true)}>
        + Filter
      </button>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget as HTMLFormElement).get('value')).trim();
    if (value === '') return;
    setOpen(false);
    add(chosen.name, value);
  };
  const valueField = { key: chosen.name, name: 'value', 'aria-label': chosen.label };
  return (
    <form class="add-filter" onSubmit={submit}>
      <select
        aria-label="Filter by"
        autoFocus
        value={chosen.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      >
        {filters.map((each) => (
          <option key={each.name} value={each.name}>
            {each.label}
          </option>
        ))}
      </select>
      {chosen.options === undefined ? (
        <input {...valueField} type="text" placeholder={chosen.hint} autoComplete="off" spellcheck={false} />
      ) : (
        <select {...valueField}>
          {Object.entries(chosen.options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      <button type="submit">Add</button>
      <button type="button" class="quiet" onClick={() => setOpen(false)}>
        Cancel
      </button>
    </form>
  );
}
