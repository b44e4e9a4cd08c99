/** Loopback web servers with one file for the tests of the probe: a well-behaved one, and custom ones. */
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createMediaProbe, type MediaProbe, type ProbeOptions } from '../../../src/upstream/media/probe.ts';

/** Something that is closed with the test. */
interface Test {
  teardown(handler: () => unknown): void;
}

/** A probe that may read from loopback. */
export function localProbe(test: Test, options: Partial<ProbeOptions> = {}): MediaProbe {
  const probe = createMediaProbe({
    allowPrivate: true,
    timeout_ms: 30_000,
    limit_bytes: 4 * 2 ** 20,
    shortest_ms: 2_000,
    ...options,
  });
  test.teardown(() => probe.close());
  return probe;
}

/** Starts a server. @returns its origin. */
export async function serve(test: Test, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  test.teardown(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** The first and the last requested byte, within the file. */
export function rangeAsked(
  header: string | undefined,
  size: number,
): { readonly first: number; readonly last: number } {
  const match = /^bytes=(\d+)-(\d+)$/.exec(header ?? '');
  if (match === null) throw new Error(`not a range: ${header}`);
  return { first: Number(match[1]), last: Math.min(Number(match[2]), size - 1) };
}

/** Answers with the range, like a media store. */
export function sendRange(response: ServerResponse, file: Buffer, first: number, last: number): void {
  response.writeHead(206, {
    'content-range': `bytes ${first}-${last}/${file.length}`,
    'content-length': last - first + 1,
  });
  response.end(file.subarray(first, last + 1));
}

/** A listener that serves the file by ranges. */
export function ranged(file: Buffer): RequestListener {
  return (request, response) => {
    const { first, last } = rangeAsked(request.headers.range, file.length);
    sendRange(response, file, first, last);
  };
}
