/** The periods of the usage, in days of UTC. */

/** With the words of the page. */
export const PERIODS = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  month: 'This month',
  before: 'Last month',
  own: 'Other days',
} as const;

export type Period = keyof typeof PERIODS;

const DAY_ms = 86_400_000;

type Days = readonly [from: string, to: string];

/** The first and the last day of a period that ends now. */
export function periodOf(period: Exclude<Period, 'own'>, now: Date): Days {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  if (period === 'month') return [dayOf(Date.UTC(year, month, 1)), dayOf(now.getTime())];
  if (period === 'before') return [dayOf(Date.UTC(year, month - 1, 1)), dayOf(Date.UTC(year, month, 0))];
  return [dayOf(now.getTime() - (Number.parseInt(period, 10) - 1) * DAY_ms), dayOf(now.getTime())];
}

/** All days from the first to the last. */
export function daysOf([from, to]: Days): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_ms) + 1;
  return Array.from({ length: count }, (_, index) => dayOf(Date.parse(from) + index * DAY_ms));
}

function dayOf(at_ms: number): string {
  return new Date(at_ms).toISOString().slice(0, 10);
}
