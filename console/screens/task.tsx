/** One task: its time line with the money at each step, its price and what the upstream said. */
import { segment, to } from '../lib/address.ts';
import type { Output } from '../lib/client.ts';
import { Money, orNone, pairs, perUnit, Time } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMay, useMe } from '../lib/session.ts';
import { Opener } from '../parts/dialog.tsx';
import { AccountLink, EntryLink, KeyLink, StateBadge } from '../parts/links.tsx';
import { Facts, Figure, Id, Page, Section } from '../parts/page.tsx';
import { Capture, Release } from '../parts/resolve.tsx';
import { Loaded } from '../parts/state.tsx';

type Task = Output<'task.show'>;

/** A task that runs is watched. */
const EVERY_ms = 2_000;

export function TaskScreen({ id }: { readonly id: string }) {
  const read = useRead('task.show', { id }, EVERY_ms);
  const may = useMay();
  const task = read.data;
  const isOpen = task?.state === 'review' || task?.state === 'unknown';
  return (
    <Page
      title="Task"
      id={id}
      above={<a href={to('/tasks')}>Tasks</a>}
      actions={
        task !== undefined && (
          <>
            <a class="button" href={to(`/charges/${segment(task.id)}`)}>
              Explain
            </a>
            {isOpen && may('task.resolve') && (
              <>
                <Opener label="Release" dialog={(close) => <Release task={task} close={close} />} />
                <Opener label="Capture" class="main" dialog={(close) => <Capture task={task} close={close} />} />
              </>
            )}
          </>
        )
      }
    >
      <Loaded of={read}>{(shown) => <Shown task={shown} />}</Loaded>
    </Page>
  );
}

function Shown({ task }: { readonly task: Task }) {
  const { currency } = useMe();
  const { price } = task;
  return (
    <>
      <div class="figures">
        <Figure name="State" value={<StateBadge state={task.state} />} note={task.reason ?? undefined} />
        <Figure name={`Hold, ${currency}`} value={<Money amount={task.hold} />} note={task.hold_memo ?? undefined} />
        <Figure
          name={`Charged, ${currency}`}
          value={<Money amount={task.charged} />}
          note={task.charged_units === null ? undefined : `units: ${task.charged_units}`}
        />
      </div>
      <Section title="Time line">
        <ol class="line">
          {task.time_line.map(({ at, event, entry }) => (
            <li key={`${event} ${entry?.id ?? ''}`}>
              <Time at={at} />
              <strong>{event}</strong>
              {entry !== null && (
                <span>
                  posted <Money amount={entry.posted_delta} signed />, held <Money amount={entry.held_delta} signed />,
                  entry <EntryLink id={entry.id} />
                  {entry.memo !== null && (
                    <>
                      {', '}
                      <span class="muted unit">{entry.memo}</span>
                    </>
                  )}
                </span>
              )}
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Price">
        <Facts
          of={[
            ['Table', price.table],
            ['Price', perUnit(price.amount, price)],
            ['Price factor', price.discount],
            ['Held units', task.hold_units],
            ['Facts', orNone(pairs(task.facts))],
          ]}
        />
      </Section>
      <Section title="Task">
        <Facts
          of={[
            ['Account', <AccountLink key="account" name={task.account} />],
            ['Key', <KeyLink key="key" id={task.key} />],
            ['Model', task.model],
            ['Route', task.route],
            ['Upstream', `${task.upstream}, target ${task.target}`],
            ["Upstream's id", task.upstream_id === null ? orNone(null) : <Id key="upstream" text={task.upstream_id} />],
            ["Upstream's status", orNone(task.status)],
            ['Created', <Time key="created" at={task.created_at} />],
            ['Next poll', <Time key="poll" at={task.next_poll_at} />],
            ['Deadline', <Time key="deadline" at={task.deadline_at} />],
            ['Finished', <Time key="finished" at={task.finished_at} />],
          ]}
        />
        {task.record !== null && (
          <>
            <h3>Upstream's last record</h3>
            <pre>{task.record}</pre>
          </>
        )}
        <p class="links">
          <a href={to('/changes', { subject: task.id })}>Changes</a>
        </p>
      </Section>
    </>
  );
}
