/** `requests`: what became of each request, `requests sums`: how many failed and how long they took, and `requests affected`: whom it hit. */
import type { Command, Option } from 'commander';
import type { Static } from 'typebox';
import type { GapSchema, RequestSchema } from '../../admin/api/request-documents.ts';
import { DEFAULT_ROWS } from '../../admin/api/schemas.ts';
import { listAffected, sumRequests } from '../../admin/operations/request-sums.ts';
import { followRequests, listRequests, showRequest } from '../../admin/operations/requests.ts';
import { listUnknownCallers } from '../../admin/operations/unknown-callers.ts';
import { SUM_COLUMNS } from '../../ledger/requests/sums.ts';
import { CliError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler, ExitCode } from '../shared/io.ts';
import { addCommand, addRun, type CommandGroup, option } from '../shared/operation-command.ts';
import { type Operator, withOperator } from '../shared/operator.ts';
import { jsonText, printable, table } from '../shared/table.ts';
import { rowCountValue } from '../shared/values.ts';

type Input = Static<(typeof listRequests)['input']>;
type Row = Static<typeof RequestSchema>;
type Gap = Static<typeof GapSchema>;

/** The most rows of one page. */
const PAGE = 200;

/** Adds `requests`; `--json` gives `{data:[…],has_more,gaps}`, newest first; with `--follow` one request per line. */
export function addRequestsCommand(program: Command, act: CommandHandler): void {
  const span = [
    option('--since <time>', 'from this time on: 2026-11-29T08:00:00Z, or 24h for 24 hours ago'),
    option('--until <time>', 'before this time, written in the same ways'),
  ];
  const options = [
    option('--account <account>', 'only this account, by id or name'),
    option('--key <id>', 'only this key'),
    option('--model <model>', 'only this model'),
    option('--route <route>', 'only this route'),
    option('--target <target>', 'only this upstream/target'),
    option('--status <status>', 'only this status, such as 502, or this class, such as 5xx'),
    option('--error <kind>', "only this kind of the gateway's errors"),
    option('--failed-by <side>', 'only requests that this side made fail: caller, gateway or upstream'),
    option('--min-duration-ms <ms>', 'only requests that took at least this long', Number),
    option('--id-prefix <text>', 'only ids that begin so: req_ and at least four characters'),
    option('--client-id <id>', "only requests with this one of the caller's own ids"),
    ...span,
    option('--limit <n>', 'maximum number of requests (default: 50; with --csv all)', rowCountValue),
    option('--follow', 'write requests as they end, from 15 s ago on, until Ctrl-C'),
    option('--csv', 'write CSV'),
  ];
  addCommand(
    [program, act],
    'requests',
    { does: 'list requests and what became of them, newest first', options },
    requests,
  );
  const parent = program.commands.find((command) => command.name() === 'requests');
  if (parent === undefined) throw new Error('the command requests was not added');
  const group: CommandGroup = [parent, act];
  addRun(group, 'show', showRequest, {
    does: 'show one request: its attempts, and its charge explained',
    args: [['<id>', 'the id of the request (req_…)']],
    answer: (output) => ({ json: output, text: jsonText(output, 2) }),
  });
  addSums(group, span);
  addUnknown(group, span);
  addAffected(group, span);
}

/** Adds `affected`: whom failures hit. */
function addAffected(group: CommandGroup, span: readonly Option[]): void {
  addRun(group, 'affected', listAffected, {
    does: 'list the accounts whose requests failed, those with most failures first',
    options: [
      option('--failed-by <side>', 'only failures that this side made: caller, gateway or upstream'),
      option('--model <model>', 'only of this model'),
      option('--target <target>', 'only of this upstream/target'),
      ...span,
    ],
    answer(output) {
      const cells = output.data.map(({ account, requests, failures, amount, failed_amount, first_at, last_at }) =>
        [account, requests, failures, amount, failed_amount, first_at, last_at].map(cellText),
      );
      const text =
        cells.length === 0
          ? 'nobody was hit'
          : table('ACCOUNT >REQUESTS >FAILURES >AMOUNT >FAILED FIRST_AT LAST_AT', cells);
      return { json: output, text };
    },
  });
}

/** Adds `unknown`: where requests came from that name no account. */
function addUnknown(group: CommandGroup, span: readonly Option[]): void {
  addRun(group, 'unknown', listUnknownCallers, {
    does: 'count requests that name no account, such as those with a wrong key, by network and reason',
    options: span,
    answer(output) {
      const { data, others } = output;
      const cells = data.map(({ network, error, requests: n, first_at, last_at }) =>
        [network ?? 'others', error, n, first_at, last_at].map(cellText),
      );
      const rest = others === 0 ? '' : `\n${others} more came from other networks`;
      const text = table('NETWORK ERROR >REQUESTS FIRST_AT LAST_AT', cells) + rest;
      return { json: output, text: cells.length === 0 ? 'every request named an account' : text };
    },
  });
}

/** Adds `sums`: the sums of a span by some columns. */
function addSums(group: CommandGroup, span: readonly Option[]): void {
  addRun(group, 'sums', sumRequests, {
    does: 'sum up requests: failures, how long they took in milliseconds, and what they were charged',
    options: [
      option('--by <columns>', `group by some of ${SUM_COLUMNS.join(', ')}`, (text) => text.split(',')),
      option('--account <account>', 'only this account, by id or name'),
      option('--model <model>', 'only this model'),
      option('--target <target>', 'only this upstream/target'),
      ...span,
      option('--tz <zone>', 'the IANA time zone of hours and days, such as Europe/Berlin (default: UTC)'),
    ],
    answer(output, { by = [] }) {
      const cells = output.data.map((sum) => [
        ...by.map((column) => cellText(sum[column] ?? null)),
        ...[sum.requests, sum.failures, sum.first_byte.p95_ms, sum.p50_ms, sum.p95_ms, sum.amount].map(cellText),
      ]);
      const titles = [...by.map((column) => column.toUpperCase()), '>REQUESTS >FAILURES >FIRST_95 >HALF >95 >CHARGED'];
      return { json: output, text: cells.length === 0 ? 'no requests were counted' : table(titles.join(' '), cells) };
    },
  });
}

function requests(
  cli: Cli,
  { follow, csv, limit, ...filter }: Input & { readonly follow?: true; readonly csv?: true },
): Promise<Answer | ExitCode> {
  return withOperator<Answer | ExitCode>(cli, 'read', async (operator) => {
    if (csv === true) {
      await operator.write(listRequests, { ...filter, ...(limit !== undefined && { limit }), format: 'csv' }, (part) =>
        cli.io.stdout.write(String(part)),
      );
      return 0;
    }
    if (follow === true) return followed(cli, operator, filter);
    const found = await pagesOf(operator, filter, limit ?? DEFAULT_ROWS);
    return { json: found, text: textOf(found) };
  });
}

interface Found {
  readonly data: readonly Row[];
  readonly has_more: boolean;
  readonly gaps: readonly Gap[];
}

async function pagesOf({ call }: Operator, filter: Input, limit: number): Promise<Found> {
  const data: Row[] = [];
  const gaps = new Map<string, Gap>();
  for (;;) {
    const last = data.at(-1);
    const place = last === undefined ? {} : { starting_after: last.id };
    const page = await call(listRequests, { ...filter, ...place, limit: Math.min(PAGE, limit - data.length) });
    data.push(...page.data);
    // Two pages may end in the same gap.
    for (const gap of page.gaps) gaps.set(JSON.stringify(gap), gap);
    if (!page.has_more || data.length >= limit) return { data, has_more: page.has_more, gaps: [...gaps.values()] };
  }
}

/** The table, with the gaps where records are missing. */
function textOf({ data, gaps }: Found): string {
  const [title, ...lines] = data.length === 0 ? ['no requests found'] : table(TITLES, data.map(cellsOf)).split('\n');
  const timed = [
    ...lines.map((line, index) => ({ at: data[index]?.at ?? '', line })),
    ...gaps.map(({ since, until, requests, cause }) => {
      return { at: until, line: `${missing(requests)} not recorded between ${since} and ${until}: ${cause}` };
    }),
  ];
  return [title, ...timed.sort((a, b) => b.at.localeCompare(a.at)).map(({ line }) => line)].join('\n');
}

/** @param requests 0: it is not known how many. */
function missing(requests: number): string {
  if (requests === 0) return 'an unknown number of requests was';
  return requests === 1 ? '1 request was' : `${requests} requests were`;
}

const TITLES = 'AT ID ACCOUNT MODEL TARGET >STATUS FAILED_BY ERROR >MS >CHARGED';

function cellsOf(row: Row): readonly string[] {
  const { at, id, account, model, target, status, failed_by, error, duration_ms, charged } = row;
  return [at, id, account, model, target, status, failed_by, error, duration_ms, charged].map(cellText);
}

function cellText(cell: string | number | null): string {
  return cell === null ? '-' : String(cell);
}

/** Writes requests as they end, until the process or the gateway is stopped. */
async function followed(cli: Cli, operator: Operator, filter: Input): Promise<ExitCode> {
  await operator.events(followRequests, filter, (row) =>
    cli.io.stdout.write(`${cli.json ? jsonText(row) : cellsOf(row).map(printable).join('  ')}\n`),
  );
  throw new CliError('gateway_unreachable', 'the gateway has closed the connection', 'follow again when it runs');
}
