/** Probes callers that have half-closed while their answer is pending. */
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Exchanged {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Whether the answer is unfinished and must be sent: the request is complete, or the answer has begun. */
export function isPending({ request, response }: Exchanged): boolean {
  return !response.writableFinished && !response.destroyed && (request.complete || response.headersSent);
}

/** The delay between two probes of a caller. It doubles each time. */
const FIRST_PROBE_ms = 50;
const LONGEST_PROBE_ms = 30_000;

/**
 * Finds out whether a caller that has half-closed still reads. If it is gone, the first bytes cause a reset, and the next write
 * fails. A 100 is harmless: every HTTP/1.1 client must ignore one that it did not request (RFC 9110 §15.2).
 */
export function probe(
  connection: { readonly turn: Exchanged | undefined } | undefined,
  delay_ms = FIRST_PROBE_ms,
): void {
  const turn = connection?.turn;
  if (turn === undefined || !isPending(turn)) return;
  if (turn.response.headersSent || turn.request.httpVersionMinor === 0) return;
  turn.response.writeContinue();
  setTimeout(probe, delay_ms, connection, Math.min(delay_ms * 2, LONGEST_PROBE_ms)).unref();
}
