/** The vendors of the upgrade test: videos and messages. The prompt of a creation says what becomes of its task. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A running upstream. */
export interface Upstream {
  readonly url: string;
  close(): void;
}

/** @param running the status of tasks that were still running when 0.1.0 stopped. */
export async function startUpstream(running: 'running' | 'succeeded'): Promise<Upstream> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body: string = await text(request);
    const [path = ''] = (request.url ?? '').split('?');
    const reply = (value: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (path.endsWith('/messages')) reply({ content: [], usage: { input_tokens: 1200, output_tokens: 345 } });
    else if (path.endsWith('/asset-groups')) reply({ Result: { Id: 'group-1' } });
    else if (request.method === 'GET' && path.endsWith('/tasks')) reply({ items: [], total: 0 });
    else if (request.method === 'GET') reply(statusOf(path.slice(path.lastIndexOf('/') + 1), running));
    // The connection ends after the request was read: nobody knows whether a task was made.
    else if (body.includes('lost')) response.socket?.resetAndDestroy();
    else reply(created(/succeeds|fails|runs/.exec(body)?.[0] ?? ''));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

let made = 0;

function created(fate: string): object {
  made += 1;
  const id = `task-${fate}-${made}`;
  return { id, task_id: id, status: 'queued' };
}

function statusOf(id: string, running: string): object {
  const status = { succeeds: 'succeeded', fails: 'failed', runs: running }[id.split('-')[1] ?? ''] ?? 'running';
  return { id, task_id: id, status, billedSeconds: 5, usage: { completion_tokens: 100_000 } };
}
