/** The statement of an account and month: its document, and the same as CSV and as a page that prints. */
import { hash } from 'node:crypto';
import Type, { type Static } from 'typebox';
import type { AccountStatement, StatementPeriod } from '../../ledger/store/reads/statement.ts';
import { decimalsOf, formatNano, readFormatted, roundedNano } from '../../lib/money/amount.ts';
import { csvLine } from '../../lib/text/csv.ts';
import { clockOf, localTime, monthIn } from '../../lib/time/time-zone.ts';
import type { SellerPlan } from '../../plan/index.ts';
import { formatTime } from './documents.ts';
import { Problem } from './problem.ts';
import { Money, nullable, object, Text, Time } from './schemas.ts';

export const StatementSchema = object({
  account: Text("the account's name"),
  account_id: Text("the account's id"),
  month: Text('such as 2026-11'),
  tz: Text('the time zone of the month'),
  invoice: nullable(Text("its number in the seller's series; null: it is no invoice")),
  currency: nullable(Text('ISO 4217; null: there is no valid configuration')),
  from: Time,
  until: Time,
  is_complete: Type.Boolean({ description: 'whether the month has ended' }),
  opening: Money,
  topups: Money,
  adjustments: Money,
  refunds: Money,
  charges: Type.Array(
    object({
      model: Text('the model'),
      requests: Type.Integer(),
      units: Type.Record(Type.String(), Type.String()),
      amount: Money,
    }),
    { description: 'what was used in the month, as usage --by model sums it' },
  ),
  carried: {
    ...Money,
    description: 'charged in the month for usage of the month before, less what is charged later or waived',
  },
  charged: { ...Money, description: 'all charges and carried' },
  closing: { ...Money, description: 'opening + topups + adjustments + refunds - charged' },
  movements: Type.Array(
    object({
      entry: Text('the entry'),
      at: Time,
      kind: Text('topup, adjust or refund'),
      amount: Money,
      text: nullable(Text('reference or reason')),
    }),
    { description: 'at most 1,000' },
  ),
  movement_count: Type.Integer({ description: 'how many there are, also those that are not listed' }),
});

export type StatementDocument = Static<typeof StatementSchema>;

interface About extends StatementPeriod {
  readonly seller: Pick<SellerPlan, 'invoice' | 'tz'> | undefined;
  readonly account: { readonly id: string; readonly name: string };
  readonly month: string;
  readonly tz: string;
  readonly currency: string | null;
  readonly now_ms: number;
}

/** The time of a month of a zone. @throws Problem invalid_value */
export function monthOf(month: string, tz: string): StatementPeriod {
  const period = monthIn(month, tz);
  if (period !== undefined) return period;
  throw new Problem('invalid_value', `'${month.slice(0, 50)}' is not a month`, 'write one like 2026-11');
}

export function statementDocument(read: AccountStatement, about: About): StatementDocument {
  const { moved_nano: moved, charges, movements } = read;
  const charged_nano = -(moved.capture ?? 0n) - (moved.overage ?? 0n);
  const used_nano = charges.reduce((sum, { amount_nano }) => sum + amount_nano, 0n);
  return {
    account: about.account.name,
    account_id: about.account.id,
    month: about.month,
    tz: about.tz,
    invoice: invoiceOf(about),
    currency: about.currency,
    from: formatTime(about.from_ms),
    until: formatTime(about.to_ms),
    is_complete: about.to_ms <= about.now_ms,
    opening: formatNano(read.opening_nano),
    topups: formatNano(moved.topup ?? 0n),
    adjustments: formatNano(moved.adjust ?? 0n),
    refunds: formatNano(moved.refund ?? 0n),
    charges: charges
      .filter(({ requests }) => requests > 0)
      .map(({ model, requests, units, amount_nano }) => ({
        model: model ?? '',
        requests,
        units: { ...units },
        amount: formatNano(amount_nano),
      })),
    carried: formatNano(charged_nano - used_nano),
    charged: formatNano(charged_nano),
    closing: formatNano(read.closing_nano),
    movements: movements.map(({ id, at_ms, kind, posted_delta_nano, reference, memo }) => ({
      entry: String(id),
      at: formatTime(at_ms),
      kind,
      amount: formatNano(posted_delta_nano),
      text: reference ?? memo,
    })),
    movement_count: read.movement_count,
  };
}

/** The number of the invoice, the same each time. Only a whole month of the seller's time zone is one. */
function invoiceOf({ seller, month, tz, account, to_ms, now_ms }: About): string | null {
  if (seller?.invoice === undefined || tz !== seller.tz || to_ms > now_ms) return null;
  return `${seller.invoice}-${month}-${account.id.replace(/^acct_/, '')}`;
}

/** A line of the statement. The last line is the sum of all others. */
interface Line {
  readonly kind: string;
  readonly at: string;
  readonly text: string;
  readonly requests: number | null;
  readonly units: string;
  readonly amount: string;
}

function linesOf(document: StatementDocument): readonly Line[] {
  const plain = { at: '', text: '', requests: null, units: '' };
  const shown = document.movements.map(({ kind, at, text, amount }) => ({
    ...plain,
    kind,
    at,
    text: text ?? '',
    amount,
  }));
  const rest = document.movement_count - document.movements.length;
  return [
    { ...plain, kind: 'opening', at: document.from, amount: document.opening },
    ...(rest === 0
      ? shown
      : movementSums(document).map((sum) => ({ ...plain, ...sum, text: `${document.movement_count} in all` }))),
    ...document.charges.map(({ model, requests, units, amount }) => ({
      ...plain,
      kind: 'charge',
      text: model,
      requests,
      amount: negated(amount),
      units: Object.entries(units)
        .map(([unit, count]) => `${unit} ${count}`)
        .join('; '),
    })),
    ...(isZero(document.carried)
      ? []
      : [{ ...plain, kind: 'carried', text: CARRIED, amount: negated(document.carried) }]),
    { ...plain, kind: 'closing', at: document.until, amount: document.closing },
  ];
}

const CARRIED = 'charged this month for usage of the month before, less what is charged later or waived';

function movementSums({ topups, adjustments, refunds }: StatementDocument) {
  const sums = [
    { kind: 'topup', amount: topups },
    { kind: 'adjust', amount: adjustments },
    { kind: 'refund', amount: refunds },
  ];
  return sums.filter(({ amount }) => !isZero(amount));
}

function isZero(amount: string): boolean {
  return /^-?0\.0+$/.test(amount);
}

function negated(amount: string): string {
  if (isZero(amount)) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

/** The lines as CSV, with times of the zone. Each names the account and the currency, so that files can be joined. */
export function statementCsv(document: StatementDocument): string {
  const { account, currency, tz } = document;
  const clock = clockOf(tz);
  const lines = linesOf(document).map(({ kind, at, text, requests, units, amount }) => {
    const time = at === '' ? '' : localTime(Date.parse(at), clock);
    return csvLine([account, currency, kind, time, text, requests, units, amount]);
  });
  return [csvLine(['account', 'currency', 'kind', 'at', 'text', 'requests', 'units', 'amount']), ...lines].join('');
}

const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; color: #111; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; margin: 0 } p { margin: .2rem 0 1.5rem; color: #555 } .lines { white-space: pre-line }
header { display: flex; justify-content: space-between; gap: 2rem; margin: 0 0 2rem } header p { margin: 0; color: #111 } img { max-height: 4rem; max-width: 16rem }
table { border-collapse: collapse; width: 100% } th, td { padding: .35rem .5rem; text-align: left; vertical-align: top; border-bottom: 1px solid #ddd; overflow-wrap: anywhere }
th:last-child, td:last-child, .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
tr:first-child td, tr:last-child td { font-weight: 600 } thead { display: table-header-group } tr { break-inside: avoid }
footer { margin: 2rem 0 0; border-top: 1px solid #ddd; break-inside: avoid }
@page { margin: 18mm } @media print { body { margin: 0; max-width: none; font-size: 11px } }
`;

/** The Content-Security-Policy under which the page has its style, its logo and nothing else. */
export const STATEMENT_POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The lines as a page that prints, with the letterhead of the seller. Nothing in it is loaded from elsewhere. */
export function statementHtml(document: StatementDocument, seller: SellerPlan | undefined): string {
  const { currency, tz, month, account, invoice } = document;
  const clock = clockOf(tz);
  const dayOf = (at_ms: number) => localTime(at_ms, clock).slice(0, 'YYYY-MM-DD'.length);
  const decimals = decimalsOf(currency);
  const lines = linesOf(document);
  const amountOf = (amount: string) => roundedNano(readFormatted(amount), decimals);
  const rows = lines.map(({ kind, at, text, requests, units, amount }) => {
    const what = [WORDS[kind] ?? kind, text].filter((part) => part !== '').join(': ');
    const day = at === '' ? '' : dayOf(Date.parse(at));
    const cells = [day, what, requests === null ? '' : String(requests), units].map(
      (cell) => `<td>${escaped(cell)}</td>`,
    );
    return `<tr>${cells.join('')}<td title="${escaped(amount)}">${escaped(amountOf(amount))}</td></tr>`;
  });
  const isRounded = lines.some(
    ({ amount }) => readFormatted(amountOf(amount).replace(/^[<>] /, '')) !== readFormatted(amount),
  );
  const title = `Statement ${month}, ${account}`;
  const [first, last] = [dayOf(Date.parse(document.from)), dayOf(Date.parse(document.until) - 1)];
  const open = document.is_complete ? '' : ' The month has not ended.';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body>${letterhead(seller)}<main><h1>${escaped(title)}</h1><p>${invoice === null ? '' : `Invoice ${escaped(invoice)}. `}${escaped(`${first} to ${last}, ${tz}.${open}`)}</p>
<table><thead><tr><th>Date</th><th>What</th><th>Requests</th><th>Units</th><th>Amount${currency === null ? '' : ` (${escaped(currency)})`}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>${isRounded ? '<p>Each amount is rounded by itself. The CSV has every digit.</p>' : ''}</main>${block('footer', seller?.footer)}</body></html>
`;
}

function letterhead(seller: SellerPlan | undefined): string {
  if (seller === undefined) return '';
  const { name = '', address, tax_id, logo } = seller;
  const lines = [name, address, tax_id === undefined ? undefined : `Tax id: ${tax_id}`].filter(Boolean);
  if (lines.length === 0 && logo === undefined) return '';
  const image = logo === undefined ? '' : `<img src="${escaped(logo.uri)}" alt="">`;
  return `<header>${block('p', lines.join('\n'))}${image}</header>`;
}

/** A text of several lines. */
function block(element: 'p' | 'footer', text = ''): string {
  return text === '' ? '' : `<${element} class="lines">${escaped(text)}</${element}>`;
}

const WORDS: Readonly<Record<string, string>> = {
  opening: 'Opening balance',
  closing: 'Closing balance',
  topup: 'Top-up',
  adjust: 'Adjustment',
  refund: 'Refund',
  charge: 'Charge',
  carried: 'Carried',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
