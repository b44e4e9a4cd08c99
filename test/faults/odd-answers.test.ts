/** Answers without a length, broken in their body, or odd but whole. */
import t from 'tap';
import { answer, chunk, type Script } from '../support/fault-server.ts';
import {
  auditOk,
  creates,
  generativeStream,
  long,
  messagesJson,
  messagesStream,
  moneyOf,
  newestTask,
  officialVideo,
  post,
  rawAnswer,
  rawPost,
  rig,
  short,
  unheard,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';

t.test('Answers that are delimited only by the close of the connection', async (t) => {
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
});

t.test('Unusual but valid framing of answers', async (t) => {
  const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
  const { stack, server } = rigged;
  const said = (index: number) => `{"id":"odd-${index}"}`;

  /** Unusual but valid HTTP answers. */
  const answers: Readonly<Record<string, Script>> = {
    'byte by byte': async ({ socket, index }) => {
      socket.setNoDelay(true);
      for (const byte of answer(200, said(index))) {
        socket.write(Buffer.of(byte));
        await new Promise((wake) => setImmediate(wake));
      }
    },
    'chunks of one byte': ({ write, index }) => {
      const body = [...said(index)].map(chunk).join('');
      write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body}0\r\n\r\n`);
    },
    'chunk extensions and trailers': ({ write, index }) => {
      const body = chunk(said(index)).replace('\r\n', ';a=b\r\n');
      write(`HTTP/1.1 200 OK\r\ntrailer: x-t\r\ntransfer-encoding: chunked\r\n\r\n${body}0\r\nx-t: 1\r\n\r\n`);
    },
    'early hints before it': ({ write, index }) => {
      write('HTTP/1.1 103 Early Hints\r\nlink: </x>; rel=preload\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n');
      write(answer(200, said(index)));
    },
    'a close right after the last byte': ({ write, end, index }) => {
      write(answer(200, said(index)));
      end();
    },
    'an announced close': ({ write, end, index }) => {
      write(answer(200, said(index), 'connection: close\r\n'));
      end();
    },
    'HTTP/1.0': ({ write, end, index }) => {
      write(answer(200, said(index)).toString('latin1').replace('HTTP/1.1', 'HTTP/1.0'));
      end();
    },
    'more bytes than its length': ({ write, index }) => {
      write(answer(200, said(index)));
      write(answer(200, '{"id":"poison"}'));
    },
    'no reason phrase': ({ write, index }) =>
      write(answer(200, said(index)).toString('latin1').replace('200 Said', '200 ')),
  };

  for (const [name, script] of Object.entries(answers)) {
    t.test(`${name}: every request gets its own complete answer`, async (t) => {
      server.play(script);
      for (let n = 0; n < 5; n++) {
        for (const sample of [messagesJson, officialVideo]) {
          const next = server.seen.length;
          const reply = await post(rigged, sample);
          t.equal(reply.status, 200, sample.name);
          t.equal(reply.text, said(next), sample.name);
          if (sample === officialVideo)
            t.match(await newestTask(stack), { state: 'running', upstream_id: `odd-${next}` });
        }
      }
    });
  }
});

t.test('Answers that break off inside the body', async (t) => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
  /** Ways to break off inside a body whose framing states its end. */
  const cuts: Readonly<Record<string, Script>> = {
    'a close within the content-length': ({ write, end }) => {
      write(`${head}content-length: 100\r\n\r\n{"id":"cut-1",`);
      setTimeout(end, 20);
    },
    'a reset within the content-length': ({ write, reset }) => {
      write(`${head}content-length: 100\r\n\r\n{"id":"cut-1",`);
      setTimeout(reset, 20);
    },
    'a close between chunks': ({ write, end }) => {
      write(`${head}transfer-encoding: chunked\r\n\r\n${chunk('{"id":"cut-1"}')}`);
      setTimeout(end, 20);
    },
    'a close within a chunk': ({ write, end }) => {
      write(`${head}transfer-encoding: chunked\r\n\r\nff\r\n{"id":"cut-1"`);
      setTimeout(end, 20);
    },
    'an invalid chunk': ({ write }) => write(`${head}transfer-encoding: chunked\r\n\r\n${chunk('{"id":')}zz\r\n}\r\n`),
    'silence within the body': ({ write }) => write(`${head}content-length: 100\r\n\r\n{"id":"cut-1",`),
  };

  const rigged = await rig(t, () => {}, { config: withTimeouts(short) });
  const { stack, server } = rigged;

  for (const [cut, script] of Object.entries(cuts)) {
    t.test(`${cut} reaches the caller as a broken connection, never as a complete answer`, async (t) => {
      server.play(script);
      for (const sample of [messagesJson, generativeStream]) {
        const { received } = await rawAnswer(rigged, sample);
        t.notMatch(received, /\r\n0\r\n\r\n/, `${sample.name}: no last chunk`);
        const [first = '', body = ''] = received.split('\r\n\r\n');
        const length = /content-length: (\d+)/i.exec(first)?.[1];
        if (length !== undefined) t.ok(body.length < Number(length), `${sample.name}: shorter than it says`);
        t.notMatch(received, /"error"/, `${sample.name}: no error text inside a body`);
      }
    });

    t.test(`a creation whose answer ends in ${cut} keeps its hold, even if an id could be read`, async (t) => {
      server.play(script);
      for (const sample of creates) {
        const before = await moneyOf(stack);
        const seen = server.seen.length;
        const reply = await post(rigged, sample);
        t.match(reply.json, cut.startsWith('silence') ? sample.timedOut : sample.failed, sample.name);
        t.equal(reply.status, cut.startsWith('silence') ? 504 : 502);
        t.match(await newestTask(stack), { state: unheard(sample), upstream_id: null });
        t.same((await moneyOf(stack)).movements.slice(before.movements.length), ['hold']);
        t.equal(server.seen.length - seen, 1, 'sent once');
      }
      await auditOk(t, stack);
    });
  }
});
