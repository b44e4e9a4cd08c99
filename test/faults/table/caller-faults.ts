/** Faults of callers. The upstream answers correctly unless the row says otherwise. */
import { chunk } from '../../support/fault-server.ts';
import {
  type CallerScene,
  type ConnectionFault,
  chunked,
  type Fault,
  head,
  isChat,
  isPoll,
  type Scene,
} from './fault.ts';

const fault = {
  section: 'What callers do',
  broken: false,
  made: 'yes',
  /** The caller's function controls the answer, so the upstream itself sends nothing. */
  play: () => {},
} as const;

function answerWhole({ write, answer }: Scene): void {
  write(`${head(answer, chunked)}${chunk(answer.whole)}0\r\n\r\n`);
}

async function begun({ send, bytes, upstream }: CallerScene) {
  const caller = await send(bytes);
  const scene = await upstream;
  const { write, answer, passed } = scene;
  write(head(answer, chunked) + chunk(answer.begun));
  await passed();
  return { caller, scene };
}

function finish({ write, answer }: Scene): void {
  write(`${chunk(answer.whole.slice(answer.begun.length))}0\r\n\r\n`);
}

/** The rows of the section "What callers do". */
export const callerFaults: readonly Fault[] = [
  {
    ...fault,
    name: 'leaves in the middle of its body',
    made: 'no',
    only: (column) => !isPoll(column),
    caller: async ({ send, bytes }) => {
      const caller = await send(bytes.slice(0, -5));
      caller.leave();
      return 'left';
    },
  },
  {
    ...fault,
    name: 'leaves before the answer',
    caller: async ({ send, bytes, upstream }) => {
      const caller = await send(bytes);
      const scene = await upstream;
      caller.leave();
      answerWhole(scene);
      return 'left';
    },
  },
  {
    ...fault,
    name: 'leaves before the answer, which never arrives',
    broken: true,
    made: 'maybe',
    caller: async ({ send, bytes, upstream }) => {
      const caller = await send(bytes);
      const { reset } = await upstream;
      caller.leave();
      reset();
      return 'left';
    },
  },
  {
    ...fault,
    name: 'leaves in the middle of the answer',
    only: isChat,
    caller: async (each) => {
      const { caller, scene } = await begun(each);
      caller.leave();
      finish(scene);
      return 'left';
    },
  },
  {
    ...fault,
    name: 'resets in the middle of the answer',
    only: isChat,
    caller: async (each) => {
      const { caller, scene } = await begun(each);
      caller.socket.resetAndDestroy();
      finish(scene);
      return 'left';
    },
  },
  {
    ...fault,
    name: 'leaves in the middle of an answer that then breaks off',
    broken: true,
    made: 'maybe',
    only: isChat,
    caller: async (each) => {
      const { caller, scene } = await begun(each);
      caller.leave();
      scene.reset();
      return 'left';
    },
  },
  {
    ...fault,
    name: 'closes its half of the connection after the request',
    caller: async ({ send, bytes, upstream }) => {
      const caller = await send(bytes);
      const scene = await upstream;
      caller.socket.end();
      answerWhole(scene);
      return caller;
    },
  },
  {
    ...fault,
    name: 'reads slowly',
    only: isChat,
    caller: async ({ send, bytes, upstream }) => {
      const caller = await send(bytes);
      const { write, answer } = await upstream;
      caller.socket.on('data', () => {
        caller.socket.pause();
        setTimeout(() => caller.socket.resume(), 2);
      });
      write(head(answer, chunked));
      for (let n = 0; n < 40; n++) write(chunk(padding(answer)));
      write(`${chunk(answer.whole)}0\r\n\r\n`);
      return caller;
    },
  },
  {
    ...fault,
    name: 'stops reading for good',
    only: isChat,
    times: 'idle',
    caller: async ({ send, bytes, upstream }) => {
      const caller = await send(bytes);
      const { socket, write, answer } = await upstream;
      caller.socket.pause();
      write(head(answer, chunked));
      // More than all buffers hold: the rest is read only after the gateway treats the caller as gone.
      for (let n = 0; n < 400; n++) {
        if (!socket.write(chunk(padding(answer)))) await new Promise((wake) => socket.once('drain', wake));
      }
      write(`${chunk(answer.whole)}0\r\n\r\n`);
      caller.leave();
      return 'left';
    },
  },
];

/** 64 KiB without meaning: a comment of an event stream, or white space before JSON. */
function padding({ isStream }: Scene['answer']): string {
  const spaces = ' '.repeat(64 * 1024);
  return isStream ? `:${spaces}\n\n` : spaces;
}

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
