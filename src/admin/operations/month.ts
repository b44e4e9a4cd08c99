/** The end of a month: what all customers did, and their statements. */
import Type, { type Static } from 'typebox';
import { monthBefore } from '../../lib/time/time-zone.ts';
import { monthZone } from '../../plan/index.ts';
import { MONTH_COLUMNS, type MonthAbout, type MonthOrder, MonthSchema, monthDocument } from '../api/month-document.ts';
import { type Context, operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { object, Text } from '../api/schemas.ts';
import { monthOf } from '../api/statement.ts';
import { readTimeZone } from '../api/values.ts';
import { type MonthQuestion, monthText } from '../reports/month-report.ts';
import { TOO_MANY_STATEMENTS, writeMonthZip, type ZipQuestion } from '../reports/month-zip.ts';

/** An answer in JSON has at most this many accounts; CSV has any number. */
const MAX_ACCOUNTS = 50_000;

const monthInput = object({
  month: Type.Optional(Text('a month, such as 2026-11; by default the last one that has ended')),
  tz: Type.Optional(Text('the IANA time zone of the month, such as Europe/Berlin; by default `seller.tz`')),
  sort: Type.Optional(Type.Enum(MONTH_COLUMNS, { description: 'by default charged' })),
  order: Type.Optional(
    Type.Enum(['asc', 'desc'], { description: 'by default desc, the largest first; of account, asc' }),
  ),
  top: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000, description: 'in JSON only so many accounts, and the others as one' }),
  ),
  format: Type.Optional(
    Type.Enum(['json', 'csv', 'zip'], {
      description:
        'zip: the statements of all accounts, as pages that print and as CSV; by default that of Accept, or json',
    }),
  ),
});

type MonthQuery = Static<typeof monthInput>;

export const showMonth = operation({
  name: 'month.show',
  method: 'GET',
  path: '/month',
  role: 'viewer',
  summary: 'Show a month of all accounts, with the sum of the ledger, or pack their statements into a ZIP file',
  input: monthInput,
  output: MonthSchema,
  example: { month: '2026-11', sort: 'margin', order: 'asc', top: 100 },
  async csv({ top: _, ...asked }, context) {
    const about = aboutOf(asked, context);
    return { name: about.month, texts: [await textOf(about, asked, 'csv', context)] };
  },
  async zip(asked, { gateway, ...context }) {
    if (gateway === undefined) throw new Error('a command writes its file itself');
    const question = zipQuestion(asked, context);
    const parts = await begun(gateway.reports.monthZip(question)).catch(refuseTooMany);
    return { name: `${question.about.month}-statements`, parts };
  },
  async write({ format, top: _, ...asked }, context, write) {
    if (format !== 'zip') return write(await textOf(aboutOf(asked, context), asked, 'csv', context));
    await writeMonthZip(context.store, zipQuestion(asked, context), write).catch(refuseTooMany);
  },
  async json(asked, context) {
    return textOf(aboutOf(asked, context), asked, 'json', context);
  },
  async run(asked, context) {
    const about = aboutOf(asked, context);
    return monthDocument(await context.store.accountMonths(about), about, orderOf(asked));
  },
});

function orderOf({ sort = 'charged', order = sort === 'account' ? 'asc' : 'desc', top }: MonthQuery): MonthOrder {
  return { sort, order, top };
}

function aboutOf({ month: named, tz }: MonthQuery, { now, plan, currency: known }: MonthContext): MonthAbout {
  const configured = plan();
  const zone = readTimeZone(tz ?? (configured === undefined ? 'UTC' : monthZone(configured)));
  const month = named ?? monthBefore(now(), zone);
  const currency = 'currency' in known ? known.currency : (configured?.currency ?? null);
  return { ...monthOf(month, zone), month, tz: zone, currency, now_ms: now() };
}

type MonthContext = Pick<Context, 'now' | 'plan' | 'currency'>;

async function textOf(
  about: MonthAbout,
  asked: MonthQuery,
  format: MonthQuestion['format'],
  { gateway, store }: Pick<Context, 'gateway' | 'store'>,
): Promise<string> {
  const question = { about, format, max: MAX_ACCOUNTS, ...orderOf(asked) };
  const { text, accounts } = await (gateway?.reports.month(question) ?? monthText(store, question));
  if (text !== undefined) return text;
  const message = `the month has ${accounts} accounts, more than the ${MAX_ACCOUNTS} of an answer`;
  throw new Problem('invalid_value', message, 'ask for CSV, or for the top ones');
}

function zipQuestion(asked: MonthQuery, context: MonthContext): ZipQuestion {
  return { about: aboutOf(asked, context), seller: context.plan()?.seller };
}

/** The parts, when the first one is made, so that a report that fails at once is refused. */
async function begun<Part>(parts: AsyncIterable<Part>): Promise<AsyncIterable<Part>> {
  const iterator = parts[Symbol.asyncIterator]();
  let first: IteratorResult<Part> | undefined = await iterator.next();
  const next = async () => {
    const result = first ?? (await iterator.next());
    first = undefined;
    return result;
  };
  const end = async () => (await iterator.return?.()) ?? { done: true as const, value: undefined };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}

/** @throws Problem for more statements than a ZIP file takes. */
function refuseTooMany(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === TOO_MANY_STATEMENTS)) throw error;
  throw new Problem('invalid_value', error.message, 'read the statements one by one, or ask for CSV');
}
