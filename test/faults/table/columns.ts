/** The columns of the fault table: the interfaces, and the answers of an upstream without a fault. */
import {
  generativeSse,
  generativeStream,
  type Interface,
  messagesJson,
  messagesStream,
  officialVideo,
  tokenVideo,
  unifiedVideo,
} from '../../support/interfaces.ts';

/** The columns of one group share a table. */
export type Group = 'chat' | 'creation' | 'poll';

/** The counts in an upstream's answer: correct, absent, negative or impossibly high. */
export type Counts = 'reported' | 'missing' | 'unusable' | 'absurd';

/** A body that an upstream sends. */
/** A body that an upstream sends. */
export interface Answer {
  readonly type: string;
  /** The part before a break: complete events of a stream, or half of a JSON text. */
  readonly begun: string;
  readonly whole: string;
  readonly isStream: boolean;
}

/** One interface of the table. */
/** One interface of the table. */
export interface Column {
  readonly name: string;
  readonly group: Group;
  readonly sample: Interface;
  /** The prompt in the interface's body; a cell replaces it with its name. */
  readonly prompt: string;
  /** @param id the upstream's id of the task */
  answer(id: string, counts?: Counts): Answer;
}

const numbers: Readonly<Record<Exclude<Counts, 'missing'>, number>> = { reported: 3, unusable: -3, absurd: 10 ** 9 };

function json(value: unknown): Answer {
  const whole = JSON.stringify(value);
  return { type: 'application/json', begun: whole.slice(0, whole.length / 2), whole, isStream: false };
}

function eventStream(events: readonly string[]): Answer {
  const begun = events.slice(0, Math.ceil(events.length / 2)).join('');
  return { type: 'text/event-stream', begun, whole: events.join(''), isStream: true };
}

/** Long enough that its estimate is more than what a stream reports before it ends. */
const TEXT = 'a red kite, '.repeat(20);

function messageUsage(counts: Counts): object {
  return counts === 'missing' ? {} : { usage: { input_tokens: numbers[counts], output_tokens: numbers[counts] } };
}

function message(counts: Counts) {
  const content = [{ type: 'text', text: 'a red kite' }];
  const base = { id: 'msg_1', type: 'message', role: 'assistant', model: 'chat-large' };
  return { ...base, content, stop_reason: 'end_turn', ...messageUsage(counts) };
}

function messageEvents(counts: Counts): readonly string[] {
  return [
    { type: 'message_start', message: { ...message(counts), content: [], stop_reason: null } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: TEXT } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, ...messageUsage(counts) },
    { type: 'message_stop' },
  ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}

function content(counts: Counts, finishReason?: string) {
  const candidates = [{ content: { role: 'model', parts: [{ text: TEXT }] }, index: 0, finishReason }];
  if (counts === 'missing') return { candidates };
  return {
    candidates,
    usageMetadata: { promptTokenCount: numbers[counts], candidatesTokenCount: numbers[counts] },
  };
}

function streamedContents(counts: Counts): Answer {
  const [first, last] = [content(counts), content(counts, 'STOP')].map((each) => JSON.stringify(each));
  return { type: 'application/json', begun: `[${first}`, whole: `[${first},\r\n${last}]`, isStream: false };
}

function creation(id: string, counts: Counts): Answer {
  return json({ ...(counts === 'missing' ? {} : { id, task_id: id }), status: 'queued' });
}

function poll(id: string, counts: Counts): Answer {
  const seconds = { reported: 4, unusable: -4, absurd: 10 ** 9 };
  const billed = counts === 'missing' ? {} : { status: 'succeeded', billedSeconds: seconds[counts] };
  return json({ id, ...billed, content: { video_url: 'https://media.example/kite.mp4' } });
}

const generativeJson: Interface = {
  ...generativeStream,
  path: generativeStream.path.replace('streamGenerateContent', 'generateContent'),
};

const hello = { group: 'chat', prompt: 'hello' } as const;
const kite = {
  group: 'creation',
  prompt: 'a red kite',
  answer: (id: string, counts: Counts = 'reported') => creation(id, counts),
} as const;

/** In the order of the page. */
/** In the order of the page. */
export const columns: readonly Column[] = [
  { ...hello, name: 'messages, JSON', sample: messagesJson, answer: (_, counts = 'reported') => json(message(counts)) },
  {
    ...hello,
    name: 'messages, stream',
    sample: messagesStream,
    answer: (_, counts = 'reported') => eventStream(messageEvents(counts)),
  },
  {
    ...hello,
    name: 'generative, JSON',
    sample: generativeJson,
    answer: (_, counts = 'reported') => json(content(counts, 'STOP')),
  },
  {
    ...hello,
    name: 'generative, streamed JSON',
    sample: generativeStream,
    answer: (_, counts = 'reported') => streamedContents(counts),
  },
  {
    ...hello,
    name: 'generative, event stream',
    sample: generativeSse,
    answer: (_, counts = 'reported') =>
      eventStream([content(counts), content(counts, 'STOP')].map((each) => `data: ${JSON.stringify(each)}\r\n\r\n`)),
  },
  { ...kite, name: 'token-billed video', sample: tokenVideo },
  { ...kite, name: 'official-format video', sample: officialVideo },
  { ...kite, name: 'unified video', sample: unifiedVideo },
  {
    name: 'poll of an official-format task',
    group: 'poll',
    sample: officialVideo,
    prompt: 'a red kite',
    answer: (id, counts = 'reported') => poll(id, counts),
  },
];
