/** The virtual upstream of metered requests: it sends a complete answer, a stream, an interrupted answer, or none. */
import type { UpstreamRequest } from '../../../src/upstream/client/client.ts';
import type { Random } from '../../support/random.ts';
import type { Connection } from './connection.ts';
import type { Timeline } from './timeline.ts';

/** The usage that the answers have reported so far, by the marker of the request. */
export interface ChatAnswers {
  readonly told: Map<string, { input: number; output: number }>;
  /** Requests whose successful answer began and did not report its final counts. They are charged an estimate. */
  readonly unfinished: Set<string>;
}

export function createChatAnswers(): ChatAnswers {
  return { told: new Map(), unfinished: new Set() };
}

interface ChatCall {
  readonly request: UpstreamRequest;
  readonly connection: Connection;
  readonly timeline: Timeline;
  readonly random: Random;
  readonly trouble: number;
}

const faults = { refused: 5, reset: 10, hang: 5, error: 15, broken: 15, no_usage: 5 } as const;

export function answerChat(
  { request, connection, timeline, random, trouble }: ChatCall,
  { told, unfinished }: ChatAnswers,
): void {
  const fault = random.chance(trouble) ? random.weightedName(faults) : 'none';
  const body: { stream?: boolean; messages: readonly { content: string }[] } = JSON.parse(String(request.body));
  const marker = body.messages[0]?.content ?? '';
  const usage = { input: random.integer(1, 900), output: random.integer(1, 400) };
  if (fault === 'refused') {
    timeline.after(5, () => connection.fail('ECONNREFUSED'));
    return;
  }
  connection.sent();
  timeline.after(fault === 'hang' ? request.upstream.headers_timeout_ms : random.integer(50, 3_000), () => {
    if (fault === 'hang') return connection.fail('HEADERS_TIMEOUT');
    if (fault === 'reset') return connection.fail('ECONNRESET');
    if (fault === 'error')
      return connection.answer(529, { type: 'error', usage: { input_tokens: 9, output_tokens: 9 } });
    if (!connection.over) unfinished.add(marker);
    if (body.stream === true) return stream(fault === 'broken');
    const answer = { type: 'message', usage: { input_tokens: usage.input, output_tokens: usage.output } };
    if (fault === 'no_usage') return connection.answer(200, { type: 'message' });
    const text = JSON.stringify(answer);
    connection.head(200, { 'content-type': 'application/json', 'content-length': String(text.length) });
    if (fault === 'broken') {
      connection.data(text.slice(0, 12));
      connection.fail('ECONNRESET');
      return;
    }
    if (!connection.over) reportAll();
    connection.data(text);
    connection.end();
  });

  function reportAll(): void {
    told.set(marker, usage);
    unfinished.delete(marker);
  }

  /** Two events: the first reports the input and one token of output, the second the final output. */
  function stream(breaks: boolean): void {
    if (connection.over) return;
    connection.head(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' });
    connection.data(event('message_start', { message: { usage: { input_tokens: usage.input, output_tokens: 1 } } }));
    told.set(marker, { input: usage.input, output: 1 });
    timeline.after(random.integer(10, 2_000), () => {
      if (connection.over) return;
      if (breaks) return connection.fail('ECONNRESET');
      connection.data(event('message_delta', { usage: { output_tokens: usage.output } }));
      reportAll();
      connection.data(event('message_stop', {}));
      connection.end();
    });
  }
}

function event(type: string, rest: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;
}
