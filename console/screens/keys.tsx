/** Keys of all accounts: last use, expiry, limits. */
import { useRead } from '../lib/read.ts';
import { useMay } from '../lib/session.ts';
import { Opener } from '../parts/dialog.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { KeyTable, NewKey } from '../parts/keys.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { usePlace } from '../parts/table.tsx';

export function KeysScreen() {
  const read = useRead('key.list', { ...useFilters('account'), ...usePlace() });
  const may = useMay();
  return (
    <ListPage
      title="Keys"
      actions={
        may('key.create') && <Opener label="New key" class="main" dialog={(close) => <NewKey close={close} />} />
      }
      filters={<Filter name="account" label="Account" />}
      of={read}
    >
      {(rows) => <KeyTable rows={rows} withAccount />}
    </ListPage>
  );
}
