/** Writes compiled values as the configuration has them: pointers, paths, templates and expressions as text, trees as trees. */
import { pointerText } from '../../lib/json/pointer.ts';
import { isRecord } from '../../lib/json/record.ts';

/** The members of the plan whose lists of texts are the tokens of a pointer. */
const POINTERS: ReadonlySet<string> = new Set(
  'at created_at each empty failed final has id in items less model record status total'.split(' '),
);

/** The written form of a value; undefined if the plan has it as it is written. @param member the name under which the plan has it */
export function writtenForm(value: unknown, member: string): unknown {
  if (Array.isArray(value)) return writtenList(value, member);
  if (value instanceof Map) return isAliases(value) ? aliasTexts(value, '') : undefined;
  if (!isRecord(value)) return undefined;
  if ('isVisited' in value) return placeTexts(value, '');
  if (isRecord(value.at) && 'isVisited' in value.at && typeof value.text === 'string') return value.text;
  if ('weight' in value && Array.isArray(value.place)) return weightedText(value.place, value.weight, value.class);
  if ('types' in value && typeof value.text === 'string') return value.text;
  if ('steps' in value && value.kind === 'name') return `\${${value.name}${value.optional === true ? '?' : ''}}`;
  return writtenTree(value);
}

function writtenList(list: readonly unknown[], member: string): unknown {
  if (/(^|_)path$/.test(member)) return list.map(pathPart).join('');
  if (list.length > 0 && list.every(isPiece)) return list.map(pieceText).join('');
  const [only] = list;
  if (list.length === 1 && isRecord(only) && 'weight' in only) return writtenForm(only, member);
  return POINTERS.has(member) && list.every((token) => typeof token === 'string') ? pointerText(list) : undefined;
}

function pathPart(part: unknown): unknown {
  return isRecord(part) ? `{${part.slashes === true ? '+' : ''}${part.param}}` : part;
}

function weightedText(place: readonly unknown[], weight: unknown, name: unknown): string {
  const pointer = pointerText(place.map(String));
  const counted = weight === 1n ? pointer : `${pointer} × ${weight}`;
  return typeof name === 'string' ? `${counted} as ${name}` : counted;
}

/** A tree as the data from which it was read. */
function writtenTree(tree: Readonly<Record<string, unknown>>): unknown {
  const { kind, value, name, text, items, members } = tree;
  if (kind === 'constant') return value;
  if (kind === 'value') return writtenForm(name, '');
  if (kind === 'text' && Array.isArray(text)) return text.map(pieceText).join('');
  if (kind === 'list' && Array.isArray(items)) return items.map((item) => writtenForm(item, ''));
  if (kind !== 'object' || !Array.isArray(members)) return undefined;
  return Object.fromEntries(members.map(([key, member]) => [key, writtenForm(member, '')]));
}

function isPiece(value: unknown): boolean {
  return isRecord(value) && ('steps' in value || (value.kind === 'text' && typeof value.text === 'string'));
}

function pieceText(piece: unknown): unknown {
  return isRecord(piece) && typeof piece.text === 'string'
    ? piece.text.replaceAll('${', '$${')
    : writtenForm(piece, '');
}

function isAliases(value: ReadonlyMap<unknown, unknown>): boolean {
  return value.size > 0 && [...value.values()].every((below) => below instanceof Map);
}

function aliasTexts(branches: ReadonlyMap<unknown, unknown>, above: string): readonly string[] {
  return Array.from(branches, ([token, below]) => {
    const here = `${above}${pointerText([String(token)])}`;
    return below instanceof Map && below.size > 0 ? aliasTexts(below, here) : [here];
  }).flat();
}

function placeTexts(
  { isVisited, items, members }: Readonly<Record<string, unknown>>,
  above: string,
): readonly string[] {
  const named: readonly unknown[] = Array.isArray(members) ? members : [];
  return [
    ...(isVisited === true ? [above] : []),
    ...(isRecord(items) ? placeTexts(items, `${above}/*`) : []),
    ...named.flatMap((each) =>
      isRecord(each) && isRecord(each.below)
        ? placeTexts(each.below, `${above}${pointerText([String(each.name)])}`)
        : [],
    ),
  ];
}
