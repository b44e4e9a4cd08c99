/**
 * The versions of the generative SDK behind one type, each with its defaults: 3.x calls `/v1` unless configured otherwise, 2.x calls
 * `/v1beta`.
 */
import { ApiError, GoogleGenAI } from '@google/genai';
import { ApiError as ApiErrorOld, GoogleGenAI as GoogleGenAIOld } from 'google-genai-2';

interface Ask {
  readonly model: string;
  readonly contents: string | { readonly role?: string; readonly parts: { readonly text: string }[] }[];
  readonly config?: {
    readonly abortSignal?: AbortSignal;
    readonly systemInstruction?: string;
    readonly maxOutputTokens?: number;
    readonly tools?: { functionDeclarations: { name: string; parametersJsonSchema?: unknown }[] }[];
  };
}

/** The part of an answer that the tests read. */
export interface Answer {
  readonly text: string | undefined;
  readonly functionCalls: readonly { readonly name?: string; readonly args?: object }[] | undefined;
  readonly candidates?: readonly { readonly finishReason?: string }[];
  readonly usageMetadata?: { readonly candidatesTokenCount?: number; readonly totalTokenCount?: number };
}

interface Model {
  readonly name?: string;
  readonly displayName?: string;
  readonly inputTokenLimit?: number;
  readonly supportedActions?: readonly string[];
}

interface Pager extends AsyncIterable<Model> {
  readonly page: readonly Model[];
  hasNextPage(): boolean;
  nextPage(): Promise<readonly Model[]>;
}

interface Chat {
  sendMessage(message: { readonly message: string }): Promise<Answer>;
  sendMessageStream(message: { readonly message: string }): Promise<AsyncIterable<Answer>>;
  getHistory(): readonly object[];
}

/** The part of a client that the tests use. */
export interface GenerativeClient {
  readonly models: {
    generateContent(ask: Ask): Promise<Answer>;
    generateContentStream(ask: Ask): Promise<AsyncIterable<Answer>>;
    countTokens(ask: Ask): Promise<{ readonly totalTokens?: number }>;
    embedContent(ask: Ask): Promise<object>;
    list(parameters?: { readonly config?: { readonly pageSize?: number } }): Promise<Pager>;
    get(parameters: { readonly model: string }): Promise<Model>;
  };
  readonly chats: { create(parameters: { readonly model: string }): Chat };
}

type ErrorClass = abstract new (...args: never) => Error;

interface ClientOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly retries?: boolean;
}

/** One version of the SDK. */
export interface Generation {
  readonly name: string;
  readonly client: (options: ClientOptions) => GenerativeClient;
  readonly ApiError: ErrorClass;
}

/** Retries with a short first wait. The SDK ignores retry-after and retries only if configured. */
const retryOptions = (retries = false) => (retries ? { retryOptions: { attempts: 3, initialDelay: 0.01 } } : {});

/** All tested versions. */
export const generativeSdks: readonly Generation[] = [
  {
    name: '3.x',
    client: ({ apiKey, baseUrl, retries }) =>
      new GoogleGenAI({ apiKey, httpOptions: { baseUrl, ...retryOptions(retries) } }),
    ApiError,
  },
  {
    name: '3.x with apiVersion v1beta',
    client: ({ apiKey, baseUrl, retries }) =>
      new GoogleGenAI({ apiKey, apiVersion: 'v1beta', httpOptions: { baseUrl, ...retryOptions(retries) } }),
    ApiError,
  },
  {
    name: '2.x',
    client: ({ apiKey, baseUrl, retries }) =>
      new GoogleGenAIOld({ apiKey, httpOptions: { baseUrl, ...retryOptions(retries) } }),
    ApiError: ApiErrorOld,
  },
];

/** The sandbox's answer to a text. */
export const saidBack = (text: string, model = 'gen-pro') => `The sandbox answers for ${model}. You said: ${text}`;
