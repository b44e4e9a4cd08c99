/** Faults in the body of an answer with a valid head. */
import { gzipSync } from 'node:zlib';
import { chunk } from '../../support/fault-server.ts';
import { chunked, type Fault, head, isChat, isCreation, isEventStream, isPoll, lengthOf, type Scene } from './fault.ts';

const cut = { section: 'An answer that breaks off', broken: true, made: 'maybe' } as const;

/** Sends the beginning in chunks and waits until the gateway has forwarded it, because a reset would discard it. */
async function begin({ answer, write, passed }: Scene, more = ''): Promise<void> {
  write(head(answer, chunked) + chunk(answer.begun + more));
  await passed();
}

async function beginWithLength({ answer, write, passed }: Scene): Promise<void> {
  write(head(answer, lengthOf(answer.whole)) + answer.begun);
  await passed();
}

/** The rows of the section "An answer that breaks off". */
export const brokenBodies: readonly Fault[] = [
  {
    ...cut,
    name: 'resets in a chunked body',
    play: async (scene) => {
      await begin(scene);
      scene.reset();
    },
  },
  {
    ...cut,
    name: 'closes without the last chunk',
    play: async (scene) => {
      await begin(scene);
      scene.end();
    },
  },
  {
    ...cut,
    name: 'closes after the whole body, without the last chunk',
    play: async ({ answer, write, passed, end }) => {
      write(head(answer, chunked) + chunk(answer.whole));
      await passed();
      end();
    },
  },
  {
    ...cut,
    name: 'closes inside a chunk',
    play: async ({ answer, write, passed, end }) => {
      write(`${head(answer, chunked)}ffff\r\n${answer.begun}`);
      await passed();
      end();
    },
  },
  {
    ...cut,
    name: 'sends an invalid chunk size',
    play: async (scene) => {
      await begin(scene);
      scene.write('zz\r\n');
    },
  },
  {
    ...cut,
    name: 'resets within its length',
    play: async (scene) => {
      await beginWithLength(scene);
      scene.reset();
    },
  },
  {
    ...cut,
    name: 'closes within its length',
    play: async (scene) => {
      await beginWithLength(scene);
      scene.end();
    },
  },
  { ...cut, name: 'falls silent', times: 'idle', play: (scene) => begin(scene) },
  {
    ...cut,
    name: 'closes after the head',
    play: ({ answer, write, end }) => {
      write(head(answer, chunked));
      setTimeout(end, 50);
    },
  },
  {
    ...cut,
    name: 'closes inside a compressed body',
    play: async ({ answer, write, passed, end }) => {
      const bytes = gzipSync(answer.whole);
      write(head(answer, `content-encoding: gzip\r\n${lengthOf('', bytes.length)}`));
      write(bytes.subarray(0, bytes.length / 2));
      await passed();
      end();
    },
  },
  {
    ...cut,
    name: 'closes in the middle of an event',
    only: isEventStream,
    play: async (scene) => {
      await begin(scene, 'data: {"type":');
      scene.end();
    },
  },
  {
    ...cut,
    name: 'sends an error event, and closes',
    only: isEventStream,
    play: async (scene) => {
      await begin(scene, 'event: error\ndata: {"type":"error","error":{"message":"not now"}}\n\n');
      scene.end();
    },
  },
  {
    ...cut,
    name: 'resets a body delimited only by the close',
    only: (column) => isChat(column) || isCreation(column) || isPoll(column),
    play: async ({ answer, write, passed, reset }) => {
      write(head(answer, 'connection: close') + answer.begun);
      await passed();
      reset();
    },
  },
  {
    ...cut,
    name: 'closes in the middle of a body delimited only by the close',
    // HTTP cannot distinguish this from a complete answer.
    broken: false,
    play: async ({ answer, write, passed, end }) => {
      write(head(answer, 'connection: close') + answer.begun);
      await passed();
      end();
    },
  },
  {
    ...cut,
    name: 'sends an endless body',
    only: (column) => isCreation(column) || isPoll(column),
    play: async ({ socket, answer, write }) => {
      write(head(answer, chunked));
      const piece = `10000\r\n${' '.repeat(0x10000)}\r\n`;
      while (!socket.destroyed) {
        if (!socket.write(piece)) await new Promise((wake) => socket.once('drain', wake).once('close', wake));
      }
    },
  },
];
