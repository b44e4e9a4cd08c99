/** Adds a header to the answer that accepts a WebSocket. The proxy of mounts writes it, and offers no way to add one. */
import type { IncomingMessage } from 'node:http';

/** The request asks for another protocol, and Node has given its socket away. */
export function isUpgrade(request: IncomingMessage): boolean {
  return Reflect.get(request, 'upgrade') === true;
}

const ACCEPTED = /^(HTTP\/1\.1 101 [^\r\n]*\r\n)/;

/** @param header a flat list with one header, or empty. */
export function addToUpgrade(request: IncomingMessage, [name, value]: readonly string[]): void {
  if (name === undefined || !isUpgrade(request)) return;
  const { socket } = request;
  // The head of the answer is the first text that is written.
  Reflect.set(socket, 'write', (text: unknown, ...more: readonly unknown[]) => {
    Reflect.deleteProperty(socket, 'write');
    const head = typeof text === 'string' ? text.replace(ACCEPTED, `$1${name}: ${value}\r\n`) : text;
    return Reflect.apply(socket.write, socket, [head, ...more]);
  });
}
