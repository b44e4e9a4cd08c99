/**
 * Node's `http` module without the cost of importing it. An `import` reads every export of a built-in module, and one of these
 * loads Node's fetch and WebSocket, which takes about 20 ms of every start.
 */
import type { Agent, RequestOptions } from 'node:http';

/** The values that the program uses. */
export const { createServer, request, IncomingMessage, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule('node:http');

/** An agent for the protocol of a URL, which keeps its connections until it is destroyed. */
export function keepAliveAgent(url: string): Agent {
  const { Agent } = process.getBuiltinModule(url.startsWith('https:') ? 'node:https' : 'node:http');
  return new Agent({ keepAlive: true });
}

/** The largest answer that is kept whole; the rest is left out. */
const MAX_characters = 16 * 1024 ** 2;

/** Sends a request without a body over a connection of its own. Rejects if the whole answer has not come within `limit_ms`. */
export function askHttp(
  options: RequestOptions,
  limit_ms: number,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(limit_ms);
    const asking = request({ ...options, signal, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (more: string) => {
        if (text.length < MAX_characters) text += more;
      });
      response.once('error', reject).once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asking.once('error', (error) =>
      reject(signal.aborted ? new Error(`no answer within ${limit_ms / 1000} s`) : error),
    );
    asking.end();
  });
}
