/** The ways to end an answer that is not complete, so that the caller does not take it for a complete one. */
import type { ServerResponse } from 'node:http';

/** How long the socket stays open after the error event, so that the caller can read it. */
const BREAK_GRACE_ms = 1_000;

/**
 * Sends the error event and then destroys the socket without the last chunk, so that the stream stays incomplete. Waits before it
 * does so, because a client library whose socket fails drops unread data, including this event.
 */
export function breakOff(response: ServerResponse, event: string): void {
  response.write(event);
  const timer = setTimeout(() => response.destroy(), BREAK_GRACE_ms);
  response.once('close', () => clearTimeout(timer));
}

/** Resets the connection. For an HTTP/1.0 caller a close would be a clean end. */
export function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
  response.destroy();
}
