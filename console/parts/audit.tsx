/** The audit: proves every invariant of money over the whole store, and gives an anchor to note elsewhere. */
import type { Output } from '../lib/client.ts';
import { Time } from '../lib/format.tsx';
import { change, useRead } from '../lib/read.ts';
import { Copy, FormDialog, Opener } from './dialog.tsx';
import { Badge, type Tone } from './page.tsx';
import { Loaded } from './state.tsx';

const RUNNING_ms = 1_000;
const EVERY_ms = 30_000;

type Shown = Output<'audit.show'>;

/** The last audit of this gateway, and a button for another one. */
export function Audit() {
  const read = useRead('audit.list', {}, EVERY_ms);
  return (
    <Loaded of={read}>
      {({ data: [last] }) => (
        <>
          {last === undefined ? (
            <p>
              No audit since the gateway started. An audit reads the whole store: it recomputes every balance and every
              charge, and proves that no entry was edited.
            </p>
          ) : (
            <Result key={last.id} last={last} />
          )}
          <p class="act">
            <Opener label="Run an audit" dialog={(close) => <Start close={close} />} />
          </p>
        </>
      )}
    </Loaded>
  );
}

function Start({ close }: { readonly close: () => void }) {
  return (
    <FormDialog
      title="Run an audit"
      act="Run it"
      close={close}
      intro={<p>It reads the whole store in a thread of its own, and changes nothing.</p>}
      fields={[
        {
          name: 'anchor',
          label: 'Anchor of an earlier audit',
          hint: 'Then it also proves that nothing before that audit was edited',
        },
      ]}
      run={async ({ anchor = '' }, { once }) => {
        await change('audit.start', anchor.trim() === '' ? {} : { anchor: anchor.trim() }, { once });
        return 'The audit runs.';
      }}
    />
  );
}

const TONES: Readonly<Record<string, Tone>> = { ok: 'good', running: 'plain' };

/** @param last as the list has it; while it runs, it is read by itself. */
function Result({ last }: { readonly last: Shown }) {
  const running = useRead('audit.show', last.state === 'running' ? { id: last.id } : null, RUNNING_ms);
  const { state, percent, error, anchor, checked, breaches, breach_count, finished_at } = running.data ?? last;
  return (
    <div role="status">
      <p>
        <Badge tone={TONES[state] ?? 'bad'}>{state}</Badge>{' '}
        {state === 'running' ? `${percent} %` : <Time at={finished_at} />} {error}
      </p>
      {checked !== null && (
        <p class="muted">
          Checked {checked.accounts} accounts, {checked.entries} entries, {checked.holds} holds, {checked.tasks} tasks
          and {checked.changes} changes. {breach_count === 0 ? 'No breach.' : `${breach_count} breaches.`}
        </p>
      )}
      {breaches.map(({ invariant, account, task, message }) => (
        <p key={`${invariant} ${account} ${task} ${message}`} class="notice bad">
          {invariant}: {message} {account} {task}
        </p>
      ))}
      {anchor !== null && (
        <>
          <p>Note this anchor elsewhere. A later audit proves with it that nothing before it was edited.</p>
          <Copy label="anchor" text={anchor} />
        </>
      )}
    </div>
  );
}
