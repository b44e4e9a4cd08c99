/** The audit: proves every invariant of money over the whole store, and gives an anchor to note elsewhere. */
import { useState } from 'preact/hooks';
import type { Problem } from '../lib/client.ts';
import { Time } from '../lib/format.tsx';
import { change, problemOf, useRead } from '../lib/read.ts';
import { Copy } from './dialog.tsx';
import { Badge } from './page.tsx';
import { Loaded, Refusal } from './state.tsx';

const EVERY_ms = 1_000;

export function Audit() {
  const [id, setId] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const start = async () => {
    setProblem(undefined);
    try {
      setId((await change('audit.start', {})).id);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <>
      <p>
        An audit reads the whole store: it recomputes every balance from the entries and checks that no entry was
        edited.
      </p>
      <button type="button" onClick={start}>
        Run an audit
      </button>
      {problem !== undefined && <Refusal problem={problem} />}
      {id !== undefined && <Result key={id} id={id} />}
    </>
  );
}

function Result({ id }: { readonly id: string }) {
  const [isRunning, setRunning] = useState(true);
  const read = useRead('audit.show', { id }, isRunning ? EVERY_ms : undefined);
  if (read.data !== undefined && read.data.state !== 'running' && isRunning) setRunning(false);
  return (
    <Loaded of={read}>
      {({ state, percent, ok, error, anchor, checked, breaches, finished_at }) => (
        <div role="status">
          <p>
            <Badge tone={ok === true ? 'good' : state === 'running' ? 'plain' : 'bad'}>{state}</Badge>{' '}
            {state === 'running' ? `${percent} %` : <Time at={finished_at} />} {error}
          </p>
          {checked !== null && (
            <p>
              Checked: {checked.accounts} accounts, {checked.entries} entries, {checked.holds} holds, {checked.tasks}{' '}
              tasks, {checked.changes} changes.
            </p>
          )}
          {breaches.map(({ invariant, account, task, message }) => (
            <p key={message} class="notice bad">
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
      )}
    </Loaded>
  );
}
