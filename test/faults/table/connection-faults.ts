/** Faults before an upstream has read a request. */
import type { ConnectionFault } from './fault.ts';
import { isPoll } from './fault.ts';

const section = 'No connection';
const plain = { section, scheme: 'http', broken: true } as const;
/** Not for polls: their task cannot be created over a TLS port that does not work. */
const tls = {
  section,
  scheme: 'https',
  broken: true,
  made: 'no',
  only: (column) => !isPoll(column),
} as const satisfies Partial<ConnectionFault>;

/** The rows of the section "No connection". */
export const connectionFaults: readonly ConnectionFault[] = [
  { ...plain, name: 'refuses the connection', made: 'no', connect: undefined },
  { ...tls, name: 'never finishes the TLS handshake', times: 'connect', connect: () => {} },
  {
    ...tls,
    name: 'speaks plain text on a TLS port',
    connect: (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  },
  {
    ...tls,
    name: 'ends the TLS handshake with an alert',
    connect: (socket) => void socket.end('\x15\x03\x03\x00\x02\x02\x28', 'latin1'),
  },
  {
    ...tls,
    name: 'resets during the TLS handshake',
    connect: (socket) => void socket.once('data', () => socket.resetAndDestroy()),
  },
  {
    ...plain,
    name: 'resets before it has read the request',
    made: 'maybe',
    connect: (socket) => void setTimeout(() => socket.resetAndDestroy(), 50),
  },
  {
    ...plain,
    name: 'closes before it has read the request',
    made: 'maybe',
    connect: (socket) => void setTimeout(() => socket.end(), 50),
  },
  {
    ...plain,
    bodyPadding: 600_000,
    name: 'answers 400 before it has read the body, and closes',
    broken: false,
    made: 'no',
    connect: (socket) =>
      void socket.once('data', () => {
        socket.pause();
        const body = '{"error":{"message":"not now"}}';
        const lines = ['HTTP/1.1 400 Early', 'content-type: application/json', 'connection: close'];
        socket.end([...lines, `content-length: ${body.length}`, '', body].join('\r\n'));
      }),
  },
];
