/** Webhooks: who is told of events. */
import { orNone, Time } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMay } from '../lib/session.ts';
import { Opener } from '../parts/dialog.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { AccountLink } from '../parts/links.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { Table, usePlace } from '../parts/table.tsx';
import { NewWebhook, WebhookBadge, WebhookLink } from '../parts/webhooks.tsx';

export function WebhooksScreen() {
  const read = useRead('webhook.list', { ...useFilters('account'), ...usePlace() });
  const may = useMay();
  return (
    <ListPage
      title="Webhooks"
      actions={
        may('webhook.create') && (
          <Opener label="New webhook" class="main" dialog={(close) => <NewWebhook close={close} />} />
        )
      }
      filters={<Filter name="account" label="Account" />}
      of={read}
    >
      {(rows) => (
        <Table
          label="Webhooks"
          rows={rows}
          keyOf={({ id }) => id}
          empty={
            <p>
              There are no webhooks. One gets events such as task.failed and wallet.low, signed. Create one with New
              webhook.
            </p>
          }
          columns={[
            { name: 'Webhook', show: (webhook) => <WebhookLink of={webhook} /> },
            { name: 'URL', show: ({ url }) => <span class="tight">{url}</span> },
            { name: 'Status', show: ({ status }) => <WebhookBadge status={status} /> },
            { name: 'Events', show: ({ events }) => events?.join(', ') ?? 'all' },
            {
              name: 'Account',
              show: ({ account }) => (account === null ? orNone(null) : <AccountLink name={account} />),
            },
            { name: 'Created', show: ({ created_at }) => <Time at={created_at} /> },
          ]}
        />
      )}
    </ListPage>
  );
}
