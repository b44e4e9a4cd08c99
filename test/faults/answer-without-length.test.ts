/** Tests answers that are delimited only by the close of the connection. */
import t from 'tap';
import { chunk } from '../support/fault-server.ts';
import { generativeStream, messagesStream, rawAnswer, rawPost, rig } from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';

const rigged = await rig(t, () => {});
const { server } = rigged;

t.test('an answer delimited only by a close gets no clean end from the gateway', async (t) => {
  for (const how of ['end', 'reset'] as const) {
    server.play((turn) => {
      turn.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\nevent: ping\ndata: {}\n\n');
      setTimeout(turn[how], 20);
    });
    for (const sample of [messagesStream, generativeStream]) {
      const { received } = await rawAnswer(rigged, sample);
      t.match(received, 'event: ping\ndata: {}\n\n', 'all that had arrived');
      t.notMatch(received, /transfer-encoding/i, `${how}: not chunked`);
      t.notMatch(received, /\r\n0\r\n\r\n/, `${how}: no last chunk`);
      t.match(received, /connection: close/i, `${how}: the header states that the close delimits it`);
    }
  }
});

t.test('a reset does not end an answer that is delimited only by a close', async (t) => {
  for (const [type, sample] of [
    ['text/event-stream', messagesStream],
    ['application/json', generativeStream],
  ] as const) {
    server.play(({ write, reset }) => {
      write(`HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\nconnection: close\r\n\r\n[{"n":1}`);
      setTimeout(reset, 100);
    });
    const { received, ended } = await rawAnswer(rigged, sample);
    t.match(received, '[{"n":1}', 'what had arrived');
    if (sample === messagesStream) t.match(received, /event: error\ndata: .*broke off/, 'the error event');
    else t.equal(ended, 'reset', 'and a reset');
  }
});

t.test('an HTTP/1.0 caller gets a reset for a broken answer, because a close would end it cleanly', async (t) => {
  server.play(({ write, reset }) => {
    write(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${chunk('[{"n":1}')}`,
    );
    setTimeout(reset, 20);
  });
  const caller = await rawCaller(rigged.stack.url, rawPost(rigged, generativeStream).replace('HTTP/1.1', 'HTTP/1.0'));
  t.equal(await caller.untilEnded(), 'reset');
});
