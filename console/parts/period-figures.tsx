/** The figures of a period, each with that of the period before. */
import { to } from '../lib/address.ts';
import type { Output } from '../lib/client.ts';
import { durationText, Money, percentText, timeZone } from '../lib/format.tsx';
import { SUMS_ms, useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { Figure } from './page.tsx';
import type { Period } from './period.tsx';
import { Loaded } from './state.tsx';
import { NotCounted, trafficValue } from './traffic-report.tsx';
import { type Sum, totalOf, unitsOf } from './usage-report.tsx';

/** Revenue, margin, requests, error rate, first byte and tokens. */
export function PeriodFigures({ period }: { readonly period: Period }) {
  const { currency } = useMe();
  const tz = timeZone();
  const { span, before, query } = period;
  const columns = ['model'] as const;
  const money = useRead('usage.sum', { by: columns, ...span, tz }, SUMS_ms);
  const moneyBefore = useRead('usage.sum', before === undefined ? null : { by: columns, ...before, tz }, SUMS_ms);
  const traffic = useRead('request.sums', { ...span, tz }, SUMS_ms);
  const trafficBefore = useRead('request.sums', before === undefined ? null : { ...before, tz }, SUMS_ms);
  return (
    <Loaded of={money}>
      {({ data }) => {
        const now = totalOf(data);
        const then = moneyBefore.data && totalOf(moneyBefore.data.data);
        const tokens = tokensOf(data);
        return (
          <>
            <div class="figures">
              <Figure
                name={`Revenue, ${currency}`}
                value={<Money amount={now.amount} inLink />}
                note={<Compared now={Number(now.amount)} before={numberOf(then?.amount)} show={amountText} />}
                href={to('/usage', query)}
              />
              <Figure
                name={`Margin, ${currency}`}
                value={<Money amount={now.margin} inLink />}
                note={
                  now.margin === null ? (
                    'the cost of some of it is not known'
                  ) : (
                    <Compared now={Number(now.margin)} before={numberOf(then?.margin)} show={amountText} />
                  )
                }
                href={to('/usage', { ...query, measure: 'margin' })}
              />
              <TrafficFigures now={traffic.data?.total} before={trafficBefore.data?.total} period={period} />
              <Figure name="Tokens" value={shortCount(tokens.sum)} note={tokens.text} href={to('/usage', query)} />
            </div>
            {traffic.data && <NotCounted of={traffic.data} />}
          </>
        );
      }}
    </Loaded>
  );
}

type Total = Output<'request.sums'>['total'];

interface TrafficFiguresProps {
  /** Undefined: not read yet. */
  readonly now: Total | undefined;
  readonly before: Total | undefined;
  readonly period: Period;
}

const TRAFFIC_FIGURES = [
  ['Requests', 'requests', shortCount],
  ['Error rate', 'error_rate', percentText],
  ['First byte, half', 'first_byte_p50', durationText],
  ['First byte, 95 %', 'first_byte_p95', durationText],
] as const;

function TrafficFigures({ now, before, period: { query } }: TrafficFiguresProps) {
  return (
    <>
      {TRAFFIC_FIGURES.map(([name, measure, show]) => {
        const value = now && trafficValue(now, measure);
        const then = before && trafficValue(before, measure);
        const isKnown = typeof value === 'number';
        return (
          <Figure
            key={name}
            name={name}
            value={isKnown ? show(value) : value === null ? '–' : '…'}
            note={isKnown && <Compared now={value} before={then ?? undefined} show={show} />}
            href={
              measure === 'requests' ? to('/requests', query) : to('/usage', { ...query, measure, by: 'target,day' })
            }
          />
        );
      })}
    </>
  );
}

interface ComparedProps {
  readonly now: number;
  /** Undefined: not known. */
  readonly before: number | undefined;
  readonly show: (value: number) => string;
}

/** How a number differs from the one of the period before. */
function Compared({ now, before, show }: ComparedProps) {
  if (before === undefined) return null;
  const change = before === 0 ? 0 : (100 * (now - before)) / Math.abs(before);
  const sign = change > 0 ? '+' : '−';
  const changed = Math.abs(change) < 0.5 ? '' : `${sign}${Math.abs(change).toFixed(0)} %, `;
  return <span>{`${changed}${show(before)} before`}</span>;
}

function amountText(amount: number): string {
  return amount.toFixed(2);
}

function numberOf(amount: string | null | undefined): number | undefined {
  return amount === null || amount === undefined ? undefined : Number(amount);
}

/** Classes of units that are tokens. Seconds, images and others are not added to them. */
const TOKENS = /^(?:input|output|cache|tokens?$|reasoning|thinking|text|audio)/;
/** Classes that the figure names. */
const NAMED = 2;

function tokensOf(rows: readonly Sum[]): { readonly sum: number; readonly text: string } {
  const counts = Object.entries(unitsOf(rows))
    .filter(([name]) => TOKENS.test(name))
    .map(([name, count]) => [name, Number(count)] as const)
    .toSorted(([, a], [, b]) => b - a);
  const named = counts.slice(0, NAMED).map(([name, count]) => `${name} ${shortCount(count)}`);
  return { sum: counts.reduce((sum, [, count]) => sum + count, 0), text: named.join(', ') };
}

const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A large count in few digits: `1.2M`. */
function shortCount(count: number): string {
  return SHORT.format(count);
}
