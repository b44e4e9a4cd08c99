/** The requests of the account: what became of each in words, and the computation of its charge. */
import { useState } from 'preact/hooks';
import type { AccountView } from '../../src/gateway/http/account-view.ts';
import { Money, None, orNone, Time, Units } from '../lib/format.tsx';
import { Dialog, Opener } from '../parts/dialog.tsx';
import { Badge, Facts, Id, type Tone } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import type { Values } from './ask.ts';
import { amount, Problem, Rows, type SectionProps, useAnswers } from './rows.tsx';

/** Classes of statuses to choose from. */
const CLASSES = { '': 'All', '2xx': 'Answered', '4xx': 'Refused', '5xx': 'Failed' };

export function Requests(props: SectionProps) {
  const [status, setStatus] = useState('');
  const explain = props.views.find(({ show }) => show === 'request');
  return (
    <Rows
      {...props}
      first={undefined}
      title="Requests"
      empty={({ value }) => emptyText(value('recorded') === 'false', status !== '')}
      asked={{ status }}
      filters={
        <label class="filter">
          Show
          <select value={status} onChange={({ currentTarget: { value } }) => setStatus(value)}>
            {Object.entries(CLASSES).map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </select>
        </label>
      }
      columns={() => [
        { name: 'Time', show: (row) => <Time at={row('request.at')} /> },
        { name: 'Outcome', show: (row) => <Outcome row={row} /> },
        { name: 'Model', show: (row) => <span class="tight">{orNone(row('request.model'))}</span> },
        { name: 'Took', isNumber: true, show: (row) => <Took ms={row('request.duration_ms')} /> },
        { name: 'Units', show: (row) => <Units of={unitsOf(row)} /> },
        amount('Charged', 'request.charged'),
        ...(explain === undefined
          ? []
          : [{ name: '', show: (row: Values) => <Explain row={row} view={explain} apiKey={props.apiKey} /> }]),
      ]}
    />
  );
}

function emptyText(isOff: boolean, isFiltered: boolean): string {
  if (isOff) return 'The gateway does not record requests. What they cost is in the usage and the statement.';
  return isFiltered
    ? 'There are no such requests.'
    : 'No request was made yet, or the last ones are too old to be kept.';
}

/** What the gateway refused, by its kind of error. */
const REFUSED: Readonly<Record<string, string>> = {
  insufficient_funds: 'refused: the balance is used up',
  spend_limited: 'refused: a spending limit is reached',
  rate_limited: 'refused: too many requests',
  account_suspended: 'refused: the account is suspended',
  unauthenticated: 'refused: the key is not valid',
  model_not_found: 'refused: the key may not use this model, or it does not exist',
  task_not_found: 'refused: there is no such task',
  idempotency_mismatch: 'refused: the idempotency key was used for another request',
  request_timeout: 'refused: the request did not come in time',
  body_too_large: 'refused: the request is too large',
  upstream_timeout: 'failed: the model did not answer in time',
  upstream_failed: 'failed: the model did not answer',
  upstream_off: 'failed: the model cannot be reached',
  overloaded: 'failed: the gateway is overloaded',
  internal: 'failed: a fault of the gateway',
};

/** In words, with its status. */
function outcomeOf(row: Values): readonly [tone: Tone, words: string] {
  const [status, error, failed_by] = [row('request.status'), row('request.error'), row('request.failed_by')];
  if (status === null) return ['plain', 'its record is gone'];
  const known = error === null ? undefined : REFUSED[error];
  if (Number(status) < 400) return failed_by === null ? ['good', 'answered'] : ['bad', 'the answer broke off'];
  if (status === '499') return ['warn', 'ended by the caller before an answer'];
  const isRefused = failed_by === null ? Number(status) < 500 : failed_by === 'caller';
  return isRefused ? ['warn', known ?? 'refused: the request is not valid'] : ['bad', known ?? 'failed'];
}

function Outcome({ row }: { readonly row: Values }) {
  const [tone, words] = outcomeOf(row);
  return (
    <span>
      <Badge tone={tone}>{row('request.status') ?? '–'}</Badge> {words}
    </span>
  );
}

function Took({ ms }: { readonly ms: string | null }) {
  if (ms === null) return <None />;
  return <span class="whole">{Number(ms) < 1_000 ? `${ms} ms` : `${(Number(ms) / 1_000).toFixed(1)} s`}</span>;
}

function unitsOf(row: Values): Readonly<Record<string, string>> {
  return JSON.parse(row('request.units') ?? '{}');
}

interface ExplainProps {
  readonly row: Values;
  readonly view: AccountView;
  readonly apiKey: string;
}

function Explain({ row, view, apiKey }: ExplainProps) {
  const id = row('request.id');
  if (id === null) return null;
  return (
    <Opener
      label="Explain"
      dialog={(close) => (
        <Dialog title="Request" close={close}>
          <Explanation id={id} row={row} view={view} apiKey={apiKey} />
        </Dialog>
      )}
    />
  );
}

function Explanation({ id, row, view, apiKey }: ExplainProps & { readonly id: string }) {
  const { answers, problem } = useAnswers(view, apiKey, undefined, { id });
  const [answer] = answers;
  const steps = answer?.items.filter((step) => step('step.text')?.startsWith('0 ') === false) ?? [];
  const isPending = row('request.task') !== null && row('request.charged') === null;
  return (
    <>
      <Facts
        of={[
          ['Request', <Id key="id" text={id} />],
          ['Time', <Time key="at" at={row('request.at')} />],
          ['Outcome', <Outcome key="outcome" row={row} />],
          ['Model', orNone(row('request.model'))],
          ['First byte', <Took key="first" ms={row('request.first_byte_ms')} />],
          ['Took', <Took key="took" ms={row('request.duration_ms')} />],
          ['Units', <Units key="units" of={unitsOf(row)} />],
          ...(row('request.task') === null
            ? []
            : [['Task', <Id key="task" text={row('request.task') ?? ''} />] as const]),
          ['Charged', <Money key="charged" amount={row('request.charged')} exact />],
        ]}
      />
      {problem !== undefined && <Problem text={problem} />}
      {answer === undefined && problem === undefined && (
        <p class="muted" role="status">
          Loading…
        </p>
      )}
      {answer !== undefined && (
        <Table
          label="How the charge is computed"
          rows={steps}
          keyOf={(step) => String(steps.indexOf(step))}
          empty="Nothing was charged for this request."
          columns={[
            {
              name: isPending ? 'Pending until the task ends' : 'How the charge is computed',
              show: (step) => <span class="tight">{orNone(step('step.text'))}</span>,
            },
            { name: 'Result', isNumber: true, show: (step) => orNone(step('step.result')) },
          ]}
        />
      )}
    </>
  );
}
