/** Lists: rows of the API, a page at a time by its cursors. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { go, useAddress, withQuery } from '../lib/address.ts';

/** A column. */
export interface Column<R> {
  readonly name: string;
  readonly show: (row: R, index: number) => ComponentChildren;
  /** Numbers and money stand at the right. */
  readonly isNumber?: boolean;
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
}

/** A table. The first column has the link of the row, if there is one; `j` and `k` go from row to row. */
export function Table<R>({ label, rows, columns, keyOf, empty }: TableProps<R>) {
  const selected = useAddress().query.get('row');
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    body.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
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
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" class={isNumber === true ? 'number' : undefined}>
                {name === '' ? <span class="unseen">Actions</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => {
            const key = keyOf(row);
            return (
              <tr
                key={key}
                data-row={key}
                aria-current={key === selected ? 'true' : undefined}
                onFocusIn={() => select(key)}
              >
                {columns.map(({ name, show, isNumber }) => (
                  <td key={name} class={isNumber === true ? 'number' : undefined} data-name={name || undefined}>
                    {show(row, index)}
                  </td>
                ))}
              </tr>
            );
          })}
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
