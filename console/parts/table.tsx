/** Lists: rows of the API, a page at a time by its cursors. */
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { go, useAddress, withQuery } from '../lib/address.ts';

/** A column. */
export interface Column<R> {
  readonly name: string;
  readonly show: (row: R, index: number) => ComponentChildren;
  /** Numbers and money stand at the right. */
  readonly isNumber?: boolean;
  /** The value of `sort` in the address by which the list is sorted by it: by the API, or here by `value`. */
  readonly sort?: string;
  readonly value?: (row: R) => number | string;
  /** Its part of the last row, which is the sum. */
  readonly foot?: ComponentChildren;
}

interface TableProps<R> {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly rows: readonly R[];
  readonly columns: readonly Column<R>[];
  readonly keyOf: (row: R) => string;
  /** What is shown in place of an empty list. */
  readonly empty: ComponentChildren;
  /** How it is sorted while the address does not say it; with a - before it the largest first. */
  readonly sort?: string;
  /** What stands before a row, by the index of the row as they are sorted; after the last one by their number. */
  readonly notes?: (rows: readonly R[]) => ReadonlyMap<number, ComponentChildren>;
}

/** A table. The first column has the link of the row, if there is one; `j` and `k` go from row to row. */
export function Table<R>({ label, rows: given, columns, keyOf, empty, sort = '', notes }: TableProps<R>) {
  const { query } = useAddress();
  const selected = query.get('row');
  const sorted = query.get('sort') ?? sort;
  const rows = sortedBy(given, columns, sorted);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    body.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const noted = notes?.(rows);
  const note = (index: number) =>
    noted?.has(index) && (
      <tr class="note">
        <td colSpan={columns.length}>{noted.get(index)}</td>
      </tr>
    );
  if (rows.length === 0) return <div class="state muted">{empty}</div>;
  const select = (key: string) => {
    if (key !== selected) go(withQuery({ row: key }), true);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is as wide as its content
    <div class="scroll" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.name} column={column} sorted={sorted} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => {
            const key = keyOf(row);
            return (
              <Fragment key={key}>
                {note(index)}
                <tr data-row={key} aria-current={key === selected ? 'true' : undefined} onFocusIn={() => select(key)}>
                  {columns.map(({ name, show, isNumber }) => (
                    <td key={name} class={isNumber === true ? 'number' : undefined} data-name={name || undefined}>
                      {show(row, index)}
                    </td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
          {note(rows.length)}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr class="sum-row">
              {columns.map(({ name, foot, isNumber }) => (
                <td key={name} class={isNumber === true ? 'number' : undefined} data-name={name || undefined}>
                  {foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function sortedBy<R>(rows: readonly R[], columns: readonly Column<R>[], sorted: string): readonly R[] {
  const numberOf = columns.find(({ sort }) => sort !== undefined && sort === sorted.replace('-', ''))?.value;
  if (numberOf === undefined) return rows;
  const order = sorted.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [numberOf(a), numberOf(b)];
    return order * (typeof x === 'string' ? x.localeCompare(String(y)) : x - Number(y));
  });
}

interface HeadingProps {
  readonly column: Pick<Column<never>, 'name' | 'isNumber' | 'sort'>;
  readonly sorted: string;
}

/** The head of a column. Pressed again, it turns the order round. */
function Heading({ column: { name, isNumber, sort }, sorted }: HeadingProps) {
  const style = isNumber === true ? 'number' : undefined;
  if (sort === undefined)
    return (
      <th scope="col" class={style}>
        {name === '' ? <span class="unseen">Actions</span> : name}
      </th>
    );
  const isDescending = sorted === `-${sort}`;
  const isSorted = isDescending || sorted === sort;
  // Of numbers, the largest are looked for.
  const next = isSorted ? (isDescending ? sort : `-${sort}`) : isNumber === true ? `-${sort}` : sort;
  return (
    <th scope="col" class={style} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" class="sort" onClick={() => go(withQuery({ sort: next, after: '', row: '' }), true)}>
        {name}
        {isSorted && <span class={isDescending ? 'arrow down' : 'arrow'} aria-hidden="true" />}
      </button>
    </th>
  );
}

/** Chooses the order where the heads of the columns are not seen: on narrow screens. */
export function SortFilter<R>({ columns, sort }: { readonly columns: readonly Column<R>[]; readonly sort: string }) {
  const sorted = useAddress().query.get('sort') ?? sort;
  return (
    <label class="filter narrow" for="sort">
      Sort by
      <select
        id="sort"
        value={sorted}
        onChange={({ currentTarget }) => go(withQuery({ sort: currentTarget.value, after: '', row: '' }), true)}
      >
        {columns.flatMap(({ name, sort: each, isNumber }) =>
          each === undefined
            ? []
            : [each, `-${each}`].map((value) => (
                <option key={value} value={value}>
                  {name},{' '}
                  {value === each
                    ? isNumber === true
                      ? 'smallest first'
                      : 'A to Z'
                    : isNumber === true
                      ? 'largest first'
                      : 'Z to A'}
                </option>
              )),
        )}
      </select>
    </label>
  );
}

/** Goes to the next or the row before. */
export function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('main tr[data-row]')];
  const at = rows.findIndex((row) => row.matches('[aria-current]') || row.contains(document.activeElement));
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  next?.querySelector<HTMLElement>('a, button')?.focus();
}

/** The place of the list in the address. */
export function usePlace(): { readonly starting_after?: string } {
  const after = useAddress().query.get('after');
  return after === null ? {} : { starting_after: after };
}

interface PagesProps {
  readonly last: string | undefined;
  readonly has_more: boolean;
}

/** Links to the next page and to the first. */
export function Pages({ last, has_more }: PagesProps) {
  const isFirst = !useAddress().query.has('after');
  if (isFirst && !has_more) return null;
  return (
    <nav class="pages" aria-label="Pages">
      {!isFirst && <a href={withQuery({ after: '', row: '' })}>First page</a>}
      {has_more && last !== undefined && (
        <a href={withQuery({ after: last, row: '' })} rel="next">
          Next page
        </a>
      )}
    </nav>
  );
}
