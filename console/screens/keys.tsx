/** Keys of all accounts: last use, expiry, limits. */
import { useRead } from '../lib/read.ts';
import { useMay } from '../lib/session.ts';
import { Opener } from '../parts/dialog.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { KeyTable, NewKey } from '../parts/keys.tsx';
import { Page } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { Pages, usePlace } from '../parts/table.tsx';

export function KeysScreen() {
  const read = useRead('key.list', { ...useFilters('account'), ...usePlace() });
  const may = useMay();
  return (
    <Page
      title="Keys"
      actions={
        may('key.create') && <Opener label="New key" class="main" dialog={(close) => <NewKey close={close} />} />
      }
    >
      <div class="filters">
        <Filter name="account" label="Account" />
      </div>
      <Loaded of={read}>
        {({ data, has_more }) => (
          <>
            <KeyTable rows={data} withAccount />
            <Pages last={data.at(-1)?.id} has_more={has_more} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
