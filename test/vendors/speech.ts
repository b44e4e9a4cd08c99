/** Generates the answers of the sandbox's chat models: the same words for the same request, one token per word. */
import { isObject } from './json.ts';
import { type Steering, withoutSteering } from './steering.ts';

/** An answer before it is rendered for an interface. */
export interface Speech {
  /** The words; each is one token and one event of a stream. */
  readonly words: readonly string[];
  /** Whether the caller's limit truncated the answer. */
  readonly cut: boolean;
}

/** The answer to a prompt. @param limit the caller's limit on output tokens. */
export function speak(model: string, prompt: string, steering: Steering, limit = Number.POSITIVE_INFINITY): Speech {
  const max = Math.max(1, limit);
  const wanted = steering.get('words') ?? (steering.has('long') ? 50 : undefined);
  const quoted = withoutSteering(prompt).slice(0, 80);
  const sentence = `The sandbox answers for ${model}. You said: ${quoted === '' ? '(nothing)' : quoted}`.split(/\s+/);
  const words = wanted === undefined ? sentence : count(wanted);
  return {
    words: words.slice(0, max).map((word, index) => (index === 0 ? word : ` ${word}`)),
    cut: words.length > max,
  };
}

function count(wanted: number): string[] {
  return Array.from({ length: Math.min(Math.max(1, Math.floor(wanted)), 100_000) }, (_, index) => `word-${index + 1}`);
}

/** Input tokens of a request: a quarter of the characters of its strings, at least 1. */
export function inputTokens(...parts: readonly unknown[]): number {
  return Math.max(1, Math.ceil(parts.reduce<number>((sum, part) => sum + characters(part), 0) / 4));
}

function characters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + characters(item), 0);
  return isObject(value) ? characters(Object.values(value)) : 0;
}

/** The text of a prompt: all strings and members named `text` of a nested value, joined. */
export function proseOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(proseOf).filter(Boolean).join(' ');
  if (!isObject(value)) return '';
  if (typeof value.text === 'string') return value.text;
  return proseOf(value.content ?? value.parts ?? '');
}

/** Arguments for a tool: a value of the declared type for each required property of its JSON Schema. */
export function argumentsFor(schema: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(schema) || !Array.isArray(schema.required)) return {};
  const properties = isObject(schema.properties) ? schema.properties : {};
  const named = schema.required.filter((name) => typeof name === 'string');
  return Object.fromEntries(named.map((name) => [name, sample(properties[name])]));
}

function sample(property: unknown): unknown {
  if (!isObject(property)) return 'sandbox';
  if (Array.isArray(property.enum)) return property.enum[0];
  switch (String(property.type).toLowerCase()) {
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return argumentsFor(property);
    default:
      return 'sandbox';
  }
}
