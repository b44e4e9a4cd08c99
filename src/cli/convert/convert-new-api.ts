/**
 * Converts the data of new-api: channels that speak OpenAI's chat completions become upstreams, ratios become prices, and users and
 * tokens become commands that make accounts, wallets and keys.
 */

import { NANO, quantityNano } from '../../lib/money/amount.ts';
import { CliError } from '../shared/errors.ts';
import {
  API_KEY,
  BEARER,
  type ChatModel,
  type ChatSource,
  type Converted,
  chatConfig,
  EXAMPLE_LIMITS,
  MODEL_NAME,
  type Note,
  nothingFits,
} from './convert-chat.ts';
import {
  ANTHROPIC,
  AZURE,
  CHANNEL_MEMBERS,
  COMPATIBLE,
  CUSTOM,
  IN_GALLERY,
  MOONSHOT,
  OPENROUTER_TYPE,
  READ,
  READ_MEMBERS,
  REFUSED,
  UNUSED,
  XAI,
} from './convert-new-api-names.ts';
import { priceOf, readObject, whyRefused } from './convert-new-api-prices.ts';
import { COMPATIBILITY, isOpenRouter, isXai, OPENROUTER } from './convert-vendors.ts';
import { accountCommands } from './new-api-accounts.ts';
import type { Ratios, Row, Tables } from './new-api-data.ts';

/** The quota of one unit of money, by default. */
const QUOTA_PER_UNIT = '500000';

interface Channel {
  readonly row: Row;
  readonly source: ChatSource;
  readonly models: readonly string[];
  readonly groups: readonly string[];
}

interface PriceSource {
  readonly option: (name: string) => string;
  readonly quota_per_unit_nano: bigint;
}

/**
 * @param pricing the answer of `/api/pricing`, which also has the prices that are in no table.
 * @throws CliError not_convertible if no channel fits.
 */
export function convertNewApi(
  { channels, options, users, tokens, redemptions }: Tables,
  pricing: { readonly models: readonly Row[]; readonly groups: Row } | undefined,
  { file, program, now_ms }: { readonly file: string; readonly program: string; readonly now_ms: number },
): Converted {
  const notes: Note[] = [];
  const note = (text: string) => notes.push({ text });
  const secrets = new Map<string, string>();
  const option = (name: string) => String(options.find(({ key }) => key === name)?.value ?? '');
  const quota_per_unit_nano = quantityNano(option('QuotaPerUnit') || QUOTA_PER_UNIT) ?? 0n;
  if (quota_per_unit_nano === 0n) {
    const message = `${file}: QuotaPerUnit is '${option('QuotaPerUnit')}', so no quota has a worth`;
    throw new CliError('not_convertible', message, 'correct it first: it is a number above 0');
  }
  /** Notes by group, because many users may have it. */
  const odd = new Map<string, string>();
  const group = (name: string) => {
    const ratio = pricing?.groups[name] ?? readObject(option('GroupRatio'))[name] ?? 1;
    const ratio_nano = quantityNano(ratio);
    if (ratio_nano === undefined)
      odd.set(name, `the ratio of the group ${name} is '${ratio}', and is taken for 1: correct it`);
    return ratio_nano ?? NANO;
  };
  const ratios: Ratios = { group, quota_per_unit_nano };

  const usable = channels
    .filter(
      ({ status, id, name }) => status === 1 || void note(`channel ${id} (${name}) is off: it is not carried over`),
    )
    .toSorted((a, b) => numberOf(b.priority) - numberOf(a.priority))
    .flatMap((row) => channelOf(row, secrets, note) ?? []);
  const models = offeredModels(usable, pricing?.models ?? [], { option, quota_per_unit_nano }, note);
  const used = usable.filter(({ source }) =>
    [...models.values()].some(({ offers }) => offers.some((offer) => offer.source === source)),
  );
  if (models.size === 0)
    throw nothingFits(
      file,
      'channel',
      notes.map(({ text }) => text),
    );
  const uncached = [...models].flatMap(([name, { price }]) => (price.cache_read === price.input ? name : []));
  if (uncached.length > 0)
    note(
      `cached input costs as much as other input: ${uncached.join(', ')}; old versions of new-api do not show their built-in ratios`,
    );
  note('new-api has no limits of models: `limits`, which bound what is held for a request, are examples');
  if (used.some(({ groups }) => groups.join() !== used[0]?.groups.join()))
    note(
      'channels are for groups in new-api: here each key may use the models of its group, at all upstreams of the model',
    );
  const unread = options.filter(({ key, value }) => !READ.includes(String(key)) && value !== '').map(({ key }) => key);
  if (unread.length > 0) note(`options that are not carried over: ${unread.toSorted().join(', ')}`);
  const tables = { users, tokens, redemptions, prices: pricing?.models ?? [] };
  for (const table of ['users', 'tokens', 'redemptions', 'prices'] as const) {
    const others = membersBeside(READ_MEMBERS[table], tables[table]);
    if (others.length > 0) note(`members of ${table} that are not carried over: ${others.join(', ')}`);
  }
  if (option('ModelRequestRateLimitEnabled') === 'true')
    note('its limit of requests is not carried over: declare limits: { all: { by: [account], requests: 60/min } }');

  const modelsOf = (group: string) =>
    [...models.keys()].filter((name) => used.some((each) => each.groups.includes(group) && each.models.includes(name)));
  const commands = accountCommands(
    { users, tokens, redemptions },
    { ratios, modelsOf, all: models.size, program, now_ms },
    note,
  );
  for (const text of odd.values()) note(text);
  return {
    files: new Map([
      ['tollgate.env', variablesOf(used, secrets, note)],
      ['accounts.sh', commands],
      ...chatConfig('new-api', models, (name, text) => note(`the model ${name}: ${text}`)),
    ]),
    notes,
  };
}

/** The models of the channels, with a note about each that is not carried over. @param priced the models of `/api/pricing` */
function offeredModels(
  channels: readonly Channel[],
  priced: readonly Row[],
  { option, quota_per_unit_nano }: PriceSource,
  note: (text: string) => void,
): ReadonlyMap<string, ChatModel> {
  const models = new Map<string, ChatModel>();
  const missed = new Map<string, string>();
  for (const { row: channel, source, models: names } of channels)
    for (const name of names) {
      const offer = {
        source,
        as: upstreamName(name, channel.model_mapping),
        rank: -numberOf(channel.priority),
        share: Math.max(0, numberOf(channel.weight)),
      };
      const known = models.get(name);
      if (!MODEL_NAME.test(name)) {
        missed.set(name, 'its name has other characters than letters, digits and . _ / : @ -');
        continue;
      }
      const row = priced.find(({ model_name }) => model_name === name);
      const price =
        whyRefused([offer.as, name], row, option) ?? known?.price ?? priceOf(name, row, option, quota_per_unit_nano);
      if (typeof price === 'string') missed.set(name, `it ${price}`);
      else if (known === undefined) models.set(name, { offers: [offer], price, limits: EXAMPLE_LIMITS });
      else known.offers.push(offer);
    }
  for (const [name, why] of missed) note(`the model ${name} is not carried over: ${why}`);
  return models;
}

/** The text of the file of variables: the keys of the channels that are used. */
function variablesOf(
  used: readonly Channel[],
  secrets: ReadonlyMap<string, string>,
  note: (text: string) => void,
): string {
  const own = new Set(used.flatMap(({ source }) => source.targets.map(({ secret }) => secret)));
  const lines = Array.from(secrets).flatMap(([name, value]) => {
    if (!own.has(name)) return [];
    const text = quoted(value);
    if (text === undefined)
      note(`${name} is left empty: write its value yourself, it has characters that a shell changes`);
    return `${name}=${text ?? ''}\n`;
  });
  return lines.join('');
}

function channelOf(row: Row, secrets: Map<string, string>, note: (text: string) => void): Channel | undefined {
  const type = Number(row.type);
  const called = `channel ${row.id} (${row.name})`;
  const other = COMPATIBLE[type];
  if (other === undefined) {
    const vendor = IN_GALLERY[type];
    const instead =
      type === OPENROUTER_TYPE
        ? `it ${OPENROUTER}`
        : vendor === undefined
          ? 'write its upstream by hand'
          : `start with: tollgate init --vendor ${vendor}`;
    const known = REFUSED[type];
    const what = known === undefined ? 'which is not known here' : `${known}, which is not carried over`;
    note(`${called} is of type ${type}, ${what}: ${instead}`);
    return undefined;
  }
  const base = (typeof row.base_url === 'string' && row.base_url !== '' ? row.base_url : other).replace(/\/+$/, '');
  const address = type === CUSTOM ? base.replace(/\/v1\/chat\/completions$/, '') : base;
  if (isOpenRouter(address)) {
    note(`${called} is not carried over: OpenRouter ${OPENROUTER}`);
    return undefined;
  }
  if (address === '' || !URL.canParse(address)) {
    note(`${called} has no address: it is not carried over`);
    return undefined;
  }
  if (type === CUSTOM && address === base)
    note(`${called} has the address of a whole request: correct its url, to which /v1/chat/completions is added`);
  if (type === ANTHROPIC) note(`${called} ${COMPATIBILITY.anthropic}`);
  if (type === AZURE) note(`${called} ${COMPATIBILITY.azure}`);
  if (type === MOONSHOT) note(`${called} ${COMPATIBILITY.moonshot}`);
  const counts_reasoning_apart = type === XAI || isXai(address);
  if (counts_reasoning_apart) note(`${called} ${COMPATIBILITY.xai}`);
  for (const [member, value] of Object.entries(row))
    if (!CHANNEL_MEMBERS.has(member) && !['', '{}', 'null', 'undefined'].includes(String(value)))
      note(`${called}: ${member} is ${UNUSED.has(member) ? '' : 'not known here, and is '}not carried over`);
  const name = slugOf(row, secrets);
  const variable = `TOLLGATE_${name.toUpperCase()}_KEY`;
  const keys = keysOf(row, (index) => note(`${called}: its key ${index + 1} is off: it is not carried over`));
  const own = keys.length < 2 ? [variable] : keys.map((_, index) => `${variable}_${index + 1}`);
  for (const [index, secret] of own.entries()) secrets.set(secret, keys[index] ?? '');
  if (keys.length === 0) note(`${called} has no key in the file: set ${variable}`);
  const path = type === AZURE ? '/openai' : type === 17 ? '/compatible-mode' : '';
  const common = { url: JSON.stringify(address + path), auth: type === AZURE ? API_KEY : BEARER };
  const targets = own.map((secret) => ({ ...common, secret }));
  const source = { name, origin: called, targets, counts_reasoning_apart };
  return { row, source, models: [...new Set(listOf(row.models))], groups: listOf(row.group) };
}

/** The keys of a channel that are on, one on each line. `channel_info` has those that are off by their places. */
function keysOf({ key, channel_info }: Row, noteOff: (index: number) => void): readonly string[] {
  const { multi_key_status_list: statuses } = readObject(
    typeof channel_info === 'object' ? JSON.stringify(channel_info) : channel_info,
  );
  return String(key ?? '')
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .filter((_, index) => {
      const status = Object(statuses)[index];
      const isOn = status === undefined || status === 1;
      if (!isOn) noteOff(index);
      return isOn;
    });
}

/** A number that may be missing. */
function numberOf(value: unknown): number {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/** The channel's name as an upstream's name. @param secrets of earlier upstreams, whose names are taken */
function slugOf({ name, id }: Row, secrets: ReadonlyMap<string, string>): string {
  const slug = String(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '');
  const isTaken = [...secrets.keys()].some((secret) => secret.startsWith(`TOLLGATE_${slug.toUpperCase()}_KEY`));
  return slug === '' || isTaken ? `${slug === '' ? 'channel' : slug}_${String(id).replaceAll(/\W/g, '_')}` : slug;
}

/** Follows mappings to the last name, as new-api does. */
function upstreamName(name: string, mapping: unknown): string {
  const own = readObject(mapping);
  const seen = new Set<string>();
  let found = name;
  while (typeof own[found] === 'string' && !seen.has(found)) {
    seen.add(found);
    found = String(own[found]);
  }
  return found;
}

/** The other members that have a value in some row. */
function membersBeside(read: readonly string[], rows: readonly Row[]): readonly string[] {
  const all = rows.flatMap((row) => Object.entries(row));
  const filled = all.filter(([, value]) => ![undefined, null, '', '{}', '[]', 0, false].some((each) => each === value));
  return [...new Set(filled.map(([name]) => name))].filter((name) => !read.includes(name)).toSorted();
}

/** Reads a list that is stored with commas. */
function listOf(text: unknown): readonly string[] {
  return String(text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/**
 * A value for a file of variables, which a shell and `--env-file` read alike; undefined if none is. Quotes only where they are needed,
 * because Docker keeps them.
 */
function quoted(value: string): string | undefined {
  if (/^[\w./:@%+,=-]*$/.test(value)) return value;
  if (/^[^'\p{Cc}]*$/u.test(value)) return `'${value}'`;
  // Between double quotes, a shell runs `…` and $(…).
  return /^[^"`$\\\p{Cc}]*$/u.test(value) ? `"${value}"` : undefined;
}
