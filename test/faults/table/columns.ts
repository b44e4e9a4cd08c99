/** The interfaces that every fault is tried on, and what their upstreams answer when all is well. */
import {
  generativeSse,
  generativeStream,
  type Interface,
  messagesJson,
  messagesStream,
  officialVideo,
  tokenVideo,
  unifiedVideo,
} from '../interfaces.ts';

export type Group = 'chat' | 'creation' | 'poll';

/** What an upstream says of the units that it bills. */
export type Counts = 'told' | 'untold' | 'unusable' | 'absurd';

export interface Answer {
  readonly type: string;
  /** What comes before a break: complete events of a stream, half of a JSON text. */
  readonly begun: string;
  readonly whole: string;
  readonly isStream: boolean;
}

export interface Column {
  readonly name: string;
  readonly group: Group;
  readonly sample: Interface;
  /** The prompt in the interface's body, which a cell replaces by its own name. */
  readonly prompt: string;
  /** @param id the upstream's name for a task */
  answer(id: string, counts?: Counts): Answer;
}

const numbers: Readonly<Record<Exclude<Counts, 'untold'>, number>> = { told: 3, unusable: -3, absurd: 10 ** 9 };

function json(value: unknown): Answer {
  const whole = JSON.stringify(value);
  return { type: 'application/json', begun: whole.slice(0, whole.length / 2), whole, isStream: false };
}

function eventStream(events: readonly string[]): Answer {
  const begun = events.slice(0, Math.ceil(events.length / 2)).join('');
  return { type: 'text/event-stream', begun, whole: events.join(''), isStream: true };
}

function messageUsage(counts: Counts): object {
  return counts === 'untold' ? {} : { usage: { input_tokens: numbers[counts], output_tokens: numbers[counts] } };
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
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'a red kite' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, ...messageUsage(counts) },
    { type: 'message_stop' },
  ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}

function content(counts: Counts, finishReason?: string) {
  const candidates = [{ content: { role: 'model', parts: [{ text: 'a red kite' }] }, index: 0, finishReason }];
  if (counts === 'untold') return { candidates };
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
  return json({ ...(counts === 'untold' ? {} : { id, task_id: id }), status: 'queued' });
}

function poll(id: string, counts: Counts): Answer {
  const seconds = { told: 4, unusable: -4, absurd: 10 ** 9 };
  const billed = counts === 'untold' ? {} : { status: 'succeeded', billedSeconds: seconds[counts] };
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
  answer: (id: string, counts: Counts = 'told') => creation(id, counts),
} as const;

export const columns: readonly Column[] = [
  { ...hello, name: 'messages, JSON', sample: messagesJson, answer: (_, counts = 'told') => json(message(counts)) },
  {
    ...hello,
    name: 'messages, stream',
    sample: messagesStream,
    answer: (_, counts = 'told') => eventStream(messageEvents(counts)),
  },
  {
    ...hello,
    name: 'generative, JSON',
    sample: generativeJson,
    answer: (_, counts = 'told') => json(content(counts, 'STOP')),
  },
  {
    ...hello,
    name: 'generative, streamed JSON',
    sample: generativeStream,
    answer: (_, counts = 'told') => streamedContents(counts),
  },
  {
    ...hello,
    name: 'generative, event stream',
    sample: generativeSse,
    answer: (_, counts = 'told') =>
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
    answer: (id, counts = 'told') => poll(id, counts),
  },
];
