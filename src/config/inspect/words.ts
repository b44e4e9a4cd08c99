/** Describes changes in words: a line for each, and one line for all. */
import type { Change, Movement } from './change.ts';

/** The most fields shown for one part: a replaced schema has hundreds. */
const MAX_FIELDS = 40;

/** The note on a large change: what it needs, or that it was accepted. A refusal states the need once for all changes. */
export type Consent = 'needs reload --accept-prices' | 'accepted' | 'refused';

/** One line for a change; for a changed part, one more line per value. */
export function wordsOf(change: Change, consent: Consent = 'needs reload --accept-prices'): readonly string[] {
  switch (change.change) {
    case 'added':
    case 'removed': {
      const about = change.about === '' ? '' : ` (${change.about})`;
      return [`${change.change === 'added' ? '+' : '-'} ${change.part} ${change.name}${about}`];
    }
    case 'changed': {
      const { fields, part, name } = change;
      const values = fields.slice(0, MAX_FIELDS).map(({ field, old, new: is }) => {
        return `    ${field}: ${old ?? 'none'} -> ${is ?? 'none'}`;
      });
      const others = fields.length - values.length;
      return [`~ ${part} ${name}`, ...values, ...(others === 0 ? [] : [`    and ${others} more; see --json`])];
    }
    case 'price': {
      const cell = Object.entries(change.cell).map(([fact, value]) => `${fact} ${value}`);
      const from = change.from === null ? [] : [`from ${change.from}`];
      const where = [`price ${change.price}`, ...from, ...cell, `per ${change.unit}`].join(', ');
      const range = change.compared?.join(' to ');
      const comparison = range === undefined ? [] : [`the old table has ${range}`];
      return [
        `${markOf(change)} ${where}: ${moved(change, consent, comparison)}`,
        `    models: ${change.models.join(', ')}`,
        ...(change.groups === undefined ? [] : [`    only for the groups: ${change.groups.join(', ')}`]),
      ];
    }
    case 'factor':
      return [`${markOf(change)} factor of group ${change.group}: ${moved(change, consent)}`];
    case 'members': {
      const accounts =
        change.accounts === 1
          ? `1 account, ${change.account}`
          : `${change.accounts} accounts, such as ${change.account}`;
      const removed = change.removed ? '; a reload refuses to remove it' : '';
      return [`! group ${change.group} has ${accounts}${removed}`];
    }
    case 'example':
      return [`${markOf(change)} example '${change.example}' of route ${change.route}: ${moved(change, consent)}`];
    case 'access_lost':
      return [`! key ${change.prefix}… (${change.key}) of ${change.account} loses ${change.models.join(', ')}`];
    case 'setting': {
      const restart = change.restart ? '; only a restart can change it' : '';
      return [`~ ${change.setting}: ${change.old ?? 'none'} -> ${change.new ?? 'none'}${restart}`];
    }
  }
}

function markOf({ large }: Movement): '!' | '~' {
  return large ? '!' : '~';
}

function moved(
  { old, new: is, percent, factor, large }: Movement & { old: string | null; new: string | null },
  consent: Consent,
  comparison: readonly string[] = [],
): string {
  const words = [
    ...comparison,
    ...(percent === null ? [] : [`${percent} %`]),
    ...(large && factor !== null ? [`× ${factor}`] : []),
    ...(large && consent !== 'refused' ? [consent] : []),
  ];
  return `${old ?? 'none'} -> ${is ?? 'none'}${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
}

/** All changes in one line: `2 prices changed, 1 model added`; `no change` if there is none. */
export function summarize(changes: readonly Change[]): string {
  if (changes.length === 0) return 'no change';
  const groups = Map.groupBy(changes.filter(isOwnChange), (change) => phraseOf(change, false));
  const parts = Array.from(groups, ([plural, [first, ...others]]) =>
    first !== undefined && others.length === 0 ? `1 ${phraseOf(first, true)}` : `${1 + others.length} ${plural}`,
  );
  return parts.join(', ');
}

type OwnChange = Exclude<Change, { readonly change: 'members' }>;

/** The accounts of a group are no change of their own. */
function isOwnChange(change: Change): change is OwnChange {
  return change.change !== 'members';
}

/** `prices changed`: changes of one kind, without their number. */
function phraseOf(change: OwnChange, isOne: boolean): string {
  const s = isOne ? '' : 's';
  switch (change.change) {
    case 'added':
    case 'removed':
    case 'changed':
      return `${change.part}${s} ${change.change}`;
    case 'price':
      return `price${s} ${change.large ? 'changed by more than the allowed factor' : 'changed'}`;
    case 'factor':
      return `factor${s} of groups changed`;
    case 'example':
      return `example${s} with another outcome`;
    case 'access_lost':
      return `key${s} with less access`;
    case 'setting':
      return `setting${s} ${change.restart ? `that need${isOne ? 's' : ''} a restart` : 'changed'}`;
  }
}
