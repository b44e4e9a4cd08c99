/** Overview: what needs somebody first, then what was spent, then the proof of the books. */
import { to } from '../lib/address.ts';
import { addAmounts, Money, timeZone } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { Audit } from '../parts/audit.tsx';
import { Figure, Page, Section } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { Table } from '../parts/table.tsx';

const EVERY_ms = 5_000;
/** Sums read the whole day. */
const SPEND_ms = 60_000;

export function OverviewScreen() {
  return (
    <Page title="Overview">
      <Attention />
      <Section title="Last seven days">
        <Spend />
      </Section>
      <Section title="Proof of the books">
        <Audit />
      </Section>
    </Page>
  );
}

function Attention() {
  const health = useRead('health.show', {}, EVERY_ms);
  const targets = useRead('target.list', {}, EVERY_ms);
  const down = targets.data?.data.filter(({ takes_requests }) => !takes_requests).length;
  return (
    <Loaded of={health}>
      {({ ready, reason, tasks, leases }) => {
        const undecided = tasks.review + tasks.unknown;
        return (
          <div class="figures">
            <Figure
              name="Gateway"
              value={ready ? 'Ready' : 'Not ready'}
              note={reason ?? undefined}
              tone={ready ? 'good' : 'bad'}
            />
            <Figure
              name="Wait for a decision"
              value={undecided}
              note="tasks in review"
              tone={undecided === 0 ? 'plain' : 'warn'}
              href={to('/review')}
            />
            <Figure
              name="Upstreams down"
              value={down ?? '…'}
              note="targets that take no requests"
              tone={down === undefined || down === 0 ? 'plain' : 'bad'}
              href={to('/upstreams')}
            />
            <Figure
              name="Running tasks"
              value={tasks.dispatching + tasks.running}
              note="with money held"
              href={to('/tasks', { state: 'running' })}
            />
            <Figure name="Leases" value={leases} note="money held for requests" href={to('/leases')} />
          </div>
        );
      }}
    </Loaded>
  );
}

function Spend() {
  const { currency } = useMe();
  const tz = timeZone();
  const read = useRead('usage.sum', { by: ['model'], since: '7d', tz }, SPEND_ms);
  return (
    <Loaded of={read}>
      {({ data }) => (
        <>
          <Table
            label="Spend by model"
            rows={data}
            keyOf={({ model }) => model ?? ''}
            empty={
              <>
                <p>Nothing was used yet. The way to a first charge:</p>
                <ol>
                  <li>
                    <a href={to('/accounts')}>Create an account</a> and top it up.
                  </li>
                  <li>Create a key on the account's screen and send a request with it.</li>
                  <li>
                    Watch it under <a href={to('/tasks')}>Tasks</a> or in the account's ledger.
                  </li>
                </ol>
              </>
            }
            columns={[
              { name: 'Model', show: ({ model }) => model },
              { name: 'Requests', isNumber: true, show: ({ requests }) => requests },
              { name: `Amount, ${currency}`, isNumber: true, show: ({ amount }) => <Money amount={amount} /> },
            ]}
          />
          {data.length > 0 && (
            <p>
              In all <Money amount={data.map(({ amount }) => amount).reduce(addAmounts)} /> {currency}.{' '}
              <a href={to('/usage')}>Usage by day</a>
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
