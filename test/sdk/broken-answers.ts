/**
 * Answers that break off, for official SDKs of any language. The prompt names the break, and the SDK must raise an error.
 * `whole` is the control: a complete answer, which must not raise one.
 */
import { chunk, type Script, type Turn } from '../support/fault-server.ts';
import { message, messageEventTexts } from './message-answer.ts';

const contentOf = (finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text: 'a red kite' }] }, index: 0, finishReason }],
  usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 3, totalTokenCount: 6 },
});
const contentEvents = [contentOf(), contentOf('STOP')].map((data) => `data: ${JSON.stringify(data)}\r\n\r\n`);

const wholeMessage = JSON.stringify(message);
const wholeContent = JSON.stringify(contentOf('STOP'));

interface Answer {
  readonly type: string;
  /** The part before the break. */
  readonly begun: string;
  /** The complete body. */
  readonly whole: string;
}

function answerFor({ request }: Turn): Answer {
  const events = request.target.includes('/messages') ? messageEventTexts : contentEvents;
  const json = request.target.includes('/messages') ? wholeMessage : wholeContent;
  if (!/alt=sse/.test(request.target) && !/"stream":\s*true/.test(request.body.toString()))
    return { type: 'application/json', begun: json.slice(0, json.length / 2), whole: json };
  const begun = events.slice(0, Math.ceil(events.length / 2)).join('');
  return { type: 'text/event-stream', begun, whole: events.join('') };
}

const head = (type: string, framing: string) => `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`;
const chunked = 'transfer-encoding: chunked';

type Break = (turn: Turn, answer: Answer) => void;

/** The breaks by name. */
export const breaks = {
  whole: ({ write }, { type, whole }) => write(`${head(type, chunked)}${chunk(whole)}0\r\n\r\n`),
  'a reset': ({ write, reset }, { type, begun }) => {
    write(head(type, chunked) + chunk(begun));
    setTimeout(reset, 20);
  },
  'a close without a last chunk': ({ write, end }, { type, begun }) => {
    write(head(type, chunked) + chunk(begun));
    setTimeout(end, 20);
  },
  'an invalid chunk': ({ write }, { type, begun }) => {
    write(head(type, chunked) + chunk(begun));
    setTimeout(() => write('zz\r\n'), 20);
  },
  'a close in the middle of an event': ({ write, end }, { type, begun }) => {
    write(head(type, chunked) + chunk(`${begun}data: {"type":`));
    setTimeout(end, 20);
  },
  'a close before the first byte': ({ write, end }, { type }) => {
    write(head(type, chunked));
    setTimeout(end, 20);
  },
  'a close within a length': ({ write, end }, { type, begun, whole }) => {
    write(head(type, `content-length: ${Buffer.byteLength(whole)}`) + begun);
    setTimeout(end, 20);
  },
  silence: ({ write }, { type, begun }) => write(head(type, chunked) + chunk(begun)),
  'no answer': ({ reset }) => reset(),
} as const satisfies Readonly<Record<string, Break>>;

/** The name of a break. */
export type BreakName = keyof typeof breaks;
/** All names. */
export const breakNames = Object.keys(breaks) as readonly BreakName[];

/** Breaks an answer in the way that the prompt names in brackets. */
export const breakAsAsked: Script = (turn) => {
  const body = turn.request.body.toString();
  const name = breakNames.find((each) => body.includes(`[${each}]`));
  if (name === undefined) throw new Error(`no such break in ${body}`);
  breaks[name](turn, answerFor(turn));
};
