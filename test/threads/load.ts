/** Requests of several callers to a gateway with threads. Each has a connection of its own, so that the system spreads them. */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reloadable } from '../support/reloadable.ts';

/** A message that the sandbox answers at once. */
export const message = { model: 'chat-large', max_tokens: 16, messages: [{ role: 'user', content: 'count to ten' }] };
/** The creation of a task. */
export const video = { path: '/api/v3/c/videos/generations/tasks', body: { model: 'c/vidgen-2.0', prompt: 'a kite' } };

/** One answer. */
export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Sends a request on a new connection. Rejects if there is no whole answer. */
export function once(
  { url, key }: Pick<Reloadable, 'url' | 'key'>,
  path: string,
  body?: unknown,
  { headers: more = {} }: { readonly headers?: Readonly<Record<string, string>> | undefined } = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, 'x-api-key': key, 'content-type': 'application/json', ...more };
    const options = { method: body === undefined ? 'GET' : 'POST', headers, agent: false } as const;
    const sent = request(url + path, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Sends messages by this number of callers until `stop`, each request on a new connection. */
export function load(running: Pick<Reloadable, 'url' | 'key'>, callers: number) {
  const failures: string[] = [];
  let stopped = false;
  let answered = 0;
  const caller = async () => {
    while (!stopped) {
      try {
        const { status, text } = await once(running, '/v1/messages', message);
        answered += 1;
        if (status !== 200 || !text.includes('"output_tokens"')) failures.push(`${status} ${text.slice(0, 200)}`);
      } catch (error) {
        failures.push(String(error));
      }
      // Leaves the processor to what the test does meanwhile.
      await sleep(5);
    }
  };
  const all = Array.from({ length: callers }, caller);
  return {
    failures,
    /** Answers so far. */
    get answered() {
      return answered;
    },
    async stop() {
      stopped = true;
      await Promise.all(all);
    },
  };
}

/** The values of a metric by their labels. */
export async function metric(
  { metrics_url }: Pick<Reloadable, 'metrics_url'>,
  name: string,
): Promise<Map<string, number>> {
  const page = await (await fetch(metrics_url)).text();
  const lines = page.matchAll(new RegExp(`^${name}(\\{.*\\})? (\\S+)$`, 'gm'));
  return new Map([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
}
