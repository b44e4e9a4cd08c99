/** Tests what a caller gets when an upstream breaks an event stream. */
import t from 'tap';
import { chunk, type Script, streamHead } from '../support/fault-server.ts';
import {
  generativeSse,
  type Interface,
  messagesStream,
  rawAnswer,
  rawPost,
  rig,
  short,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';

const first = 'data: {"n":1}\n\n';
/** How a stream ends, by the text of the prompt. */
const ends: Readonly<Record<string, Script>> = {
  'a reset': ({ write, reset }) => {
    write(streamHead + chunk(first));
    setTimeout(reset, 20);
  },
  'a close without last chunk': ({ write, end }) => {
    write(streamHead + chunk(first));
    setTimeout(end, 20);
  },
  'an invalid chunk': ({ write }) => {
    write(streamHead + chunk(first));
    setTimeout(() => write('zz\r\n'), 20);
  },
  'a close in the middle of an event': ({ write, end }) => {
    write(streamHead + chunk(first) + chunk('data: {"n":'));
    setTimeout(end, 20);
  },
  'a close before the first event': ({ write, end }) => {
    write(streamHead);
    setTimeout(end, 20);
  },
  silence: ({ write }) => write(streamHead + chunk(first)),
  'a close within a length': ({ write, end }) => {
    write(`HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: 1000\r\n\r\n${first}`);
    setTimeout(end, 20);
  },
  'a close within an encoding': ({ write, end }) => {
    write(streamHead.replace('\r\n\r\n', `\r\ncontent-encoding: gzip\r\n\r\n${chunk(first)}`));
    setTimeout(end, 20);
  },
  'the last chunk': ({ write }) => write(`${streamHead}${chunk(first)}0\r\n\r\n`),
};

const rigged = await rig(
  t,
  (turn) => {
    const name = Object.keys(ends).find((each) => turn.request.body.includes(`"${each}"`));
    void ends[name ?? '']?.(turn);
  },
  { config: withTimeouts(short) },
);

/** Each break takes a second, because the gateway delays it for the caller; so they run at the same time. */
const answers = new Map(
  await Promise.all(
    [messagesStream, generativeSse].flatMap((sample) =>
      Object.keys(ends)
        .filter((name) => name !== 'the last chunk')
        .map(async (name) => [sample.name + name, (await rawAnswer(rigged, saying(sample, name))).received] as const),
    ),
  ),
);
const received = (sample: Interface, name: string) => answers.get(sample.name + name) ?? '';

function saying(sample: Interface, text: string): Interface {
  return { ...sample, body: JSON.parse(JSON.stringify(sample.body).replace('hello', text)) };
}

/** Parses the last event from the bytes of a chunked answer. */
function lastEvent(bytes: string): { readonly event: string | undefined; readonly data: unknown } {
  const blocks = bytes
    .replaceAll(/\r\n[0-9a-f]+\r\n/g, '')
    .split('\n\n')
    .filter((block) => block.trim() !== '');
  const last = blocks.at(-1) ?? '';
  return {
    event: /^event: (.*)$/m.exec(last)?.[1],
    data: JSON.parse(/^data: (.*)$/m.exec(last)?.[1] ?? 'null'),
  };
}

for (const name of Object.keys(ends).slice(0, 5)) {
  t.test(`after ${name}, the caller gets the error event of its interface and no clean end`, async (t) => {
    const messages = received(messagesStream, name);
    t.match(lastEvent(messages), { event: 'error', data: { type: 'error', error: { type: 'api_error' } } });
    t.notMatch(messages, /\r\n0\r\n\r\n/, 'no last chunk');
    const generative = received(generativeSse, name);
    t.match(lastEvent(generative), { event: undefined, data: { error: { code: 502, status: 'UNAVAILABLE' } } });
    t.notMatch(generative, /\r\n0\r\n\r\n/, 'no last chunk');
    if (name.includes('first event')) return;
    t.match(messages, first, 'what had arrived is there');
    t.match(generative, first, 'what had arrived is there');
  });
}

t.test('a stream that falls silent ends with the error event of a time-out', async (t) => {
  const messages = received(messagesStream, 'silence');
  const generative = received(generativeSse, 'silence');
  t.match(lastEvent(messages).data, { error: { type: 'timeout_error' } });
  t.match(lastEvent(generative).data, { error: { code: 504, status: 'DEADLINE_EXCEEDED' } });
  t.notMatch(messages + generative, /\r\n0\r\n\r\n/);
});

t.test('no event is added after a content-length or to an encoded stream', async (t) => {
  for (const sample of [messagesStream, generativeSse]) {
    for (const name of ['a close within a length', 'a close within an encoding']) {
      t.match(received(sample, name), first);
      t.notMatch(received(sample, name), /error/);
      t.notMatch(received(sample, name), /\r\n0\r\n\r\n/);
    }
  }
});

t.test('nothing is added to a stream that ends cleanly', async (t) => {
  const caller = await rawCaller(rigged.stack.url, rawPost(rigged, saying(messagesStream, 'the last chunk')));
  await caller.until('\r\n0\r\n\r\n');
  caller.leave();
  t.equal(caller.received.replace(/^.*?\r\n\r\n/s, ''), `${chunk(first)}0\r\n\r\n`);
});
