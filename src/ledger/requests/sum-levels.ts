/**
 * How far stored sums tell requests apart. A store with many keys has about as many sums by key as requests. A question about no account
 * reads the sums of all accounts together, which are few.
 */
import type { RequestSeries } from './record.ts';

export const SUM_SUBJECTS = ['account', 'key', 'model', 'route', 'target'] as const;
export type SumSubject = (typeof SUM_SUBJECTS)[number];

/** The subjects that a question is limited to. */
export type SubjectFilter = { readonly [subject in SumSubject]?: string | undefined };

export interface SumLevel {
  /** Begins the names of its periods. */
  readonly prefix: '' | 'all_' | 'whole_';
  /** What its series tell apart; the other columns of them are empty. */
  readonly subjects: readonly SumSubject[];
}

/** From the finest to the coarsest: by every subject, of all accounts together, and of everything together. */
export const SUM_LEVELS: readonly SumLevel[] = [
  { prefix: '', subjects: SUM_SUBJECTS },
  { prefix: 'all_', subjects: ['model', 'route', 'target'] },
  { prefix: 'whole_', subjects: [] },
];

/** The periods of stored sums: quarters of an hour and days in UTC, at each level. */
export type StoredPeriod = `${SumLevel['prefix']}${'quarter' | 'day'}`;
export const STORED_PERIODS: readonly StoredPeriod[] = SUM_LEVELS.flatMap(
  ({ prefix }) => [`${prefix}quarter`, `${prefix}day`] as const,
);

/** The period of the coarsest level that tells these subjects apart. */
export function storedPeriod(subjects: readonly SumSubject[], period: 'quarter' | 'day'): StoredPeriod {
  const level = SUM_LEVELS.findLast((each) => subjects.every((subject) => each.subjects.includes(subject)));
  return `${level?.prefix ?? ''}${period}`;
}

/** The subjects that a filter names. */
export function subjectsOf(filter: SubjectFilter): readonly SumSubject[] {
  return SUM_SUBJECTS.filter((subject) => filter[subject] !== undefined);
}

/** The series of a level that a series belongs to. */
export function seriesOfLevel(series: RequestSeries, { subjects }: SumLevel): RequestSeries {
  const shown = (subject: SumSubject) => (subjects.includes(subject) ? series[subject] : '');
  return {
    account: shown('account'),
    key: shown('key'),
    route: shown('route'),
    model: shown('model'),
    target: shown('target'),
  };
}

/**
 * Joins the series `s` of sums `q`. SQLite reads a CROSS JOIN in the order of its tables: without an account it would look up all sums of
 * each series. PostgreSQL chooses by itself.
 */
export function seriesJoin(subjects: readonly SumSubject[]): string {
  const isOfSome = subjects.includes('account') || subjects.includes('key');
  return `${isOfSome ? ',' : 'CROSS JOIN'} request_series s WHERE s.id = q.series`;
}
