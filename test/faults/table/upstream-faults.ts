/** Faults before and in the head of an answer, and complete answers that are unusual or unexpected. */
import { gzipSync } from 'node:zlib';
import { chunk, answer as reply } from '../../support/fault-server.ts';
import { chunked, type Fault, head, isChat, isEventStream, isPoll, lengthOf, type Scene } from './fault.ts';

const none = { section: 'No answer', broken: true, made: 'maybe' } as const;
const noAnswer: readonly Fault[] = [
  { ...none, name: 'closes after the request', play: ({ end }) => end() },
  { ...none, name: 'resets after the request', play: ({ reset }) => reset() },
  { ...none, name: 'never answers', times: 'headers', play: () => {} },
  {
    ...none,
    name: 'sends an endless head byte by byte',
    times: 'headers',
    play: async ({ socket, write }) => {
      for (const byte of 'HTTP/1.1 200 OK\r\nx-long: '.padEnd(4000, 'a')) {
        if (socket.destroyed) return;
        write(byte);
        await new Promise((wake) => setTimeout(wake, 50));
      }
    },
  },
  {
    ...none,
    name: 'sends 102 repeatedly',
    times: 'headers',
    play: async ({ socket, write }) => {
      while (!socket.destroyed) {
        write('HTTP/1.1 102 Processing\r\n\r\n');
        await new Promise((wake) => setTimeout(wake, 50));
      }
    },
  },
];

const badHead = { section: 'A malformed head', broken: true, made: 'maybe' } as const;
const heads: Readonly<Record<string, string>> = {
  'does not speak HTTP': 'ERR unknown command\r\n\r\n',
  'sends a TLS alert': '\x15\x03\x03\x00\x02\x02\x28',
  'sends a header of 200 kB': `HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(200_000)}\r\n\r\n{}`,
  'sends both a length and chunks': `HTTP/1.1 200 OK\r\ncontent-length: 2\r\n${chunked}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  'sends two lengths that differ': 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 4\r\n\r\n{}xx',
  'sends an invalid length': 'HTTP/1.1 200 OK\r\ncontent-length: 2x\r\n\r\n{}',
  'sends a control character in a header': 'HTTP/1.1 200 OK\r\nx: a\x01b\r\ncontent-length: 2\r\n\r\n{}',
  'sends a header without a name': 'HTTP/1.1 200 OK\r\n: b\r\ncontent-length: 2\r\n\r\n{}',
  'sends status 000': 'HTTP/1.1 000 Zero\r\ncontent-length: 2\r\n\r\n{}',
  'switches protocols': 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
};
const badHeads: readonly Fault[] = [
  {
    ...badHead,
    name: 'closes inside the head',
    play: ({ write, end }) => {
      write('HTTP/1.1 200 OK\r\ncontent-type: applica');
      end();
    },
  },
  {
    ...badHead,
    name: 'resets inside the head',
    play: ({ write, reset }) => {
      write('HTTP/1.1 200 O');
      setTimeout(reset, 50);
    },
  },
  {
    ...badHead,
    name: 'sends endless headers',
    play: async ({ socket, write }) => {
      write('HTTP/1.1 200 OK\r\n');
      for (let n = 0; !socket.destroyed && n < 100_000; n++) {
        if (!socket.write(`x-${n}: ${'a'.repeat(100)}\r\n`))
          await new Promise((wake) => socket.once('drain', wake).once('close', wake));
      }
    },
  },
  ...Object.entries(heads).map(([name, bytes]): Fault => ({ ...badHead, name, play: ({ write }) => write(bytes) })),
];

const whole = { section: 'A complete answer, framed unusually', broken: false, made: 'yes' } as const;
const chunks = ({ answer }: Scene) => `${head(answer, chunked)}${chunk(answer.whole)}0\r\n`;
const oddForms: readonly Fault[] = [
  { ...whole, name: 'answers correctly', play: (scene) => scene.write(`${chunks(scene)}\r\n`) },
  {
    ...whole,
    name: 'sends 100, 102 and 103 before its answer',
    play: (scene) => {
      const early = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n';
      scene.write(`${early}HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${chunks(scene)}\r\n`);
    },
  },
  { ...whole, name: 'sends trailers', play: (scene) => scene.write(`${chunks(scene)}x-checksum: 1\r\n\r\n`) },
  {
    ...whole,
    name: 'answers in HTTP/1.0 and closes',
    play: ({ answer, write, end }) => {
      write(head(answer, 'x-old: 1').replace('HTTP/1.1', 'HTTP/1.0') + answer.whole);
      end();
    },
  },
  {
    ...whole,
    name: 'answers byte by byte',
    play: async ({ answer, write }) => {
      write(head(answer, lengthOf(answer.whole)));
      for (const byte of answer.whole) {
        write(byte);
        await new Promise((wake) => setTimeout(wake, 1));
      }
    },
  },
  {
    ...whole,
    name: 'compresses its answer unasked',
    play: ({ answer, write }) =>
      write(reply(200, gzipSync(answer.whole), `content-type: ${answer.type}\r\ncontent-encoding: gzip\r\n`)),
  },
  {
    ...whole,
    name: 'sends more bytes than its length states',
    play: ({ answer, write }) => write(`${head(answer, lengthOf(answer.whole))}${answer.whole}HTTP/1.1 200 OK\r\n\r\n`),
  },
  {
    ...whole,
    name: 'states a length that is too short',
    // By HTTP the answer is complete. Only the reader of the JSON finds that a part is missing.
    made: 'maybe',
    play: ({ answer, write }) => write(head(answer, lengthOf(answer.whole, -5)) + answer.whole),
  },
];

const refusal = { section: 'Another answer than expected', broken: false } as const;
const says = (status: number, body: unknown = { error: { message: 'not now' } }): Pick<Fault, 'play'> => ({
  play: ({ write }) => write(reply(status, body)),
});
const refusals: readonly Fault[] = [
  { ...refusal, name: 'answers 400', made: 'no', ...says(400) },
  { ...refusal, name: 'answers 401', made: 'no', ...says(401) },
  { ...refusal, name: 'answers 403', made: 'no', ...says(403) },
  { ...refusal, name: 'answers 404', made: 'no', ...says(404) },
  { ...refusal, name: 'answers 429', made: 'no', ...says(429) },
  { ...refusal, name: 'answers 500', made: 'maybe', ...says(500) },
  { ...refusal, name: 'answers 502 with a page', made: 'maybe', ...says(502, '<html>bad gateway</html>') },
  { ...refusal, name: 'answers 503', made: 'maybe', ...says(503) },
  {
    ...refusal,
    name: 'answers 307 with a location',
    made: 'maybe',
    play: ({ write }) => write(reply(307, '', 'location: http://127.0.0.1:1/elsewhere\r\n')),
  },
  {
    ...refusal,
    name: 'answers 204',
    made: 'maybe',
    play: ({ write }) => write('HTTP/1.1 204 No Content\r\n\r\n'),
  },
  {
    ...refusal,
    name: 'sends a body after a 204',
    made: 'maybe',
    play: ({ write, answer }) => write(`HTTP/1.1 204 No Content\r\n${lengthOf(answer.whole)}\r\n\r\n${answer.whole}`),
  },
  { ...refusal, name: 'answers 200 without a body', made: 'maybe', ...says(200, '') },
  {
    ...refusal,
    name: 'answers 200 with a page',
    made: 'maybe',
    play: ({ write }) => write(reply(200, '<html>welcome</html>', 'content-type: text/html\r\n')),
  },
  {
    ...refusal,
    name: 'answers 200 without usage, id or status',
    made: 'maybe',
    play: ({ write, counting }) => write(whole200(counting('missing'))),
  },
  {
    ...refusal,
    name: 'reports negative counts',
    made: 'maybe',
    only: (column) => isChat(column) || isPoll(column),
    play: ({ write, counting }) => write(whole200(counting('unusable'))),
  },
  {
    ...refusal,
    name: 'reports counts of 10⁹',
    made: 'maybe',
    only: (column) => isChat(column) || isPoll(column),
    beyondHold: true,
    play: ({ write, counting }) => write(whole200(counting('absurd'))),
  },
  {
    ...refusal,
    name: 'ends its stream cleanly without the last events',
    made: 'maybe',
    only: isEventStream,
    play: ({ write, answer }) => write(`${head(answer, chunked)}${chunk(answer.begun)}0\r\n\r\n`),
  },
];

function whole200(answer: Scene['answer']): Buffer {
  return reply(200, answer.whole, `content-type: ${answer.type}\r\n`);
}

/** All of these rows, in the order of the page. */
export const upstreamFaults: readonly Fault[] = [...noAnswer, ...badHeads, ...oddForms, ...refusals];
