/** What was used and charged in a period. */
import Type, { type Static } from 'typebox';
import { USAGE_COLUMNS, USAGE_PERIODS, type UsageFilter } from '../../ledger/store/store.ts';
import { DAY_ms } from '../../lib/time/duration.ts';
import { FIRST_ms } from '../../lib/time/moment.ts';
import { offsetsOf } from '../../lib/time/time-zone.ts';
import { monthZone } from '../../plan/index.ts';
import { OtherUsageSchema, UsageSchema } from '../api/documents.ts';
import { optionalAccount, requireAccount } from '../api/find.ts';
import { type Context, operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { Id, nullable, object, TableFormat, Text } from '../api/schemas.ts';
import {
  monthOf,
  STATEMENT_POLICY,
  StatementSchema,
  statementCsv,
  statementDocument,
  statementHtml,
} from '../api/statement.ts';
import { readMoment_ms, readPeriod, readTimeZone } from '../api/values.ts';
import { writeUsageCsv } from '../reports/usage-csv.ts';
import { readUsageReport } from '../reports/usage-report.ts';

const BY_DEFAULT: UsageFilter['by'] = ['model', 'day'];

/** An answer in JSON has at most this many sums; CSV has any number. */
const MAX_SUMS = 50_000;

const usageInput = object({
  account: Type.Optional(Id('the id or the name of the account')),
  by: Type.Optional(
    Type.Array(Type.Enum(USAGE_COLUMNS), {
      description: `some of ${USAGE_COLUMNS.join(', ')}, separated by commas`,
      maxItems: USAGE_COLUMNS.length,
    }),
  ),
  since: Type.Optional(Text('a time as RFC 3339, or a duration before now, such as "7d"')),
  until: Type.Optional(Text('a time as RFC 3339, or a duration before now, such as "1d"')),
  tz: Type.Optional(Text('the IANA time zone of hours, days and months, such as Europe/Berlin; by default UTC')),
  top: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000,
      description: 'in JSON only so many sums: those with the largest amounts',
    }),
  ),
  format: TableFormat,
});

type UsageQuery = Omit<Static<typeof usageInput>, 'top' | 'format'>;

export const sumUsage = operation({
  name: 'usage.sum',
  method: 'GET',
  path: '/usage',
  role: 'viewer',
  summary: 'Sum the usage and cost of metered requests and tasks, by quarters of an hour',
  input: usageInput,
  output: object({ data: Type.Array(UsageSchema), others: nullable(OtherUsageSchema) }),
  example: { by: ['model', 'day'], since: '7d' },
  async csv(asked, context) {
    const filter = await filterOf(asked, context);
    if (context.gateway === undefined) throw new Error('a command writes its file itself');
    return { name: 'usage', texts: await context.gateway.reports.usageCsv(filter) };
  },
  async write(asked, context, write) {
    await writeUsageCsv(context.store, await filterOf(asked, context), write);
  },
  async json({ top, ...asked }, context) {
    if (context.gateway === undefined) throw new Error('a command makes its JSON itself');
    const { text, sums } = await context.gateway.reports.usage(await filterOf(asked, context), top, MAX_SUMS);
    return text ?? refuseMany(sums);
  },
  async run({ top, ...asked }, context) {
    const report = await readUsageReport(context.store, await filterOf(asked, context), top);
    return report.data.length > MAX_SUMS ? refuseMany(report.data.length) : report;
  },
});

function refuseMany(sums: number): never {
  const hint = 'ask for CSV, for the top ones, for fewer columns or for a shorter time';
  throw new Problem('invalid_value', `the report would have ${sums} sums, more than ${MAX_SUMS}`, hint);
}

async function filterOf(
  { account: nameOrId, by = [...BY_DEFAULT], since, until, tz = 'UTC' }: UsageQuery,
  { store, now }: Pick<Context, 'store' | 'now'>,
): Promise<UsageFilter> {
  const zone = readTimeZone(tz);
  const now_ms = now();
  const since_ms = since === undefined ? undefined : readPeriod({ since, until }, now_ms, zone).since_ms;
  const until_ms = until === undefined ? undefined : readMoment_ms('until', until, now_ms, zone);
  const account = await optionalAccount(store, nameOrId);
  const isLocal = zone !== 'UTC' && USAGE_PERIODS.some((period) => by.includes(period));
  return {
    by: [...new Set(by)],
    ...(account === undefined ? {} : { account: account.id }),
    ...(since_ms === undefined ? {} : { since_ms }),
    ...(until_ms === undefined ? {} : { until_ms }),
    ...(isLocal && { offsets: offsetsOf(zone, since_ms ?? FIRST_ms, (until_ms ?? now_ms) + DAY_ms) }),
  };
}

const statementInput = object({
  account: Id('the id or the name of the account'),
  month: Text('a month, such as 2026-11'),
  tz: Type.Optional(Text('the IANA time zone of the month, such as Europe/Berlin; by default `seller.tz`')),
  format: Type.Optional(Type.Enum(['json', 'csv', 'html'], { description: 'by default that of Accept, or json' })),
});

export const showStatement = operation({
  name: 'statement.show',
  method: 'GET',
  path: '/accounts/{account}/statement',
  role: 'viewer',
  summary:
    'Show the statement of a month: opening balance, top-ups, charges by model, adjustments, refunds, closing balance',
  input: statementInput,
  output: StatementSchema,
  example: { account: 'demo', month: '2026-11' },
  async csv(asked, context) {
    const document = await statementOf(asked, context);
    return { name: `${document.month}-${document.account}`, texts: [statementCsv(document)] };
  },
  html: {
    policy: STATEMENT_POLICY,
    render: async (asked, context) => statementHtml(await statementOf(asked, context), context.plan()?.seller),
  },
  async write({ format, ...asked }, context, write) {
    const document = await statementOf(asked, context);
    write(format === 'html' ? statementHtml(document, context.plan()?.seller) : statementCsv(document));
  },
  run: statementOf,
});

async function statementOf(
  { account: nameOrId, month, tz }: Static<typeof statementInput>,
  { store, gateway, now, currency: known, plan }: Context,
) {
  const configured = plan();
  const zone = readTimeZone(tz ?? (configured === undefined ? 'UTC' : monthZone(configured)));
  const period = monthOf(month, zone);
  const account = await requireAccount(store, nameOrId);
  const read = gateway?.reports.statement ?? store.accountStatement;
  const currency = 'currency' in known ? known.currency : (configured?.currency ?? null);
  return statementDocument(await read(account.id, period), {
    ...period,
    account,
    seller: configured?.seller,
    month,
    tz: zone,
    currency,
    now_ms: now(),
  });
}
