/** Sends an answer over HTTP by its delivery: whole, late, cut, stalled, never, or as a reset. */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, PiecesReply, Reply, WholeReply } from './exchange.ts';
import type { JournalEntry, Outcome } from './journal.ts';

/** Seconds, at pace 1, of the delay of a late answer, and between two pieces of a stream. */
const LATE_s = 5;
const BETWEEN_PIECES_s = 0.02;

/** An open exchange. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly entry: JournalEntry;
  readonly delay_ms: (seconds: number) => number;
}

/** Sends the reply and writes its status and outcome to the journal entry. Does not throw if the caller has left. */
export async function deliver(reply: Reply, exchange: Exchange): Promise<void> {
  const { response, entry, delay_ms } = exchange;
  const delivery = reply.delivery ?? 'whole';
  if (delivery === 'hang') return untilClosed(exchange, 'hung');
  if (delivery === 'reset') return resetSocket(exchange);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    if (delivery === 'late') await sleep(delay_ms(LATE_s), undefined, { signal: gone.signal });
    entry.status = reply.status;
    if (reply.kind === 'whole') sendWhole(reply, exchange.request, response);
    else await sendPieces(reply, exchange, gone.signal);
    if (delivery === 'half') return await cut(exchange);
    if (delivery === 'stall') return await untilClosed(exchange, 'hung');
    response.end();
    await finished(response);
    entry.outcome = response.writableFinished ? 'answered' : 'caller-left';
  } catch (error) {
    if (!gone.signal.aborted) throw error;
    entry.outcome = 'caller-left';
  }
}

/** Resets the connection: the caller sees ECONNRESET. */
export function resetSocket({ request, entry }: Exchange): void {
  entry.outcome = 'reset';
  request.socket.resetAndDestroy();
}

/** Writes a whole reply, or the first half of one that will be cut. It does not end the response. */
export function sendWhole(reply: WholeReply, request: IncomingMessage, response: ServerResponse): void {
  const body = Buffer.from(reply.body);
  response.writeHead(reply.status, { ...reply.headers, 'content-length': body.length });
  if (request.method === 'HEAD') return;
  const cutShort = reply.delivery === 'half' || reply.delivery === 'stall';
  response.write(cutShort ? body.subarray(0, Math.floor(body.length / 2)) : body);
}

async function sendPieces(reply: PiecesReply, exchange: Exchange, signal: AbortSignal) {
  const { response, entry, delay_ms } = exchange;
  const cutShort = reply.delivery === 'half' || reply.delivery === 'stall';
  const pieces = cutShort ? reply.pieces.slice(0, Math.ceil(reply.pieces.length / 2)) : reply.pieces;
  response.writeHead(reply.status, reply.headers);
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await sleep(delay_ms(BETWEEN_PIECES_s), undefined, { signal });
    if (!response.write(piece)) await once(response, 'drain', { signal });
    entry.pieces += 1;
  }
}

/** Destroys the socket after the written data is sent, without a proper end of the HTTP message. */
async function cut({ request, response, entry }: Exchange): Promise<void> {
  await new Promise<void>((resolve) => response.write('', () => resolve()));
  entry.outcome = 'cut';
  request.socket.destroySoon();
}

async function untilClosed({ response, entry }: Exchange, outcome: Outcome): Promise<void> {
  entry.outcome = outcome;
  await finished(response);
}

async function finished(response: ServerResponse): Promise<void> {
  if (!response.closed) await once(response, 'close');
}

/** Whether the call has the key in the header of its upstream. */
export function hasCredential(call: Call, key: string): boolean {
  switch (call.upstream) {
    case 'generative':
      return call.headers['x-goog-api-key'] === key;
    case 'messages':
      return call.headers['x-api-key'] === key;
    default:
      return call.headers.authorization === `Bearer ${key}`;
  }
}
