/** Finds a free port for a program that cannot choose one itself. */
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take a port while its program restarts. */
const [FIRST_PORT, PORTS] = [10_000, 20_000] as const;

/** A port on 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
