/**
 * How far stored sums tell requests apart. A store with many keys has about as many sums by key as requests; questions that are about no
 * account read those of all accounts together, which are few.
 */
import type { RequestSeries } from './record.ts';

export const SUM_SUBJECTS = ['account', 'key', 'model', 'route', 'target'] as const;
export type SumSubject = (typeof SUM_SUBJECTS)[number];

interface SumLevel {
  /** Of the names of its periods. */
  readonly prefix: '' | 'all_' | 'whole_';
  /** The others are empty in its series. */
  readonly subjects: readonly SumSubject[];
}

/** From the finest to the coarsest. */
export const SUM_LEVELS: readonly SumLevel[] = [
  { prefix: '', subjects: SUM_SUBJECTS },
  { prefix: 'all_', subjects: ['model', 'route', 'target'] },
  { prefix: 'whole_', subjects: [] },
];

/** Periods of stored sums: quarters of an hour, and days in UTC, of each level. */
export type SumPeriod = `${SumLevel['prefix']}${'quarter' | 'day'}`;
export const SUM_PERIODS: readonly SumPeriod[] = SUM_LEVELS.flatMap(
  ({ prefix }) => [`${prefix}quarter`, `${prefix}day`] as const,
);

/** The coarsest period that tells these subjects apart. */
export function periodOf(subjects: readonly string[], period: 'quarter' | 'day'): SumPeriod {
  const level = SUM_LEVELS.findLast((each) =>
    subjects.every((subject) => each.subjects.some((its) => its === subject)),
  );
  return `${level?.prefix ?? ''}${period}`;
}

/** The subjects of a filter. */
export function subjectsOf(filter: Partial<Record<SumSubject, unknown>>): readonly SumSubject[] {
  return SUM_SUBJECTS.filter((subject) => filter[subject] !== undefined);
}

/** A series with what a level tells apart. */
export function seriesOfLevel(series: RequestSeries, { subjects }: SumLevel): RequestSeries {
  const told = (subject: SumSubject) => (subjects.includes(subject) ? series[subject] : '');
  return {
    account: told('account'),
    key: told('key'),
    route: told('route'),
    model: told('model'),
    target: told('target'),
  };
}
