/** The requests of a simulation's callers: a few tasks and chats, each with its own key and text. */
import type { Random } from '../../support/random.ts';

export type IntentKind = 'official_c' | 'official_k' | 'unified_c' | 'unified_k' | 'token' | 'chat';

export interface Intent {
  readonly kind: IntentKind;
  /** A part of the request's text, which identifies the request at the upstream. */
  readonly marker: string;
  readonly account: string;
  /** The API key. Every intent has its own, which identifies its tasks. */
  readonly key_id: string;
  readonly key: string;
  readonly seconds: number;
  readonly resolution: '480p' | '720p';
  readonly at_ms: number;
  readonly idempotency_key: string | undefined;
  readonly path: string;
  readonly body: object;
  /** The number of polls; at 0 the task is left to the settler. */
  readonly polls: number;
  readonly cancels: boolean;
}

const paths: Readonly<Record<IntentKind, string>> = {
  official_c: '/api/v3/contents/generations/tasks',
  official_k: '/api/v3/contents/generations/tasks',
  token: '/api/v3/contents/generations/tasks',
  unified_c: '/api/v3/c/videos/generations/tasks',
  unified_k: '/api/v3/videos/generations/tasks',
  chat: '/v1/messages',
};

export interface Caller {
  readonly account: string;
  newKey(): Promise<{ readonly id: string; readonly key: string }>;
}

export async function makeIntents(callers: readonly Caller[], random: Random): Promise<readonly Intent[]> {
  const intents: Intent[] = [];
  const count = random.integer(4, 9);
  for (let n = 0; n < count; n++) {
    const drawn = random.weightedName({ official_c: 3, official_k: 2, unified_c: 3, unified_k: 1, token: 2, chat: 3 });
    // Sometimes one like the last, shortly after it, as from an SDK that repeats a failed creation.
    const last = random.chance(0.2) ? intents.at(-1) : undefined;
    const kind = last?.kind ?? drawn;
    const caller = callers.find(({ account }) => account === last?.account) ?? random.pick(callers);
    const { id: key_id, key } = await caller.newKey();
    const marker = `m${n}`;
    const seconds = last?.seconds ?? random.integer(4, 12);
    const resolution = last?.resolution ?? random.pick(['480p', '720p'] as const);
    intents.push({
      kind,
      marker,
      account: caller.account,
      key_id,
      key,
      seconds,
      resolution,
      at_ms: last === undefined ? random.integer(0, 240_000) : last.at_ms + random.integer(0, 5_000),
      idempotency_key: kind !== 'chat' && random.chance(0.5) ? `once-${marker}` : undefined,
      path: paths[kind],
      body: bodyOf(kind, marker, seconds, resolution, random),
      polls: random.chance(0.5) ? random.integer(1, 12) : 0,
      cancels: random.chance(0.25),
    });
  }
  return intents;
}

function bodyOf(kind: IntentKind, marker: string, duration: number, resolution: string, random: Random): object {
  const content = [{ type: 'text', text: marker }];
  switch (kind) {
    case 'official_c':
      return { model: 'c/vidgen-2.0', content, duration, resolution };
    case 'official_k':
      return { model: 'k/vidgen-2.0', content, duration, resolution };
    case 'token':
      return { model: 'vidgen-2.0', content, duration, resolution };
    case 'unified_c':
      return { model: 'c/vidgen-2.0', prompt: marker, duration, resolution };
    case 'unified_k':
      return { model: 'k/vidgen-2.0', prompt: marker, duration, resolution };
    case 'chat':
      return {
        model: 'chat-small',
        max_tokens: 400,
        messages: [{ role: 'user', content: marker }],
        stream: random.chance(0.5),
      };
  }
}

const nano = 1_000_000_000n;
const perSecond: Readonly<Record<string, bigint>> = {
  'c 480p': 460_000_000n,
  'c 720p': 1_000_000_000n,
  'k 480p': 420_000_000n,
  'k 720p': 900_000_000n,
};

/** The cost of a delivered task at the published prices, in nano of the currency, computed without the gateway's code. */
export function priceOf({ kind, seconds, resolution }: Intent, reported: string | undefined, discount: bigint): bigint {
  if (kind === 'token') return halfUp(46n * nano * decimalNano(reported ?? '0') * discount, 1_000_000n * nano * nano);
  const price = perSecond[`${kind.endsWith('_c') ? 'c' : 'k'} ${resolution}`];
  if (price === undefined) throw new Error(`no price for ${kind} ${resolution}`);
  // The unified endpoints bill the requested seconds, the official one the reported seconds, if there are any.
  const units = kind.startsWith('official') ? decimalNano(reported ?? String(seconds)) : BigInt(seconds) * nano;
  return halfUp(price * units * discount, nano * nano);
}

/** The cost of a chat: 7.20 per million tokens of input and 36.00 of output. */
export function chatPriceOf(used: { readonly input: number; readonly output: number }, discount: bigint): bigint {
  return halfUp((7_200_000_000n * BigInt(used.input) + 36n * nano * BigInt(used.output)) * discount, 1_000_000n * nano);
}

/** The hold of a chat: one token per byte of its body at the cache-write price of 9.00 per million, and the maximum output. */
export function chatHoldOf({ body }: Intent, discount: bigint): bigint {
  const bytes = BigInt(Buffer.byteLength(JSON.stringify(body)));
  return halfUp((9n * nano * bytes + 36n * nano * 400n) * discount, 1_000_000n * nano) + 1n;
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

function decimalNano(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * nano + BigInt(fraction.padEnd(9, '0'));
}
