/** The frame of a screen that is one list: filters above it, its pages below it. */
import type { ComponentChildren } from 'preact';
import { to, useAddress } from '../lib/address.ts';
import type { Read } from '../lib/read.ts';
import { Page } from './page.tsx';
import { Empty, Loaded } from './state.tsx';
import { Pages } from './table.tsx';

interface ListPageProps<R> {
  readonly title: string;
  /** Buttons. */
  readonly actions?: ComponentChildren;
  readonly filters?: ComponentChildren;
  readonly of: Read<{ readonly data: readonly R[]; readonly has_more: boolean }>;
  /** Shows the rows of the page. */
  readonly children: (rows: readonly R[]) => ComponentChildren;
}

/** A screen with one list. The id of the last row is the cursor of the next page. */
export function ListPage<R extends { readonly id: string }>(props: ListPageProps<R>) {
  const { title, actions, filters, of, children } = props;
  const { path, query } = useAddress();
  const isFiltered = [...query.keys()].some((name) => name !== 'tz' && name !== 'row');
  return (
    <Page title={title} actions={actions}>
      {filters !== undefined && <div class="filters">{filters}</div>}
      <Loaded of={of}>
        {({ data, has_more }) => (
          <>
            {data.length === 0 && !has_more && isFiltered ? (
              <Empty>
                Nothing matches the filters. <a href={to(path)}>Show all</a>
              </Empty>
            ) : (
              children(data)
            )}
            <Pages last={data.at(-1)?.id} has_more={has_more} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
