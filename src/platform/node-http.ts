/**
 * Node's `http` module without the cost of importing it. An `import` reads every export of a built-in module, and one of these
 * loads Node's fetch and WebSocket, which takes about 20 ms of every start.
 */
import type { Agent } from 'node:http';

/** The values that the program uses. */
export const { createServer, get, request, STATUS_CODES } = process.getBuiltinModule('node:http');

/** An agent for the protocol of a URL, which keeps its connections until it is destroyed. */
export function keepAliveAgent(url: string): Agent {
  const { Agent } = process.getBuiltinModule(url.startsWith('https:') ? 'node:https' : 'node:http');
  return new Agent({ keepAlive: true });
}
