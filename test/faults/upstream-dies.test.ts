/** Bifrost #5546, Portkey #1797: when an upstream died, the stream ended cleanly and half an answer looked complete. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import t, { type Test } from 'tap';
import {
  generativeSse,
  generativeStream,
  type Interface,
  keyHeaders,
  long,
  messagesJson,
  messagesStream,
  post,
  rawPost,
  upstreamNames,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { type Stack, startStack } from '../support/stack.ts';

const generativeJson: Interface = {
  ...generativeStream,
  name: 'generative, JSON',
  path: '/v1beta/models/gen-pro:generateContent',
};
const streams = [messagesStream, generativeSse];
const interfaces = [...streams, generativeStream, generativeJson, messagesJson];

/** Starts a gateway whose upstreams are all one process. */
async function mortal(t: Test): Promise<{ readonly stack: Stack; readonly upstream: ChildProcess }> {
  const upstream = fork(new URL('./mortal-upstream.ts', import.meta.url), { execArgv: [] });
  t.teardown(() => upstream.kill('SIGKILL'));
  const [port]: unknown[] = await once(upstream, 'message');
  const url = `http://127.0.0.1:${port}`;
  const upstreams = Object.fromEntries(upstreamNames.map((name) => [name, url]));
  const stack = await startStack({ config: withTimeouts(long), upstreams });
  t.teardown(() => stack.close());
  return { stack, upstream };
}

t.test('Bifrost #5546, Portkey #1797: the upstream is killed, and no caller sees a clean end', async (t) => {
  const { stack, upstream } = await mortal(t);
  const callers = await Promise.all(
    interfaces.map(async (sample) => ({ sample, caller: await rawCaller(stack.url, rawPost({ stack }, sample)) })),
  );
  await Promise.all(callers.map(({ caller }) => caller.until('begun')));
  upstream.kill('SIGKILL');
  await Promise.all(callers.map(({ caller }) => caller.untilEnded()));
  for (const { sample, caller } of callers) {
    const { received } = caller;
    t.match(received, /^HTTP\/1\.1 200 [\s\S]*\r\ntransfer-encoding: chunked\r\n/i, `${sample.name}: it had begun`);
    t.notMatch(received, /\r\n0\r\n/, `${sample.name}: no last chunk`);
    t.notMatch(received, /message_stop|finishReason|\[DONE\]/, `${sample.name}: the gateway adds no end`);
    if (!streams.includes(sample))
      t.notMatch(received, /error/, `${sample.name}: the gateway adds nothing to the JSON`);
  }
});

t.test(
  'Bifrost #5546, Portkey #1797: a stream that breaks off ends with the error event of its interface',
  async (t) => {
    const { stack, upstream } = await mortal(t);
    const callers = await Promise.all(streams.map((sample) => rawCaller(stack.url, rawPost({ stack }, sample))));
    await Promise.all(callers.map((caller) => caller.until('begun')));
    upstream.kill('SIGKILL');
    await Promise.all(callers.map((caller) => caller.untilEnded()));
    const [messages = '', generative = ''] = callers.map(({ received }) =>
      received.replaceAll(/\r\n([0-9a-f]+\r\n|$)/g, ''),
    );
    t.match(messages, /\n\nevent: error\ndata: \{"type":"error","error":\{"type":"api_error","message":"[^\n]+\n\n$/);
    t.match(generative, /\n\ndata: \{"error":\{"code":502,"message":"[^\n]+"status":"UNAVAILABLE"\}\}\n\n$/);
  },
);

t.test('Bifrost #5546, Portkey #1797: an HTTP client gets an error when it reads on', async (t) => {
  const { stack, upstream } = await mortal(t);
  const answers = await Promise.all(
    interfaces.map(async (sample) => {
      const headers = { 'content-type': 'application/json', ...keyHeaders(stack.key) };
      const response = await fetch(stack.url + sample.path, {
        method: 'POST',
        headers,
        body: JSON.stringify(sample.body),
      });
      const reader = response.body?.getReader();
      await reader?.read();
      return { sample, reader };
    }),
  );
  upstream.kill('SIGKILL');
  await Promise.all(answers.map(({ sample, reader }) => t.rejects(readOn(reader), sample.name)));
});

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  for (;;) {
    const next = await reader?.read();
    if (next?.done !== false) return;
  }
}

t.test('Bifrost #5546, Portkey #1797: after the upstream has died, the answer is a 502 in the envelope', async (t) => {
  const { stack, upstream } = await mortal(t);
  upstream.kill('SIGKILL');
  await once(upstream, 'exit');
  for (const sample of interfaces) {
    const reply = await post({ stack }, sample);
    t.equal(reply.status, 502, sample.name);
    t.match(reply.json, sample.failed, sample.name);
  }
});
