/**
 * Converts the data of new-api: channels that speak OpenAI's chat completions become upstreams, ratios become prices, and users and
 * tokens become commands that make accounts, wallets and keys.
 */
import { formatNano, mulDivHalfUp, NANO, type Nano, quantityNano } from '../lang/amount.ts';
import {
  API_KEY,
  BEARER,
  type ChatModel,
  type ChatUpstream,
  COMPATIBILITY,
  type Converted,
  chatConfig,
  EXAMPLE_LIMITS,
  type Note,
  nothingFits,
} from './convert-chat.ts';
import { accountCommands } from './new-api-accounts.ts';
import type { Ratios, Row, Tables } from './new-api-data.ts';

/** Types of channels with `/v1/chat/completions`, and the address that new-api uses if the channel has none. */
const COMPATIBLE: Readonly<Record<number, string>> = {
  1: 'https://api.openai.com',
  3: '',
  4: 'http://localhost:11434',
  6: 'https://api.openaimax.com',
  7: 'https://api.ohmygpt.com',
  8: '',
  14: 'https://api.anthropic.com',
  17: 'https://dashscope.aliyuncs.com',
  20: 'https://openrouter.ai/api',
  25: 'https://api.moonshot.cn',
  31: 'https://api.lingyiwanwu.com',
  40: 'https://api.siliconflow.cn',
  42: 'https://api.mistral.ai',
  43: 'https://api.deepseek.com',
  47: '',
  48: 'https://api.x.ai',
  53: 'https://llm.submodel.ai',
};
const AZURE = 3;
const CUSTOM = 8;
const ANTHROPIC = 14;

/** Vendors whose own API a file of the gallery has. */
const IN_GALLERY: Readonly<Record<number, string>> = {
  ...{ 33: 'bedrock', 34: 'cohere', 35: 'minimax', 41: 'vertex', 50: 'kling', 56: 'replicate' },
};

/** Members of a channel that change its requests or answers. */
const UNUSED = [
  'open_ai_organization',
  'param_override',
  'header_override',
  'status_code_mapping',
  'setting',
  'settings',
];

/** Options that are read. */
const READ = ['ModelRatio', 'CompletionRatio', 'CacheRatio', 'ModelPrice', 'GroupRatio', 'QuotaPerUnit'];

/** The quota of one unit of money, by default. */
const QUOTA_PER_UNIT = '500000';

interface Channel {
  readonly row: Row;
  readonly upstream: ChatUpstream;
  readonly models: readonly string[];
  readonly groups: readonly string[];
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
  const ratios: Ratios = {
    group: (name) => quantityNano(pricing?.groups[name] ?? readObject(option('GroupRatio'))[name] ?? 1) ?? NANO,
    quota_per_unit_nano: quantityNano(option('QuotaPerUnit') || QUOTA_PER_UNIT) ?? 0n,
  };

  const usable = channels
    .filter(
      ({ status, id, name }) => status === 1 || void note(`channel ${id} (${name}) is off: it is not carried over`),
    )
    .toSorted(
      (a, b) => Number(b.priority ?? 0) - Number(a.priority ?? 0) || Number(b.weight ?? 0) - Number(a.weight ?? 0),
    )
    .flatMap((row) => channelOf(row, secrets, note) ?? []);
  const models = new Map<string, ChatModel>();
  for (const { row, upstream, models: names } of usable)
    for (const name of names) {
      const known = models.get(name);
      if (known !== undefined) known.as.set(upstream.name, upstreamName(name, row.model_mapping));
      else if (!/^[A-Za-z0-9][A-Za-z0-9._/:@-]*$/.test(name))
        note(
          `the model ${name} is not carried over: its name has other characters than letters, digits and . _ / : @ -`,
        );
      else {
        const price = priceOf(name, pricing?.models, option, ratios.quota_per_unit_nano, note);
        if (price === 'by request') continue;
        models.set(name, {
          as: new Map([[upstream.name, upstreamName(name, row.model_mapping)]]),
          price,
          limits: EXAMPLE_LIMITS,
        });
      }
    }
  const used = usable.filter(({ upstream }) => [...models.values()].some(({ as }) => as.has(upstream.name)));
  if (models.size === 0)
    throw nothingFits(
      file,
      'channel',
      notes.map(({ text }) => text),
    );
  const uncached = [...models].flatMap(([name, { price }]) =>
    price !== undefined && price.cache_read === price.input ? name : [],
  );
  if (uncached.length > 0)
    note(
      `cached input costs as much as other input: ${uncached.join(', ')}; old versions of new-api do not show their built-in ratios`,
    );
  note('new-api has no limits of models: `limits`, which bound what is held for a request, are examples');
  if (used.some(({ groups }) => groups.join() !== used[0]?.groups.join()))
    note(
      'channels are for groups in new-api: here each key may use the models of its group, at all upstreams of the model',
    );
  if (new Set(used.map(({ row }) => Number(row.priority ?? 0))).size < used.length)
    note(
      'channels of one priority share requests by weight in new-api: here the upstreams of a model are tried in their order',
    );
  const unread = options.filter(({ key, value }) => !READ.includes(String(key)) && value !== '').map(({ key }) => key);
  if (unread.length > 0) note(`options that are not carried over: ${unread.toSorted().join(', ')}`);
  if (option('ModelRequestRateLimitEnabled') === 'true')
    note('its limit of requests is not carried over: declare limits: { all: { by: [account], requests: 60/min } }');

  const modelsOf = (group: string) =>
    [...models.keys()].filter((name) => used.some((one) => one.groups.includes(group) && one.models.includes(name)));
  const commands = accountCommands(
    { users, tokens, redemptions },
    { ratios, modelsOf, all: models.size, program, now_ms },
    note,
  );
  const own = new Set(used.flatMap(({ upstream }) => upstream.secrets));
  const lines = Array.from(secrets).flatMap(([name, value]) => {
    if (!own.has(name)) return [];
    const text = quoted(value);
    if (text === undefined)
      note(`${name} is left empty: write its value yourself, it has characters that a shell changes`);
    return `${name}=${text ?? ''}\n`;
  });
  const upstreams = used.map(({ upstream }) => upstream);
  return {
    files: new Map([
      ['tollgate.env', lines.join('')],
      ['accounts.sh', commands],
      ...chatConfig('new-api', upstreams, models),
    ]),
    notes,
  };
}

function channelOf(row: Row, secrets: Map<string, string>, note: (text: string) => void): Channel | undefined {
  const type = Number(row.type);
  const called = `channel ${row.id} (${row.name})`;
  const other = COMPATIBLE[type];
  if (other === undefined) {
    const vendor = IN_GALLERY[type];
    const instead =
      vendor === undefined ? 'write its upstream by hand' : `start with: tollgate init --vendor ${vendor}`;
    note(`${called} is of type ${type}, which has an API of its own: ${instead}`);
    return undefined;
  }
  const base = (typeof row.base_url === 'string' && row.base_url !== '' ? row.base_url : other).replace(/\/+$/, '');
  const address = type === CUSTOM ? base.replace(/\/v1\/chat\/completions$/, '') : base;
  if (address === '' || !URL.canParse(address)) {
    note(`${called} has no address: it is not carried over`);
    return undefined;
  }
  if (type === CUSTOM && address === base)
    note(`${called} has the address of a whole request: correct its url, to which /v1/chat/completions is added`);
  if (type === ANTHROPIC) note(`${called} ${COMPATIBILITY.anthropic}`);
  if (type === AZURE) note(`${called} ${COMPATIBILITY.azure}`);
  for (const member of UNUSED)
    if (!['', '{}', 'null', 'undefined'].includes(String(row[member])))
      note(`${called}: ${member} is not carried over`);
  const name = slugOf(row, secrets);
  const variable = `TOLLGATE_${name.toUpperCase()}_KEY`;
  const keys = String(row.key ?? '')
    .split('\n')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  const own = keys.length < 2 ? [variable] : keys.map((_, index) => `${variable}_${index + 1}`);
  for (const [index, secret] of own.entries()) secrets.set(secret, keys[index] ?? '');
  if (keys.length === 0) note(`${called} has no key in the file: set ${variable}`);
  const path = type === AZURE ? '/openai' : type === 17 ? '/compatible-mode' : '';
  return {
    row,
    upstream: {
      ...{
        name,
        origin: called,
        url: JSON.stringify(address + path),
        auth: type === AZURE ? API_KEY : BEARER,
        secrets: own,
      },
    },
    models: listOf(row.models),
    groups: listOf(row.group),
  };
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

function priceOf(
  name: string,
  shown: readonly Row[] | undefined,
  option: (name: string) => string,
  quota_per_unit_nano: Nano,
  note: (text: string) => void,
): ChatModel['price'] | 'by request' {
  const row = shown?.find(({ model_name }) => model_name === name);
  const of = (member: string, map: string) =>
    quantityNano(row === undefined ? readObject(option(map))[name] : row[member]);
  if (row === undefined ? of('', 'ModelPrice') !== undefined : row.quota_type === 1) {
    note(
      `the model ${name} has a price by request, and is not carried over: docs/reference/language-billing.md has one`,
    );
    return 'by request';
  }
  const ratio = of('model_ratio', 'ModelRatio');
  if (ratio === undefined || quota_per_unit_nano === 0n || row?.billing_mode === 'tiered_expr') {
    const why = row?.billing_mode === 'tiered_expr' ? 'has a price by expression' : 'has no ratio in the file';
    note(`the model ${name} ${why}: the price is an example, replace it`);
    return undefined;
  }
  const completion = of('completion_ratio', 'CompletionRatio');
  if (completion === undefined)
    note(
      `the model ${name} has no completion ratio in the file, and new-api has built-in ones: its output costs as much as its input; correct it, or give the answer of /api/pricing`,
    );
  // A token of ratio 1 is one quota.
  const perMillion = (factor: Nano = NANO) => formatNano(mulDivHalfUp(ratio * factor, 1_000_000n, quota_per_unit_nano));
  const cached = of('cache_ratio', 'CacheRatio') ?? quantityNano(readObject(option('CacheRatio'))[name]);
  return { input: perMillion(), cache_read: perMillion(cached), output: perMillion(completion) };
}

/** Reads an object that is stored as text. */
function readObject(text: unknown): Row {
  try {
    return Object(JSON.parse(String(text)));
  } catch {
    return {};
  }
}

/** Reads a list that is stored with commas. */
function listOf(text: unknown): readonly string[] {
  return String(text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
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
