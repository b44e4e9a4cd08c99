/** `statement.show`: what moved the wallet of an account in a month, as JSON, CSV or a page that prints. */
import Type from 'typebox';
import { requireAccount } from '../find.ts';
import { type Context, operation } from '../operation.ts';
import { Id, object, Text } from '../schemas.ts';
import {
  monthOf,
  STATEMENT_POLICY,
  StatementSchema,
  statementCsv,
  statementDocument,
  statementHtml,
} from '../statement.ts';
import { readTimeZone } from '../values.ts';

interface Asked {
  readonly account: string;
  readonly month: string;
  readonly tz?: string;
}

export const showStatement = operation({
  name: 'statement.show',
  method: 'GET',
  path: '/accounts/{account}/statement',
  role: 'viewer',
  summary:
    'Show the statement of a month: opening balance, top-ups, charges by model, adjustments, refunds, closing balance',
  input: object({
    account: Id('the id or the name of the account'),
    month: Text('a month, such as 2026-11'),
    tz: Type.Optional(Text('the IANA time zone of the month, such as Europe/Berlin; by default UTC')),
    format: Type.Optional(Type.Enum(['json', 'csv', 'html'], { description: 'by default that of Accept, or json' })),
  }),
  output: StatementSchema,
  example: { account: 'demo', month: '2026-11' },
  async csv(asked, context) {
    return toParts(statementCsv(await statementOf(asked, context)));
  },
  html: {
    policy: STATEMENT_POLICY,
    render: async (asked, context) => statementHtml(await statementOf(asked, context)),
  },
  run: statementOf,
});

async function* toParts(text: string): AsyncGenerator<string> {
  yield text;
}

async function statementOf(
  { account: nameOrId, month, tz = 'UTC' }: Asked,
  { store, gateway, now, currency: known, plan }: Context,
) {
  const zone = readTimeZone(tz);
  const period = monthOf(month, zone);
  const account = await requireAccount(store, nameOrId);
  const read = gateway?.reports.statement ?? store.accountStatement;
  const currency = 'currency' in known ? known.currency : (plan()?.currency ?? null);
  return statementDocument(await read(account.id, period), {
    ...period,
    account,
    month,
    tz: zone,
    currency,
    now_ms: now(),
  });
}
