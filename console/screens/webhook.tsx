/** One webhook with its deliveries: what was sent, what waits, and what the receiver answered. */
import { to } from '../lib/address.ts';
import { orNone, Time } from '../lib/format.tsx';
import { change, useRead } from '../lib/read.ts';
import { useMay } from '../lib/session.ts';
import { FormDialog, Opener } from '../parts/dialog.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { AccountLink } from '../parts/links.tsx';
import { Badge, Facts, Page, Section, type Tone } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { Pages, Table, usePlace } from '../parts/table.tsx';
import { WebhookActions, WebhookBadge } from '../parts/webhooks.tsx';

const EVERY_ms = 5_000;
const STATES = ['pending', 'delivered', 'failed', 'dropped'] as const;
const TONES: Readonly<Record<string, Tone>> = { delivered: 'good', failed: 'bad', dropped: 'bad' };

export function WebhookScreen({ id }: { readonly id: string }) {
  const read = useRead('webhook.show', { id });
  const { data } = read;
  return (
    <Page
      title={data?.name ?? 'Webhook'}
      id={id}
      above={<a href={to('/webhooks')}>Webhooks</a>}
      actions={data && <WebhookActions of={data} />}
    >
      <Loaded of={read}>
        {(webhook) => (
          <Facts
            of={[
              ['URL', webhook.url],
              ['Status', <WebhookBadge key="status" status={webhook.status} />],
              ['Events', webhook.events?.join(', ') ?? 'all'],
              ['Account', webhook.account === null ? orNone(null) : <AccountLink key="of" name={webhook.account} />],
              ['Created', <Time key="at" at={webhook.created_at} />],
              ['The secret before signs until', <Time key="until" at={webhook.previous_until} />],
            ]}
          />
        )}
      </Loaded>
      <Section title="Deliveries">
        <Deliveries webhook={id} />
      </Section>
    </Page>
  );
}

function Deliveries({ webhook }: { readonly webhook: string }) {
  const { state } = useFilters('state');
  const known = STATES.find((each) => each === state);
  const read = useRead('delivery.list', { webhook, ...(known && { state: known }), ...usePlace() }, EVERY_ms);
  const may = useMay();
  return (
    <>
      <div class="filters">
        <Filter name="state" label="State" options={STATES} />
      </div>
      <Loaded of={read}>
        {({ data, has_more }) => (
          <>
            <Table
              label="List of deliveries"
              rows={data}
              keyOf={({ id }) => id}
              empty={<p>Nothing was sent yet. Send a test to see one.</p>}
              columns={[
                { name: 'Created', show: ({ created_at }) => <Time at={created_at} /> },
                {
                  name: 'Event',
                  show: ({ type, subject }) => (
                    <>
                      {type}
                      <br />
                      <span class="tight muted">{subject}</span>
                    </>
                  ),
                },
                { name: 'State', show: ({ state }) => <Badge tone={TONES[state] ?? 'plain'}>{state}</Badge> },
                { name: 'Attempts', isNumber: true, show: ({ attempts }) => attempts },
                { name: 'Last answer', show: ({ last_result }) => orNone(last_result) },
                { name: 'Next attempt', show: ({ next_at }) => <Time at={next_at} /> },
                {
                  name: '',
                  show: ({ id, type }) =>
                    may('delivery.redeliver') && (
                      <Opener
                        label="Send again"
                        class="quiet"
                        dialog={(close) => <Redeliver id={id} type={type} close={close} />}
                      />
                    ),
                },
              ]}
            />
            <Pages last={data.at(-1)?.id} has_more={has_more} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface RedeliverProps {
  readonly id: string;
  readonly type: string;
  readonly close: () => void;
}

function Redeliver({ id, type, close }: RedeliverProps) {
  return (
    <FormDialog
      title={`Send ${type} again`}
      act="Send it again"
      close={close}
      intro={<p>The receiver gets the event with the same id once more.</p>}
      fields={[]}
      run={async (_values, { once }) => {
        await change('delivery.redeliver', { id }, { once });
        return 'The event is sent again.';
      }}
    />
  );
}
