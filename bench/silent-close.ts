/**
 * Counts the requests that meet the close of a connection which the upstream has not announced, and the answers that reach the wrong
 * request, with the gateway's own connections and with undici's: `node bench/silent-close.ts [MODE…] [--requests 9000]`.
 * Both send the same requests to the same upstream, in turns, so that other work on the machine disturbs both alike.
 */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import { connectTo } from '../src/upstream/http1/connect.ts';
import { ConnectionPool } from '../src/upstream/http1/pool.ts';

const CALLERS = 16;
const ROUNDS = 6;
const TIMEOUT_ms = 10_000;

/** What the upstream does after an answer. `n` counts the answers of the connection from 1, and `answer` is that answer. */
const modes: Readonly<Record<string, string>> = {
  'keeps the connection': '',
  'FIN one turn later': 'setImmediate(() => socket.end())',
  'FIN 1 ms later': 'setTimeout(() => socket.end(), 1)',
  'FIN 8 ms later': 'setTimeout(() => socket.end(), 8)',
  'FIN with the fifth answer': 'if (n === 5) socket.end()',
  'FIN one turn after the fifth answer': 'if (n === 5) setImmediate(() => socket.end())',
  'RST one turn later': 'setImmediate(() => socket.resetAndDestroy())',
  'RST one turn after the fifth answer': 'if (n === 5) setImmediate(() => socket.resetAndDestroy())',
  'a second answer 1 ms later': 'setTimeout(() => socket.write(answer), 1)',
  'a second answer 5 ms later, once in 20': 'if (Math.random() < 0.05) setTimeout(() => socket.write(answer), 5)',
  'answers after 20 ms, and again 8 ms later, once in 1,000':
    'if (Math.random() < 0.001) setTimeout(() => socket.write(answer), 8)',
};

/** Answers each request with its own path as the body. */
function upstreamPlaying(mode: string): string {
  const after = modes[mode] ?? '';
  const delay_ms = Number(/^answers after (\d+) ms/.exec(mode)?.[1] ?? 0);
  return `
    const { parentPort } = require('node:worker_threads');
    const server = require('node:net').createServer((socket) => {
      let n = 0;
      let rest = '';
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        rest += bytes.toString('latin1');
        const end = rest.indexOf('\\r\\n\\r\\n{}');
        if (end < 0) return;
        const path = rest.split(' ')[1];
        rest = rest.slice(end + 6);
        n += 1;
        const answer = 'HTTP/1.1 200 OK\\r\\ncontent-length: ' + path.length + '\\r\\n\\r\\n' + path;
        const reply = () => {
          socket.write(answer);
          ${after}
        };
        if (${delay_ms} === 0) reply();
        else setTimeout(reply, ${delay_ms});
      });
    });
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
  `;
}

/** Sends one request. Resolves with the body of its answer; rejects without one. */
type Send = (path: string) => Promise<string>;

interface Client {
  readonly send: Send;
  close(): void;
}

function own(origin: string): Client {
  const url = new URL(origin);
  const pool = new ConnectionPool(url, connectTo(url, TIMEOUT_ms), {
    connections: 1_000,
    wait_ms: TIMEOUT_ms,
    surplus() {},
  });
  const request = { method: 'POST', headers: [], body: Buffer.from('{}'), headers_timeout_ms: TIMEOUT_ms };
  return {
    send: (path) =>
      new Promise((resolve, reject) => {
        let text = '';
        pool.dispatch(
          { ...request, path, idle_timeout_ms: TIMEOUT_ms },
          {
            onRequestStart() {},
            reader: () => ({
              onResponseStart() {},
              onResponseData(_control, chunk) {
                text += chunk.toString('latin1');
              },
              onResponseEnd: () => resolve(text),
              onResponseError: reject,
            }),
            onResponseError: reject,
          },
        );
      }),
    close: () => pool.destroy(),
  };
}

function undici(origin: string): Client {
  const pool = new Pool(origin, { pipelining: 1, allowH2: false });
  return {
    send: async (path) => (await pool.request({ method: 'POST', path, body: '{}' })).body.text(),
    close: () => void pool.destroy(),
  };
}

const clients: Readonly<Record<string, (origin: string) => Client>> = { own, undici };

interface Counts {
  failed: number;
  wrong: number;
  cpu_us: number;
}

/** Callers that each send their requests one after the other. */
async function run({ send }: Client, requests: number, counts: Counts): Promise<void> {
  let next = 0;
  const caller = async (): Promise<void> => {
    for (;;) {
      const n = next++;
      if (n >= requests) return;
      const path = `/${n}`;
      try {
        if ((await send(path)) !== path) counts.wrong += 1;
      } catch {
        counts.failed += 1;
      }
    }
  };
  const before = process.threadCpuUsage();
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const { user, system } = process.threadCpuUsage(before);
  counts.cpu_us += user + system;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { requests: { type: 'string', default: '9000' } },
});
const requests = Number(values.requests);
const chosen = Object.keys(modes).filter(
  (name) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
process.stdout.write(`${requests} requests per cell, ${CALLERS} callers\n\n`);
process.stdout.write('| the upstream | failed | wrong answer | CPU µs/request |\n|---|---|---|---|\n');
for (const mode of chosen) {
  const upstream = new Worker(upstreamPlaying(mode), { eval: true });
  const port = await new Promise<number>((resolve) => upstream.once('message', resolve));
  const counts = Object.entries(clients).map(([name, make]) => {
    const client = make(`http://127.0.0.1:${port}`);
    return { name, client, counts: { failed: 0, wrong: 0, cpu_us: 0 } satisfies Counts };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { client, counts: all } of counts) await run(client, requests / ROUNDS, all);
  }
  for (const { client } of counts) client.close();
  await upstream.terminate();
  const cell = (key: keyof Counts, per = 1) =>
    counts.map(({ name, counts: all }) => `${name} ${Math.round(all[key] / per)}`).join(', ');
  process.stdout.write(`| ${mode} | ${cell('failed')} | ${cell('wrong')} | ${cell('cpu_us', requests)} |\n`);
}
