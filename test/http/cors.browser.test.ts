/** Calls an interface with `cors` from web pages in Chromium: a page of an allowed origin can stream, one of another origin can do nothing. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import t from 'tap';
import { launchChromium, noChromium } from '../support/chromium.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';
import { corsConfig } from './cors-config.ts';

t.setTimeout(120_000);

/** An empty web page with an origin of its own. */
async function startSite(): Promise<string> {
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>app</title>');
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  t.teardown(() => {
    site.close();
    site.closeAllConnections();
  });
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly credentials: 'include' | 'same-origin';
}

const GET: Sent = { method: 'GET', headers: {}, body: null, credentials: 'same-origin' };

/** What a script of the page sees of an answer, or the error of its fetch. */
function fetchIn(page: Page, url: string, init: Sent): Promise<unknown> {
  return page.evaluate(
    async ([url, init]) => {
      try {
        const answer = await fetch(url, init);
        return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
      } catch (error) {
        return String(error);
      }
    },
    [url, init] as const,
  );
}

/** The SDK as one script, which sets `sdk`. */
async function sdkForPages(): Promise<string> {
  const contents = "export { OpenAI } from 'openai'";
  const stdin = { contents, resolveDir: import.meta.dirname };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'iife', globalName: 'sdk' });
  return outputFiles[0]?.text ?? '';
}

if (noChromium) t.plan(0, noChromium);
else {
  const [app, evil] = [await startSite(), await startSite()];
  const upstream = await startFaultServer(({ reply }) => reply(200, {}));
  const stack = await startStack({ config: corsConfig(`["${app}"]`), upstreams: { vendor: upstream.url } });
  const poor = await stack.newAccount('poor', '0');
  const browser = await launchChromium();
  t.teardown(async () => {
    await browser.close();
    await stack.close();
    await upstream.close();
  });
  const open = async (url: string) => {
    const page = await browser.newPage();
    await page.goto(url);
    return page;
  };
  const messages = `${stack.url}/v1/messages`;
  const post = (key = stack.key, body: object = {}): Sent => ({
    ...GET,
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', 'x-sdk': '1' },
    body: JSON.stringify(body),
  });

  t.test('a page of an allowed origin reads a stream as it comes', async (t) => {
    let finish = () => {};
    upstream.play(({ write, end }) => {
      write(
        'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\naccess-control-allow-origin: https://vendor.example\r\n',
      );
      write('x-region: eu\r\nx-hidden: 1\r\nconnection: close\r\n\r\ndata: {"text":"first"}\n\n');
      finish = () => {
        write('data: {"usage":{"output":3}}\n\n');
        end();
      };
    });
    const page = await open(app);
    await page.exposeFunction('firstArrived', () => finish());
    const seen = await page.evaluate(
      async ([url, init]) => {
        const answer = await fetch(url, init);
        const reader = answer.body?.getReader();
        const decoder = new TextDecoder();
        const first = await reader?.read();
        await Reflect.get(globalThis, 'firstArrived')();
        let rest = '';
        for (let read = await reader?.read(); read?.done === false; read = await reader?.read())
          rest += decoder.decode(read.value);
        return { first: decoder.decode(first?.value), rest, headers: Object.fromEntries(answer.headers) };
      },
      [messages, post()] as const,
    );
    t.match(seen, { first: /first/, rest: /"output":3/, headers: { 'request-id': /^req_/, 'x-region': 'eu' } });
    t.notOk('x-hidden' in seen.headers, 'only exposed headers');
    await page.close();
  });

  t.test('a page of an allowed origin reads refusals, and methods beyond the simple ones work', async (t) => {
    const page = await open(app);
    upstream.play(({ reply }) => reply(200, { usage: { output: 1 } }));
    t.match(await fetchIn(page, messages, post('wrong')), {
      status: 401,
      text: /who/,
      headers: { 'request-id': /^req_/ },
    });
    t.match(await fetchIn(page, messages, post(poor.key)), { status: 402, text: /poor/ });
    t.match(await fetchIn(page, messages, post(stack.key, { model: 'rare' })), {
      status: 200,
      headers: { 'x-left': '0' },
    });
    t.match(await fetchIn(page, messages, post(stack.key, { model: 'rare' })), {
      status: 429,
      headers: { 'retry-after': /^\d+$/ },
    });
    const remove = { ...GET, method: 'DELETE', headers: { 'x-api-key': stack.key } };
    t.match(await fetchIn(page, `${stack.url}/v1/files`, remove), { status: 200 });
    t.match(await fetchIn(page, `${stack.url}/v1/rest/file`, { ...remove, method: 'PUT' }), { status: 200 }, 'a mount');
    t.match(await fetchIn(page, `${stack.url}/v1/unknown?a`, GET), { status: 404 });
    await page.close();
  });

  t.test('a page of another origin can call nothing, and no request of it is charged', async (t) => {
    const page = await open(evil);
    const seen = upstream.seen.length;
    t.match(await fetchIn(page, messages, post()), /TypeError/);
    t.match(await fetchIn(page, `${stack.url}/v1/unknown`, GET), /TypeError/, 'nor read a refusal');
    t.match(
      await fetchIn(page, `${stack.url}/closed/files`, { ...GET, headers: { authorization: 'Bearer x' } }),
      /TypeError/,
    );
    t.equal(upstream.seen.length, seen);
    const anybody = { ...GET, headers: { authorization: `Bearer ${stack.key}`, 'x-any-sdk': '1' } };
    t.match(await fetchIn(page, `${stack.url}/open/files`, anybody), { status: 200 }, 'but where * is allowed');
    await page.close();
  });

  t.test('a page cannot send cookies, or headers that are not listed', async (t) => {
    const page = await open(app);
    t.match(await fetchIn(page, messages, { ...post(), credentials: 'include' }), /TypeError/);
    t.match(await fetchIn(page, messages, { ...post(), headers: { 'x-unlisted': '1' } }), /TypeError/);
    await page.close();
  });

  t.test("openai's SDK works in a page, where every header is allowed", async (t) => {
    upstream.play(({ write, end }) => {
      write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n');
      write(
        'data: {"choices":[{"delta":{"content":"Hi."}}]}\n\ndata: {"usage":{"output":2},"choices":[]}\n\ndata: [DONE]\n\n',
      );
      end();
    });
    const page = await open(app);
    await page.addScriptTag({ content: await sdkForPages() });
    const call = (key: string) =>
      page.evaluate(`(async () => {
        const client = new sdk.OpenAI({ baseURL: '${stack.url}/open', apiKey: '${key}', dangerouslyAllowBrowser: true });
        let text = '';
        const stream = await client.chat.completions.create({ model: 'talk', messages: [], stream: true });
        for await (const { choices } of stream) text += choices[0]?.delta.content ?? '';
        return text;
      })().catch((error) => error.constructor.name + ' ' + error.status + ' ' + error.message)`);
    t.equal(await call(stack.key), 'Hi.');
    t.match(await call('wrong'), /^\w+ 401 /, 'it reads a refusal');
    await page.close();
  });
}
