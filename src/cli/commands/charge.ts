/** `charge explain`: how a charge was computed, as arithmetic that a customer can follow. */
import type { Command } from 'commander';
import type { ChargeDocument } from '../../admin/api/charge.ts';
import { showCharge } from '../../admin/operations/ledger.ts';
import type { CommandHandler } from '../shared/io.ts';
import { addRun } from '../shared/operation-command.ts';
import { fields, table } from '../shared/table.ts';

/** Adds `charge explain`; `--json` gives `{id,amount,units,price,factor,steps,recomputed,equal,hold,entries,…}`. */
export function addChargeCommands(program: Command, act: CommandHandler): void {
  addRun([program.command('charge').description('explain charges'), act], 'explain', showCharge, {
    does: 'compute a charge again in front of you; exit with code 1 if the ledger differs',
    args: [['<id>', 'an entry, a task, a request (req_…, as in the log), usage_N of a metered request, or lease_N']],
    answer: (charge) => ({ json: charge, text: textOf(charge), exit: charge.equal === false ? 1 : 0 }),
  });
}

function textOf(charge: ChargeDocument): string {
  const { price, hold, cost, steps, differences, entries, requests } = charge;
  const version = price?.version == null ? '' : `, version ${price.version.slice(0, 12)}`;
  const target = charge.upstream === null ? null : `${charge.upstream}/${charge.target ?? '?'}`;
  const facts = charge.facts === null ? null : Object.entries(charge.facts).map(([name, value]) => `${name} ${value}`);
  const about = fields([
    [charge.of, `${charge.id} (${charge.state})`],
    ['account', charge.account],
    ['key', charge.key],
    ['model', charge.model],
    ['route', charge.route],
    ['target', target],
    ['request', charge.request_id],
    ['stream', charge.is_stream === null ? null : String(charge.is_stream)],
    ['at', charge.at],
    ['lease', charge.lease],
    ['facts', facts?.join(', ')],
    ['prices', price && `table ${price.table}${version}, per ${price.per} (${price.unit})`],
    ['exchanged', exchangeWords(price)],
    ['reported', charge.reported === null ? null : JSON.stringify(charge.reported)],
  ]);
  const money = fields([
    [
      charge.of === 'task' ? 'hold' : 'hold of lease',
      hold && `${hold.amount} (entry ${hold.entry}: ${hold.memo ?? ''})`,
    ],
    ['freed', charge.freed],
    ['overage', charge.overage],
    ['waived', charge.waived],
    ['refunded', charge.refunded],
    ['cost', cost && `${cost.amount}, margin ${cost.margin}`],
    ['cost prices', cost && exchangeWords(cost.price)],
  ]);
  const listed = requests.map(({ id, model, amount, request_id, at }) => [id, model, amount, request_id ?? '', at]);
  const moved = entries.map((entry) => [entry.id, entry.at, entry.kind, entry.amount, entry.hash.slice(0, 16)]);
  const parts = [
    about,
    ...(steps.length === 0
      ? []
      : [
          table(
            'STEP >RESULT',
            steps.map(({ text, result }) => [text, result]),
          ),
        ]),
    [verdictOf(charge), ...differences].join('\n'),
    ...(money === '' ? [] : [money]),
    ...(listed.length === 0 ? [] : [table('REQUEST MODEL >AMOUNT ID AT', listed)]),
    ...(moved.length === 0 ? [] : [table('>ENTRY AT KIND >AMOUNT HASH', moved)]),
  ];
  return parts.join('\n\n');
}

/** The prices that are written in another currency: `input 0.15 USD × 7.12 = 1.068`. */
function exchangeWords(price: ChargeDocument['price']): string | undefined {
  const cells = price?.cells.filter(({ exchanged }) => exchanged !== null) ?? [];
  return cells.map((cell) => `${cell.for} ${cell.exchanged} = ${cell.amount}`.trim()).join(', ') || undefined;
}

function verdictOf({ id, state, amount, recomputed, equal, capped }: ChargeDocument): string {
  if (equal === false) return `DIFFERS: charged ${amount ?? 'nothing yet'}, computed again ${recomputed ?? 'nothing'}`;
  if (state === 'review')
    return `not charged yet; the hold is right. It waits for you: tollgate task show ${id} says why, and tollgate task resolve ${id} ends it`;
  if (amount === null) return 'not charged yet; the hold is right';
  return equal === null
    ? `charged ${amount}; what it was computed from is not stored`
    : `charged ${amount}, ${capped ? 'capped: what the upstream reported costs more than the cap of the rule' : 'as computed'}`;
}
