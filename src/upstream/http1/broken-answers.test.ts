/** Answers that break HTTP, and bytes after an answer. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as turnEnd } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import t from 'tap';
import type { Script } from '../../../test/support/fault-server.ts';
import { until } from '../../../test/support/stack.ts';
import { last, long_ms, rig, send, small } from '../../../test/support/upstream/rig.ts';
import type { AnswerControl } from './answer-handler.ts';
import { connectTo } from './connect.ts';
import { ConnectionPool } from './pool.ts';
import { Trust } from './rest.ts';

t.test('Answers that are not complete, interim answers, time-outs and back-pressure', async (t) => {
  const broken: Readonly<Record<string, readonly [code: string, script: Script]>> = {
    'closes before an answer': ['CLOSED', ({ end }) => end()],
    'resets before an answer': ['ECONNRESET', ({ reset }) => reset()],
    'closes within the head': ['CLOSED', last('HTTP/1.1 200 OK\r\n')],
    'closes within a body': ['CLOSED', last(small.slice(0, -1))],
    'closes before the last chunk': [
      'CLOSED',
      last('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n'),
    ],
    'closes within the trailers': [
      'CLOSED',
      last('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\na: b\r\n'),
    ],
    'sends a head without an end': [
      'HEAD_TOO_LARGE',
      ({ write }) => write(`HTTP/1.1 200 OK\r\na: ${'b'.repeat(20_000)}`),
    ],
    'sends a chunk extension without an end': [
      'HEAD_TOO_LARGE',
      ({ write }) => write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2;${'b'.repeat(20_000)}`),
    ],
    'sends trailers without an end': [
      'HEAD_TOO_LARGE',
      ({ write }) => write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n${'a: b\r\n'.repeat(5_000)}`),
    ],
    'sends a chunk of an absurd size': [
      'INVALID_ANSWER',
      ({ write }) => write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${'f'.repeat(14)}\r\n`),
    ],
    'sends a chunk without a size': [
      'INVALID_ANSWER',
      ({ write }) => write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n;a=b\r\n'),
    ],
    'sends a chunk extension that is none': [
      'INVALID_ANSWER',
      ({ write }) => write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2; a b\r\nok\r\n0\r\n\r\n'),
    ],
    'sends a trailer that is none': [
      'INVALID_ANSWER',
      ({ write }) => write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nok\r\n\r\n'),
    ],
    'continues a trailer': [
      'INVALID_ANSWER',
      ({ write }) => write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\na: b\r\n c: d\r\n\r\n'),
    ],
    'sends more data than the size of a chunk': [
      'INVALID_ANSWER',
      ({ write }) => write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\noka\n0\r\n\r\n'),
    ],
    'sends many extensions that are too large together': [
      'HEAD_TOO_LARGE',
      ({ write }) =>
        write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${`2;${'b'.repeat(600)}\r\nok\r\n`.repeat(30)}`),
    ],
    'sends extensions and trailers that are too large together': [
      'HEAD_TOO_LARGE',
      ({ write }) =>
        write(
          `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0;${'b'.repeat(9_000)}\r\na: ${'c'.repeat(9_000)}\r\n\r\n`,
        ),
    ],
    ...Object.fromEntries(
      ['Content-Length: 2', 'transfer-encoding: chunked', 'connection: close', 'host: a', 'upgrade: x'].map(
        (line): [string, [string, Script]] => [
          `sends the trailer ${line}`,
          [
            'INVALID_ANSWER',
            ({ write }) =>
              write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n${line}\r\n\r\n`),
          ],
        ],
      ),
    ),
    ...Object.fromEntries(
      [
        'HTTP/1.1 103 Hints\r\ncontent-length: 0\r\n\r\n',
        'HTTP/1.1 103 Hints\r\ncontent-length: 5\r\n\r\nhello',
        'HTTP/1.1 100 Continue\r\ntransfer-encoding: chunked\r\n\r\n',
        'HTTP/1.1 102 Processing\r\nconnection: Close\r\n\r\n',
        'HTTP/1.0 100 Continue\r\n\r\n',
      ].map((interim): [string, [string, Script]] => [
        `sends ${JSON.stringify(interim)} before its answer`,
        ['INVALID_ANSWER', ({ write }) => write(interim + small)],
      ]),
    ),
    'switches protocols': ['INVALID_ANSWER', ({ write }) => write('HTTP/1.1 101 Switching\r\nupgrade: x\r\n\r\n')],
    'speaks another protocol': ['INVALID_ANSWER', ({ write }) => write('220 ready\r\n')],
  };
  for (const [what, [code, script]] of Object.entries(broken)) {
    t.test(`an upstream that ${what} gives no complete answer`, async (t) => {
      const { send, server } = await rig(t, script);
      t.equal(await send(), code);
      await server.allClosed();
    });
  }

  t.test('chunk extensions, trailers and zeros before a size are dropped', async (t) => {
    const chunks = '0000000000000001;a;b=c;d="e;\\"f"\r\no\r\n1;a=b\r\nk\r\n0;a\r\nb: c\r\nD:\r\n\r\n';
    const { send, server } = await rig(t, ({ write }) =>
      write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`),
    );
    for (let n = 0; n < 2; n += 1) t.equal(await send(), '200 ok');
    t.equal(server.connections.taken, 1);
  });

  t.test('an answer that the close delimits is complete at the close', async (t) => {
    const { send } = await rig(t, last('HTTP/1.1 200 OK\r\n\r\nall of it'));
    t.equal(await send(), '200 all of it');
  });

  t.test('an answer that the close delimits is not complete at a reset', async (t) => {
    const { send } = await rig(t, ({ write, reset }) => {
      write('HTTP/1.1 200 OK\r\n\r\na part');
      setImmediate(() => setImmediate(reset));
    });
    t.equal(await send(), 'ECONNRESET');
  });

  t.test('any number of interim answers is dropped', async (t) => {
    const interim = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: a\r\n\r\n';
    const { send, server } = await rig(t, ({ write }) => write(interim.repeat(500) + small));
    for (let n = 0; n < 2; n += 1) t.equal(await send(), '200 ok');
    t.equal(server.connections.taken, 1);
  });

  t.test('interim answers do not extend the time for the final one', async (t) => {
    const { send } = await rig(t, ({ socket }) => {
      const timer = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 5);
      socket.on('close', () => clearInterval(timer));
    });
    t.equal(await send({ headers_timeout_ms: 100 }), 'HEADERS_TIMEOUT');
  });

  t.test('a head that trickles in does not extend the time for it', async (t) => {
    const { send } = await rig(t, ({ socket, write }) => {
      write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('a: b\r\n'), 5);
      socket.on('close', () => clearInterval(timer));
    });
    t.equal(await send({ headers_timeout_ms: 100 }), 'HEADERS_TIMEOUT');
  });

  t.test('a silent upstream is given up in the middle of a body', async (t) => {
    const { send } = await rig(t, ({ write }) => write(small.slice(0, -1)));
    t.equal(await send({ idle_timeout_ms: 50 }), 'IDLE_TIMEOUT');
  });

  t.test('what arrived while the process was suspended counts as in time', async (t) => {
    const flags = new Int32Array(new SharedArrayBuffer(8));
    const upstream = new Worker(answersWhenSuspended, { eval: true, workerData: flags });
    const [url] = await once(upstream, 'message');
    const origin = new URL(url);
    const pool = new ConnectionPool(origin, connectTo(origin, long_ms), {
      connections: 100,
      wait_ms: long_ms,
      surplus() {},
    });
    const headers_timeout_ms = 50;
    const suspend = () => {
      const due_ms = performance.now() + headers_timeout_ms * 2;
      Atomics.store(flags, 0, 1);
      Atomics.notify(flags, 0);
      while (performance.now() < due_ms) Atomics.wait(flags, 1, 0, 10);
      Atomics.wait(flags, 1, 0);
    };
    t.equal(await send(pool, { headers_timeout_ms }, { onRequestStart: () => setImmediate(suspend) }), '200 ok');
    pool.destroy();
    await upstream.terminate();
  });

  /** An upstream in its own thread. It answers when the thread of the test is suspended. */
  const answersWhenSuspended = `
  const { parentPort, workerData: flags } = require('node:worker_threads');
  const server = require('node:net').createServer((socket) => {
    socket.once('data', () => {
      Atomics.wait(flags, 0, 0);
      socket.write(${JSON.stringify(small)}, () => {
        Atomics.store(flags, 1, 1);
        Atomics.notify(flags, 1);
      });
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage('http://127.0.0.1:' + server.address().port));
`;

  const chunkedHead = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

  t.test('the data of chunks that arrive together are one piece, up to an invalid chunk', async (t) => {
    const long = 'x'.repeat(100);
    const sent = `3\r\nabc\r\n1;a=b\r\nd\r\n000064\r\n${long}\r\n`;
    for (const [rest, outcome] of [
      ['0\r\n\r\n', '200 '],
      ['x', 'INVALID_ANSWER'],
    ]) {
      const { send } = await rig(t, ({ write }) => write(chunkedHead + sent + rest));
      const pieces: string[] = [];
      t.equal(await send({}, { onResponseData: (_control, piece) => void pieces.push(piece.toString()) }), outcome);
      t.same(pieces, [`abcd${long}`]);
    }
  });

  t.test('a chunk whose last byte arrives later', async (t) => {
    const { send } = await rig(t, ({ write }) => {
      write(`${chunkedHead}2\r\nok\r`);
      setTimeout(() => write('\n0\r\n\r\n'), 20);
    });
    t.equal(await send({}), '200 ok');
  });

  t.test('nothing is delivered while it is paused, and the idle time does not run', async (t) => {
    const pieces = [`${chunkedHead}1\r\na\r\n`, '1\r\nb\r\n', '1\r\nc\r\n0\r\n\r\n'];
    let writeNext = () => {};
    const { send } = await rig(t, ({ write }) => {
      writeNext = () => write(pieces.shift() ?? '');
      writeNext();
    });
    const events: string[] = [];
    const waitsFor = (control: AnswerControl) => {
      control.pause();
      events.push('pause');
      writeNext();
      setTimeout(() => {
        events.push('resume');
        control.resume();
      }, 60);
    };
    const answer = await send(
      { idle_timeout_ms: 20 },
      {
        onResponseData(control, chunk) {
          events.push(chunk.toString());
          waitsFor(control);
        },
      },
    );
    t.equal(answer, '200 ');
    t.same(events, ['a', 'pause', 'resume', 'b', 'pause', 'resume', 'c', 'pause', 'resume']);
  });
});

t.test(
  "An upstream sends bytes that belong to no answer: they might be taken for another caller's answer",
  async (t) => {
    const first_pause_ms = 600_000;

    t.test('a second answer that comes some turns after the first reaches no request', async (t) => {
      const { pool, server, surplus } = await rig(t, async ({ write, request }) => {
        const { target } = request;
        write(`HTTP/1.1 200 OK\r\ncontent-length: ${target.length}\r\n\r\n${target}`);
        for (let turn = 0; turn < 3; turn += 1) await turnEnd();
        write(small);
      });
      for (let n = 0; n < 20; n += 1) t.equal(await send(pool, { path: `/${n}` }), `200 /${n}`);
      await server.allClosed();
      t.equal(surplus[0], first_pause_ms);
    });

    t.test('no connection is used again after bytes that belong to no answer', async (t) => {
      const sockets: Socket[] = [];
      const { send, server, surplus, pool } = await rig(t, ({ write, socket }) => {
        sockets.push(socket);
        write('HTTP/1.1 200 OK\r\nkeep-alive: timeout=500\r\ncontent-length: 2\r\n\r\nok');
      });
      await Promise.all([send(), send()]);
      t.same(pool.counts, { open: 2, idle: 2, waiting: 0 });
      sockets[0]?.write('H');
      await server.allClosed();
      t.same(surplus, [first_pause_ms]);
      for (let n = 0; n < 3; n += 1) t.equal(await send(), '200 ok');
      t.equal(server.connections.taken, 5);
      await server.allClosed();
    });

    t.test('bytes behind an answer count too, and each time is reported', async (t) => {
      const { send, surplus } = await rig(t, ({ write }) => write(`${small}x`));
      for (let n = 0; n < 2; n += 1) t.equal(await send(), '200 ok');
      t.same(surplus, [first_pause_ms, undefined]);
    });

    t.test('a 408 on an idle connection only announces its close', async (t) => {
      const sockets: Socket[] = [];
      const { send, server, surplus, pool } = await rig(t, ({ write, socket }) => {
        sockets.push(socket);
        write('HTTP/1.1 200 OK\r\nkeep-alive: timeout=500\r\ncontent-length: 2\r\n\r\nok');
      });
      await Promise.all([send(), send()]);
      sockets[0]?.end('HTTP/1.0 408 Request Time-out\r\nconnection: close\r\n\r\n');
      t.equal(await send(), '200 ok');
      t.same(surplus, []);
      t.equal(pool.counts.open, 1);
      t.equal(server.connections.taken, 2);
    });

    t.test('a 408 in two segments is such a notice too, and another status is not', async (t) => {
      for (const [rest, reported] of [
        ['8 Request Time-out\r\n\r\n', []],
        ['0 Bad Request\r\n\r\n', [first_pause_ms]],
      ] as const) {
        const sockets: Socket[] = [];
        const {
          pool,
          surplus,
          server,
          send: sendAndRest,
        } = await rig(t, ({ write, socket }) => {
          sockets.push(socket);
          write('HTTP/1.1 200 OK\r\nkeep-alive: timeout=500\r\ncontent-length: 2\r\n\r\nok');
        });
        await sendAndRest();
        sockets[0]?.setNoDelay().write('HTTP/1.1 40');
        // The connection is not used again, so the first segment has been read by then.
        await until(
          () => send(pool),
          () => server.connections.taken === 2,
        );
        sockets[0]?.write(rest);
        await until(
          async () => sockets[0]?.destroyed,
          (destroyed) => destroyed === true,
        );
        t.same(surplus, reported, rest);
      }
    });

    t.test('each pause is twice as long as the one before', (t) => {
      const trust = new Trust();
      t.equal(trust.isGiven(0), true);
      t.equal(trust.lose(0), first_pause_ms);
      t.equal(trust.isGiven(first_pause_ms - 1), false);
      t.equal(trust.lose(1_000), undefined, 'the pause begins again');
      t.equal(trust.isGiven(first_pause_ms), false);
      t.equal(trust.isGiven(first_pause_ms + 1_000), true);
      t.equal(trust.lose(first_pause_ms + 1_000), 2 * first_pause_ms);
      t.end();
    });
  },
);
