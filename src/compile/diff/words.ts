/** Describes changes in words: a line for each, and one line for all. */
import type { Change } from './change.ts';

/** One line per change, in the order of the changes; for a changed part, one more line per value. */
export function wordsOf(change: Change): readonly string[] {
  switch (change.change) {
    case 'added':
    case 'removed': {
      const about = change.about === '' ? '' : ` (${change.about})`;
      return [`${change.change === 'added' ? '+' : '-'} ${change.part} ${change.name}${about}`];
    }
    case 'changed': {
      const values = change.fields.map(
        ({ field, old, new: is }) => `    ${field}: ${old ?? 'none'} -> ${is ?? 'none'}`,
      );
      return [`~ ${change.part} ${change.name}`, ...values];
    }
    case 'price': {
      const cell = Object.entries(change.cell).map(([fact, value]) => `${fact} ${value}`);
      const where = [`price ${change.price}`, ...cell, `per ${change.unit}`].join(', ');
      return [`~ ${where}: ${moved(change)}`, `    models: ${change.models.join(', ')}`];
    }
    case 'example':
      return [`~ example '${change.example}' of route ${change.route}: ${moved(change)}`];
    case 'access_lost':
      return [`! key ${change.prefix}… (${change.key}) of ${change.account} loses ${change.models.join(', ')}`];
    case 'setting': {
      const restart = change.restart ? '; only a restart can change it' : '';
      return [`~ ${change.setting}: ${change.old ?? 'none'} -> ${change.new ?? 'none'}${restart}`];
    }
  }
}

function moved({ old, new: is, percent }: { old: string | null; new: string | null; percent: string | null }): string {
  return `${old ?? 'none'} -> ${is ?? 'none'}${percent === null ? '' : ` (${percent} %)`}`;
}

/** All changes in one line: `2 prices changed, 1 model added`; `no change` if there is none. */
export function summarize(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const change of changes) {
    const what = kindOf(change);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  if (counts.size === 0) return 'no change';
  return Array.from(counts, ([what, count]) => phrase(what, count)).join(', ');
}

function kindOf(change: Change): string {
  switch (change.change) {
    case 'added':
    case 'removed':
    case 'changed':
      return `${change.part}|${change.change}`;
    case 'price':
      return 'price|changed';
    case 'example':
      return 'example|with another outcome';
    case 'access_lost':
      return 'key|with less access';
    case 'setting':
      return change.restart ? 'setting|that need a restart' : 'setting|changed';
  }
}

function phrase(what: string, count: number): string {
  const [noun = '', rest = ''] = what.split('|');
  return `${count} ${noun}${count === 1 ? '' : 's'} ${rest}`;
}
