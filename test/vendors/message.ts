/** A message of the messages interface, before it is rendered as an object or as a stream. */
import type { JsonObject } from './json.ts';

/** A block of a message's content. */
export type Block =
  | { readonly type: 'thinking'; readonly thinking: string; readonly signature: string }
  | { readonly type: 'text'; readonly words: readonly string[] }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: JsonObject };

/** Tokens of a message. `input_tokens` does not include the cached ones. */
export interface MessageUsage {
  readonly input_tokens: number;
  readonly cache_creation_input_tokens: number;
  readonly cache_read_input_tokens: number;
  readonly output_tokens: number;
}

/** A message. */
export interface Message {
  readonly id: string;
  readonly model: string;
  readonly blocks: readonly Block[];
  readonly stopReason: 'end_turn' | 'max_tokens' | 'tool_use' | 'refusal';
  /** Null if the steering words ask for an answer without usage. */
  readonly usage: MessageUsage | null;
}
