/**
 * A plan as a plain JSON document, for `plan --json` and for comparisons. One walk over the plan's data makes it. The walk knows few
 * members by name, and a new one cannot be missed. Values are written as in the configuration, and each named part is written once.
 */

import { limitTexts } from '../../billing/limits/kinds.ts';
import { withoutCredentials } from '../../ledger/store/store-url.ts';
import { formatNano, formatUnits } from '../../lib/money/amount.ts';
import { formatFactor } from '../../lib/money/factor.ts';
import { formatPrice, unitsPriced } from '../../lib/money/fine-price.ts';
import { mappedTree } from '../../lib/money/price-text.ts';
import { formatDuration } from '../../lib/time/duration.ts';
import type { CredentialPlan, Plan, PricePlan, PriceTable, SecretSource } from '../../plan/index.ts';
import { schemaMeaning } from './schema-meaning.ts';
import { writtenForm } from './written.ts';

/**
 * A plan by the sections of the configuration; named parts are lists. Amounts are decimal strings, durations texts such as `60s`. As
 * JSON it has no secret.
 */
export type PlanDocument = Readonly<Record<string, unknown>>;

type Settings = Omit<
  Plan,
  'upstreams' | 'models' | 'price_lists' | 'groups' | 'interfaces' | 'taskKinds' | 'routes' | 'mounts' | 'limits'
>;

/** A value that is compared and never shown: JSON, logs and copies leave it out. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  equals(other: unknown): boolean {
    return other instanceof Secret && other.#value === this.#value;
  }

  toJSON(): undefined {
    return undefined;
  }
}

/** The sections of named parts, by the members of the plan that hold them. Within other parts, such a member has the name only. */
const SECTION_OF: ReadonlyMap<string, string> = new Map([
  ['routes', 'routes'],
  ['mounts', 'mounts'],
  ['interfaces', 'interfaces'],
  ['interface', 'interfaces'],
  ['envelope', 'envelopes'],
  ['upstreams', 'upstreams'],
  ['upstream', 'upstreams'],
  ['models', 'models'],
  ['price', 'prices'],
  ['price_lists', 'price_lists'],
  ['groups', 'groups'],
  ['billing', 'billing'],
  ['meter', 'billing'],
  ['tasks', 'tasks'],
  ['kinds', 'tasks'],
  ['creates_task', 'tasks'],
  ['fill', 'fills'],
  ['catalogue', 'catalogues'],
  ['limits', 'limits'],
]);

/** What the compiler computes from other members, by section and member. */
const DERIVED: ReadonlySet<string> = new Set([
  'routes.router_path',
  'routes.choice',
  'models.choice',
  'mounts.withheld',
  'prices.byClass',
  'prices.cells',
  'prices.exchange.table',
  'prices.hours.values.minutes',
  'prices.later',
  'upstreams.target',
  'upstreams.targets.shown',
  'routes.examples',
  'seller.logo.uri',
  'server.account_page.logo.uri',
]);

/** Makes the document of a plan. */
export function planDocument(plan: Plan): PlanDocument {
  const { upstreams, models, price_lists, groups, interfaces, taskKinds, routes, mounts, limits, ...settings } = plan;
  const rules = limits?.rules.map(({ values, ...rule }) => ({ ...rule, ...limitTexts(values) }));
  const written = [...groups.values()].map(({ price_list, price_factor_nano, ...group }) => {
    return { ...group, prices: price_list?.name, factor: price_factor_nano && formatFactor(price_factor_nano) };
  });
  const parts = { upstreams, models, interfaces, tasks: taskKinds, routes, mounts, limits: rules, price_lists };
  return new DocumentWriter().write({ ...arranged(settings), ...parts, groups: written });
}

/** The document of the settings: without upstreams, models, routes and the other named parts. */
export function settingsDocument({
  upstreams,
  models,
  price_lists,
  groups,
  interfaces,
  taskKinds,
  routes,
  mounts,
  ...plan
}: Plan): PlanDocument {
  const { limits: _, ...settings } = plan;
  return new DocumentWriter().write(arranged(settings));
}

/** The settings under the names of the configuration. */
function arranged(settings: Settings) {
  const { server, admin, store_url, store_source, unwritten_ms, store_start_timeout_ms, ...others } = settings;
  const { currency, overdraft_nano, low_wallet_nano, time_zone, price_change_factor_nano, ...sections } = others;
  const { host, port, metrics, ...listener } = server;
  const url = withoutCredentials(store_url);
  return {
    ...sections,
    server: { listen: addressText({ host, port }), metrics: metrics && addressText(metrics), ...listener },
    admin: admin && { listen: addressText(admin), public_origin: admin.public_origin, oidc: admin.oidc },
    store: {
      url,
      ...(url !== store_url && { credentials: new Secret(store_url) }),
      source: typeof store_source === 'string' ? undefined : withoutSecret(store_source),
      unwritten_ms,
      start_timeout_ms: store_start_timeout_ms,
    },
    currency: {
      code: currency,
      overdraft_nano,
      low_wallet_nano,
      price_change_factor_nano,
      time_zone,
    },
  };
}

function withoutSecret(source: Exclude<SecretSource, string>) {
  if (!('default' in source) || source.default === undefined) return source;
  return { ...source, default: withoutCredentials(source.default) };
}

/** `HOST:PORT`, with brackets around an IPv6 address. */
export function addressText({ host, port }: { readonly host: string; readonly port: number }): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

class DocumentWriter {
  /** By section and name. */
  readonly #parts = new Map<string, Map<string, { readonly part: object; written: unknown }>>();

  write(plan: object): PlanDocument {
    const settings: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(plan)) {
      if (!SECTION_OF.has(name)) settings[name] = this.#value(value, name, name);
      else if (value !== undefined) this.#section(name, value instanceof Map ? [...value.values()] : value);
    }
    const sections = Array.from(this.#parts, ([section, parts]) => {
      return [section, Array.from(parts.values(), ({ written }) => written)] as const;
    });
    return { ...settings, ...Object.fromEntries(sections) };
  }

  #section(section: string, parts: readonly object[]): void {
    this.#partsOf(section);
    for (const part of parts) this.#value(part, section, section);
  }

  #partsOf(section: string) {
    const parts = this.#parts.get(section) ?? new Map<string, { readonly part: object; written: unknown }>();
    this.#parts.set(section, parts);
    return parts;
  }

  /** @param path the section and the members, joined with dots. */
  #value(value: unknown, member: string, path: string): unknown {
    if (typeof value === 'bigint') return bigintValue(value, member);
    if (typeof value === 'number' && member.endsWith('_ms')) return formatDuration(value);
    if (typeof value !== 'object' || value === null || value instanceof Secret) return value;
    const written = writtenForm(value, member);
    if (written !== undefined) return written;
    if (Array.isArray(value)) return value.map((item) => this.#value(item, member, path));
    if (value instanceof Set) return this.#value([...value], member, path);
    if (value instanceof Map) return this.#members(Object.fromEntries(value), path);
    if ('document' in value && 'key' in value) return meaningOf(value.document);
    if (isCredential(value)) return this.#credential(value);
    const section = SECTION_OF.get(member);
    return section === undefined ? this.#members(value, path) : this.#part(value, section, path);
  }

  /** The name of a part. Another part with the same name is written in its place. */
  #part(part: object, section: string, path: string): unknown {
    const name = partName(part);
    if (name === undefined) return this.#members(part, path);
    const parts = this.#partsOf(section);
    const known = parts.get(name);
    if (known !== undefined) return known.part === part ? name : this.#members(part, path);
    const entry: { readonly part: object; written: unknown } = { part, written: undefined };
    parts.set(name, entry);
    entry.written = this.#members(part, section);
    return name;
  }

  /** The name of the variable or file of each secret. */
  #credential({ kind, settings, headers, sources, secrets }: CredentialPlan): unknown {
    const named = Object.entries(sources).map(([name, source]) => [name, sourceName(source)] as const);
    const compared = Object.entries(secrets).map(([name, secret]) => [name, new Secret(secret)] as const);
    return {
      kind,
      settings: this.#value(settings, 'settings', ''),
      ...(headers !== undefined && { headers }),
      sources: Object.fromEntries(named),
      secrets: Object.fromEntries(compared),
    };
  }

  #members(part: object, path: string): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    const value = isPrice(part, path) ? withPrices(part) : part;
    for (const [name, member] of Object.entries(value)) {
      const at = `${path}.${name}`;
      if (member === undefined || DERIVED.has(at)) continue;
      const short = name.replace(/_(ms|nano)$/, '');
      members[short in value ? name : short] = this.#value(member, name, at);
    }
    return members;
  }
}

function isPrice(part: object, path: string): part is PricePlan {
  return path === 'prices' && 'divisor' in part;
}

/** With its cells as the prices that they stand for. */
function withPrices(price: PricePlan): object {
  const written = (table: PriceTable) => mappedTree(table, (cell_nano: bigint) => formatPrice(cell_nano, price));
  const from =
    price.later && Object.fromEntries(price.later.map((later) => [later.price.since, written(later.price.table)]));
  // Of a plan from the cache, a table is no own member.
  const { exchange, step_nano, bands, ...others } = { ...price, exchange: price.exchange };
  const units = {
    round_up_to: step_nano && formatUnits(step_nano),
    bands: bands?.map(({ up_to, ...band }) => ({
      ...band,
      up_to: Object.fromEntries(up_to.map(({ band: name, most_nano }) => [name, formatUnits(most_nano)])),
    })),
  };
  return {
    ...others,
    ...units,
    divisor: BigInt(unitsPriced(price)),
    table: written(price.table),
    exchange,
    ...(from && { from }),
  };
}

/** The name or, for a model, the id. */
export function partName(part: object): string | undefined {
  const { name, id }: { readonly name?: unknown; readonly id?: unknown } = part;
  return typeof name === 'string' ? name : typeof id === 'string' ? id : undefined;
}

function isCredential(value: object): value is CredentialPlan {
  return 'sources' in value && 'secrets' in value;
}

/** Without its default, which is a secret. */
function sourceName(source: SecretSource): unknown {
  if (typeof source === 'string') return undefined;
  return 'env' in source ? { env: source.env } : source;
}

/** Many routes share a schema. */
const meanings = new WeakMap<object, unknown>();

function meaningOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const meaning = meanings.get(schema) ?? schemaMeaning(schema);
  meanings.set(schema, meaning);
  return meaning;
}

/** Amounts of money are decimal strings. */
function bigintValue(value: bigint, member: string): unknown {
  if (member.endsWith('_nano')) return formatNano(value);
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
