/** Floods a server in one way until it is stopped: `flood.ts WAY URL TOKEN`. It prints a line when it has begun. */
import { connect, type Socket } from 'node:net';

const [way = '', url = '', token = ''] = process.argv.slice(2);
const { hostname, port, host } = new URL(import.meta.main ? url : 'http://127.0.0.1');

interface Way {
  /** Connections at the same time. */
  readonly connections: number;
  /** Called on each new connection. */
  readonly begin: (socket: Socket) => void;
  /** Called when something has arrived. Undefined: nothing is read. */
  readonly answered?: ((socket: Socket) => void) | undefined;
}

const bearer = `authorization: Bearer ${token}\r\n`;
const get = (path: string, head = '') => `GET /admin/v1${path} HTTP/1.1\r\nhost: ${host}\r\n${head}\r\n`;
const post = (path: string, body: string, head: string) =>
  `POST /admin/v1${path} HTTP/1.1\r\nhost: ${host}\r\n${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const repeat = (text: string): Omit<Way, 'connections'> => ({
  begin: (socket) => void socket.write(text),
  answered: (socket) => void socket.write(text),
});
const members = `{${Array.from({ length: 250_000 }, (_, index) => `"m${index}":1`).join(',')}}`;
const report = `/usage?by=account,key,model,route,target,hour&since=100000000d&tz=Europe/Berlin`;

/** By name. */
export const WAYS: Readonly<Record<string, Way>> = {
  'pipelined openapi.json': {
    connections: 1,
    begin: (socket) => void socket.write(get('/openapi.json').repeat(1_200)),
    answered: () => {},
  },
  'openapi.json on 100 sockets': { connections: 100, ...repeat(get('/openapi.json')) },
  'wrong tokens': { connections: 16, ...repeat(get('/me', 'authorization: Bearer tga_wrong\r\n')) },
  'slow heads': {
    connections: 400,
    begin(socket) {
      socket.write('GET /admin/v1/me HTTP/1.1\r\n');
      const slow = setInterval(() => socket.write('x: y\r\n'), 100);
      socket.once('close', () => clearInterval(slow));
    },
    answered: () => {},
  },
  'new connections': {
    connections: 16,
    begin: (socket) => void socket.write(get('/me')),
    answered: (socket) => void socket.destroy(),
  },
  'bodies without a token': { connections: 16, ...repeat(post('/config/check', 'x'.repeat(1_000_000), '')) },
  'bodies of 250,000 members': { connections: 2, ...repeat(post('/config/check', members, bearer)) },
  'unread downloads': {
    connections: 8,
    begin: (socket) => void socket.write(get(`${report}&format=csv`, bearer)),
    answered: undefined,
  },
  reports: { connections: 4, ...repeat(get(report, bearer)) },
};

function open(way: Way): void {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('error', () => {});
  socket.once('connect', () => way.begin(socket));
  if (way.answered !== undefined) socket.on('data', (chunk) => chunk.length > 0 && way.answered?.(socket));
  // At most a thousand new ones in a second.
  socket.once('close', () => setTimeout(() => open(way), way.connections));
}

if (import.meta.main) {
  const found = WAYS[way];
  if (found === undefined) throw new Error(`no such flood: ${way}`);
  for (let index = 0; index < found.connections; index += 1) open(found);
  console.log('flooding');
}
