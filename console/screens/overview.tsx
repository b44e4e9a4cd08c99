/** Overview: money at risk first, then what was spent, then the proof of the books. */
import { to } from '../lib/address.ts';
import { dayBefore, Money, timeZone } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { Audit } from '../parts/audit.tsx';
import { Figure, Page, Section } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { UsageReport } from '../parts/usage-report.tsx';

const EVERY_ms = 5_000;
/** Sums read the whole time. */
const SPEND_ms = 60_000;

export function OverviewScreen() {
  return (
    <Page title="Overview">
      <Attention />
      <Section title="Last seven days" actions={<a href={to('/usage')}>Usage in detail</a>}>
        <Spend />
      </Section>
      <Section title="Proof of the books">
        <Audit />
      </Section>
    </Page>
  );
}

function Attention() {
  const { currency } = useMe();
  const health = useRead('health.show', {}, EVERY_ms);
  const targets = useRead('target.list', {}, EVERY_ms);
  const down = targets.data?.data.filter(({ takes_requests }) => !takes_requests).length;
  return (
    <Loaded of={health}>
      {({ ready, reason, tasks, leases, held, low_wallets, latency }) => {
        const undecided = tasks.review + tasks.unknown;
        const open = tasks.dispatching + tasks.running;
        return (
          <div class="figures">
            <Figure
              name={`Pending, ${currency}`}
              value={<Money amount={held} inLink />}
              note={`tasks: ${open + undecided}, leases: ${leases}`}
              href={to('/tasks', { state: 'running' })}
            />
            <Figure
              name="In review"
              value={undecided}
              note="tasks that wait for your decision"
              tone={undecided === 0 ? 'plain' : 'warn'}
              href={to('/review')}
            />
            <Figure
              name="Low wallets"
              value={low_wallets ?? '–'}
              note={low_wallets === null ? 'set currency.low_wallet to count them' : 'below currency.low_wallet'}
              tone={low_wallets === null || low_wallets === 0 ? 'plain' : 'warn'}
              href={to('/accounts', { show: 'low' })}
            />
            <Figure
              name="Upstreams down"
              value={down ?? '…'}
              note="targets that take no requests"
              tone={down === undefined || down === 0 ? 'plain' : 'bad'}
              href={to('/upstreams')}
            />
            <Figure
              name="Latency, 99 %"
              value={latency.p99_ms === null ? '–' : `≤ ${durationOf(latency.p99_ms)}`}
              note={
                latency.p50_ms === null
                  ? `requests in five minutes: ${latency.requests}`
                  : `half ≤ ${durationOf(latency.p50_ms)}, requests in five minutes: ${latency.requests}`
              }
            />
            <Figure
              name="Gateway"
              value={ready ? 'Ready' : 'Not ready'}
              note={reason ?? 'takes requests'}
              tone={ready ? 'good' : 'bad'}
              href={to('/configuration')}
            />
          </div>
        );
      }}
    </Loaded>
  );
}

function durationOf(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`;
}

const BY = ['model', 'day'] as const;
const TABLE = ['model'] as const;

function Spend() {
  const tz = timeZone();
  const since = dayBefore(6);
  const read = useRead('usage.sum', { by: BY, since, tz }, SPEND_ms);
  return (
    <Loaded of={read}>
      {({ data }) => (
        <UsageReport
          rows={data}
          by={BY}
          table={TABLE}
          days={[since, dayBefore(0)]}
          empty={
            <>
              <p>Nothing was used yet. The way to a first charge:</p>
              <ol>
                <li>
                  <a href={to('/accounts')}>Create an account</a> and top it up.
                </li>
                <li>Create a key on the account's screen and send the request that is shown with it.</li>
                <li>
                  Watch it under <a href={to('/tasks')}>Tasks</a> or in the account's ledger.
                </li>
              </ol>
            </>
          }
        />
      )}
    </Loaded>
  );
}
