/** The parts of the page: each asks one route, and shows its answer or why there is none. */
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { addAmounts, negate } from '../lib/amounts.ts';
import { Measured, Money, orNone, Time } from '../lib/format.tsx';
import { BalanceLines } from '../parts/balance-lines.tsx';
import { Chart, seriesOf } from '../parts/chart.tsx';
import { Badge, Facts, Section } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import type { Answer, Values } from './ask.ts';
import { daysOf, PERIODS, type Period, periodOf } from './periods.ts';
import { Requests } from './requests.tsx';
import { amount, Problem, Rows, type SectionProps, titled, useAnswers } from './rows.tsx';

/** The sections by what their routes show, in their order on the page. */
export const SECTIONS: Readonly<Record<string, FunctionComponent<SectionProps>>> = {
  balance: Balance,
  usage: Usage,
  limits: Limits,
  prices: Prices,
  requests: Requests,
  tasks: Tasks,
  statement: Statement,
};

function Balance({ view, apiKey, first }: SectionProps) {
  const { answers, problem } = useAnswers(view, apiKey, first);
  const [value] = answers.map((answer) => answer.value);
  const available = value?.('available') ?? null;
  const held = value?.('held') ?? null;
  return (
    <Section title={titled('Balance', value)}>
      {problem !== undefined && <Problem text={problem} />}
      {available !== null && Number(available) <= 0 && (
        <p class="notice warn" role="status">
          {held !== null && Number(held) === 0
            ? 'The balance is used up. Requests that cost money are refused until the account is topped up.'
            : 'All of the balance is pending. What running requests do not cost is available again when they end.'}
        </p>
      )}
      {value !== undefined && (
        <Facts
          of={[
            ['Available', <Money amount={available} />],
            ['Pending', <Money amount={held} />],
          ]}
        />
      )}
    </Section>
  );
}

/** By day and model, as a chart and a table of the same rows. Days are those of UTC, as the route has them. */
function Usage(props: SectionProps) {
  const [days, setDays] = useState(() => periodOf('30d', new Date()));
  const [chosen, setChosen] = useState<Period>('30d');
  const choose = (period: Period) => {
    setChosen(period);
    if (period !== 'own') setDays(periodOf(period, new Date()));
  };
  const day = (index: 0 | 1, name: string) => (
    <label class="filter">
      {name}
      <input
        type="date"
        value={days[index]}
        onChange={({ currentTarget: { value } }) => {
          const next = index === 0 ? ([value, days[1]] as const) : ([days[0], value] as const);
          if (value !== '' && next[0] <= next[1]) setDays(next);
        }}
      />
    </label>
  );
  return (
    <Rows
      {...props}
      first={undefined}
      title="Usage by day and model"
      empty="Nothing was used in this period. Choose another one above."
      asked={{ days }}
      filters={
        <>
          <label class="filter">
            Period, days of UTC
            <select value={chosen} onChange={({ currentTarget: { value } }) => choose(value as Period)}>
              {Object.entries(PERIODS).map(([period, words]) => (
                <option key={period} value={period}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          {chosen === 'own' && day(0, 'From')}
          {chosen === 'own' && day(1, 'To')}
        </>
      }
      above={(rows, currency) => <UsageChart rows={rows} days={days} currency={currency} />}
      columns={(rows) => [
        { name: 'Day', show: (row) => <span class="number">{orNone(row('usage.day'))}</span>, foot: 'Sum' },
        { name: 'Model', show: (row) => <span class="tight">{orNone(row('usage.model'))}</span> },
        { name: 'Requests', isNumber: true, show: (row) => orNone(row('usage.requests')), foot: countOf(rows) },
        amount('Amount', 'usage.amount', sumOf(rows, 'usage.amount')),
      ]}
    />
  );
}

interface UsageChartProps {
  readonly rows: readonly Values[];
  readonly days: readonly [from: string, to: string];
  readonly currency: string | null;
}

function UsageChart({ rows, days, currency }: UsageChartProps) {
  const points = rows.map(
    (row) => [row('usage.day') ?? '–', row('usage.model') ?? '–', Number(row('usage.amount') ?? 0)] as const,
  );
  const label = ['Amount by day and model', currency].filter((part) => part !== null).join(', ');
  return <Chart label={label} {...seriesOf(points, daysOf(days), 'bars')} />;
}

/** What the models that the key may use cost, and the full price if the key pays another one. */
function Prices(props: SectionProps) {
  return (
    <Rows
      {...props}
      title="Prices"
      empty="No model that this key may use has a price."
      columns={(rows) => [
        { name: 'Model', show: (row) => <span class="tight">{orNone(row('price.model'))}</span> },
        { name: 'For', show: (row) => orNone(row('price.for')) },
        ...(rows.some((row) => row('price.list') !== null && row('price.list') !== row('price.amount'))
          ? [
              {
                name: 'Full price',
                isNumber: true,
                show: (row: Values) => <Money amount={row('price.list')} exact />,
              },
            ]
          : []),
        { name: 'Price', isNumber: true, show: (row) => <Money amount={row('price.amount')} exact /> },
        { name: 'Per', show: (row) => orNone(row('price.unit')?.replaceAll('_', ' ')) },
        ...(rows.some(hasNextPrice)
          ? [
              {
                name: 'Next',
                isNumber: true,
                show: (row: Values) => (hasNextPrice(row) ? <Next row={row} /> : orNone(null)),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Whether another price is known to follow. */
function hasNextPrice(row: Values): boolean {
  return row('price.next') !== null && row('price.next') !== row('price.amount');
}

function Next({ row }: { readonly row: Values }) {
  return (
    <>
      <Money amount={row('price.next')} exact /> from <Time at={row('price.next_at')} />
    </>
  );
}

function Limits(props: SectionProps) {
  return (
    <Rows
      {...props}
      title="Limits"
      empty="This key has no limits."
      columns={() => [
        { name: 'Limit', show: (row) => orNone(limitOf(row('limit.measure'), row('limit.name'))) },
        { name: 'Allowed', isNumber: true, show: (row) => orNone(row('limit.limit')) },
        {
          name: 'Used',
          isNumber: true,
          show: (row) => <Measured measure={row('limit.measure')} of={row('limit.used')} />,
        },
        {
          name: 'Left',
          isNumber: true,
          show: (row) => {
            const left = row('limit.remaining');
            return left !== null && Number(left) <= 0 ? (
              <Badge tone="bad">none left</Badge>
            ) : (
              <Measured measure={row('limit.measure')} of={left} />
            );
          },
        },
        { name: 'Starts again', show: (row) => <Time at={row('limit.resets_at')} /> },
      ]}
    />
  );
}

/** `spend per day of the key` */
function limitOf(measure: string | null, name: string | null): string | null {
  if (measure === null || name === null) return measure ?? name;
  return `${measure.replaceAll('_', ' ')} of the ${name.replaceAll('_', ' ')}`;
}

function Tasks(props: SectionProps) {
  return (
    <Rows
      {...props}
      title="Tasks"
      empty="There are no tasks. A request whose result comes later, such as a video, makes one."
      columns={() => [
        { name: 'Task', show: (row) => <span class="id">{orNone(row('task.upstream_id') ?? row('task.id'))}</span> },
        { name: 'Model', show: (row) => <span class="tight">{orNone(row('task.model'))}</span> },
        { name: 'Status', show: (row) => orNone(row('task.status') ?? row('task.state')) },
        // Of a task that has ended, nothing is held any more.
        {
          name: 'Pending',
          isNumber: true,
          show: (row) => <Money amount={row('task.charged') === null ? row('task.held') : null} />,
        },
        amount('Charged', 'task.charged'),
        { name: 'Created', show: (row) => <Time at={row('task.created_at')} /> },
      ]}
    />
  );
}

function Statement({ view, apiKey, first }: SectionProps) {
  const [month, setMonth] = useState('');
  const { answers, problem } = useAnswers(
    view,
    apiKey,
    month === '' ? first : undefined,
    month === '' ? {} : { month },
  );
  const [answer] = answers;
  const shown = answer?.value('month') ?? month;
  const lines = answer === undefined ? [] : linesOf(answer);
  const csv = answer && `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(answer))}`;
  const download = csv !== undefined && (
    <a class="button" href={csv} download={`${shown}-${answer?.value('account') ?? 'statement'}.csv`}>
      Download CSV
    </a>
  );
  return (
    <Section title={titled('Statement', answer?.value)} actions={download}>
      <div class="filters">
        <label for="month">Month</label>
        <input
          id="month"
          type="month"
          placeholder="2026-11"
          value={shown}
          onChange={({ currentTarget: { value } }) => /^\d{4}-\d\d$/.test(value) && setMonth(value)}
        />
      </div>
      {problem !== undefined && <Problem text={problem} />}
      {answer !== undefined && (
        <>
          <BalanceLines label="Statement" lines={lines} />
          <h3>Charged by model</h3>
          <Table
            label="Charged by model"
            rows={answer.items}
            keyOf={(row) => String(row('charge.model'))}
            empty="Nothing was charged in this month. Choose another month above."
            columns={[
              { name: 'Model', show: (row) => <span class="tight">{orNone(row('charge.model'))}</span> },
              { name: 'Requests', isNumber: true, show: (row) => orNone(row('charge.requests')) },
              amount('Amount', 'charge.amount'),
            ]}
          />
        </>
      )}
    </Section>
  );
}

type Line = readonly [name: string, amount: string | null];

function linesOf({ value }: Answer): readonly Line[] {
  const charged = value('charged');
  const lines: readonly Line[] = [
    ['Opening balance', value('opening')],
    ['Top-ups', value('topups')],
    ['Adjustments', value('adjustments')],
    ['Refunds', value('refunds')],
    ['Charged', charged === null ? null : negate(charged)],
    ['Closing balance', value('closing')],
  ];
  return lines.filter(([, amount]) => amount !== null);
}

/** Each line names the account, the month and the currency, so that files can be joined. */
function csvOf(answer: Answer): string {
  const own = [cell(answer.value('account') ?? ''), answer.value('month'), answer.value('currency')];
  const rows = [
    ['account', 'month', 'currency', 'line', 'model', 'requests', 'amount'],
    ...linesOf(answer).map(([name, amount]) => [...own, name, '', '', amount]),
    ...answer.items.map((row) => [
      ...own,
      'Charged by model',
      cell(row('charge.model') ?? ''),
      row('charge.requests'),
      row('charge.amount'),
    ]),
  ];
  return rows.map((row) => `${row.map((text) => `"${(text ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`).join('');
}

/** A spreadsheet must not run a name as a formula. */
function cell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function sumOf(rows: readonly Values[], member: string): string {
  return rows.reduce((sum, row) => addAmounts(sum, row(member) ?? '0'), '0');
}

function countOf(rows: readonly Values[]): number {
  return rows.reduce((sum, row) => sum + Number(row('usage.requests') ?? 0), 0);
}
