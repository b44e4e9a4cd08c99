/**
 * Two versions of the messages SDK behind one type, because their classes are incompatible for the compiler. 1.x sends
 * `Authorization: Bearer`, 0.x `x-api-key`, and each sends its own interface version.
 */
import Anthropic from '@anthropic-ai/sdk';
import AnthropicOld from 'anthropic-sdk-0';

/** The body of a messages request. */
export interface MessageBody {
  readonly model: string;
  readonly max_tokens: number;
  readonly messages: Turn[];
  readonly system?: string;
  readonly tools?: {
    name: string;
    description?: string;
    input_schema: { type: 'object'; properties?: Record<string, { type: string }>; required?: string[] };
  }[];
  readonly tool_choice?: { type: 'auto' } | { type: 'tool'; name: string };
  readonly thinking?: { type: 'enabled'; budget_tokens: number };
}

/** One message of a conversation. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string | (ToolUse | ToolResult)[];
}

interface ToolUse {
  type: 'tool_use';
  id: string;
  name: string;
  input: object;
}

interface ToolResult {
  type: 'tool_result';
  tool_use_id: string;
  content: string;
}

/** The part of an answer that the tests read. */
export interface Message {
  readonly id: string;
  readonly content: readonly object[];
  readonly stop_reason: string | null;
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
  readonly _request_id?: string | null;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly maxRetries?: number;
}

/** A request before it is awaited. */
interface Call<T> extends Promise<T> {
  withResponse(): Promise<{ readonly data: T; readonly request_id: string | null | undefined }>;
}

interface MessageStream {
  on(event: 'text', listener: (delta: string, snapshot: string) => void): unknown;
  abort(): void;
  finalMessage(): Promise<Message>;
  finalText(): Promise<string>;
  readonly request_id: string | null | undefined;
}

/** The part of a client that the tests use. */
export interface MessagesClient {
  readonly messages: {
    create(body: MessageBody & { readonly stream: true }, options?: CallOptions): Call<AsyncIterable<{ type: string }>>;
    create(body: MessageBody, options?: CallOptions): Call<Message>;
    stream(body: MessageBody, options?: CallOptions): MessageStream;
    countTokens(body: Omit<MessageBody, 'max_tokens'>): Call<{ readonly input_tokens: number }>;
  };
  readonly models: { list(): AsyncIterable<{ readonly id: string }>; retrieve(id: string): Promise<object> };
  readonly beta: {
    readonly messages: {
      create(body: MessageBody & { readonly betas: string[] }): Promise<Message>;
      countTokens(body: Omit<MessageBody, 'max_tokens'> & { readonly betas: string[] }): Promise<object>;
    };
  };
}

type ErrorClass = abstract new (...args: never) => Error;

/** The client's class with its error classes. */
export interface MessagesSdk {
  new (options: { baseURL: string; apiKey: string; maxRetries?: number; fetch?: typeof fetch }): MessagesClient;
  readonly APIError: ErrorClass;
  readonly APIUserAbortError: ErrorClass;
  readonly APIConnectionTimeoutError: ErrorClass;
  readonly AnthropicError: ErrorClass;
  readonly AuthenticationError: ErrorClass;
  readonly BadRequestError: ErrorClass;
  readonly InternalServerError: ErrorClass;
  readonly NotFoundError: ErrorClass;
  readonly PermissionDeniedError: ErrorClass;
  readonly RateLimitError: ErrorClass;
}

/** One version of the SDK. */
export interface Generation {
  readonly version: string;
  /** The interface version that it sends with every request. */
  readonly api_version: string;
  /** The query of its beta endpoints. */
  readonly betaQuery: string;
  readonly Sdk: MessagesSdk;
}

/** All tested versions. */
export const messagesSdks: readonly Generation[] = [
  { version: '1.x', api_version: '2026-10-21', betaQuery: '', Sdk: Anthropic },
  { version: '0.x', api_version: '2023-06-01', betaQuery: 'beta=true', Sdk: AnthropicOld },
];

/** A request to the sandbox's model, which repeats the user's words, one token per word. */
export function say(content: string): MessageBody {
  return { model: 'chat-large', max_tokens: 100, messages: [{ role: 'user', content }] };
}

/** The sandbox's answer to a text. */
export const saidBack = (content: string) => `The sandbox answers for chat-large. You said: ${content}`;
