/** A vendor with OpenAI's chat completions, which answers every request with the same usage. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Test } from 'tap';
import { until } from '../support/stack.ts';
import type { Workspace } from '../support/tollgate.ts';

/** Starts it. `seen` has a line for each request: the path, the credential and the model. */
export async function startChatUpstream(
  t: Test,
  usage: object = { prompt_tokens: 1000, completion_tokens: 100 },
): Promise<{ readonly url: string; readonly seen: readonly string[] }> {
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    seen.push(`${request.url} ${request.headers.authorization} ${JSON.parse(await text(request)).model}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [], usage }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** Starts a gateway with a converted configuration, and gives its URL. */
export async function startConverted(
  { start, store }: Pick<Workspace, 'start' | 'store'>,
  config: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const serve = ['serve', '--port', '0', '--threads', '1', '--config', config, '--store', store];
  const gateway = start(serve, { env });
  const url = () => /"url":"([^"]+)"/.exec(gateway.output.stderr)?.[1];
  await until(
    async () => url() ?? gateway.child.exitCode,
    (found) => found !== null,
  );
  return url() ?? '';
}
