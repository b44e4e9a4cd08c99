/** A route that knows neither the resource in its path nor the members of its body: the upstream must understand both as the gateway does. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { rig } from '../support/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';
import { smallConfig } from '../support/tollgate.ts';

const config = edited(
  readFileSync(smallConfig, 'utf8'),
  ['prices:\n', 'prices:\n  speech: { unit: million_characters, by: [class], table: { character: "15.00" } }\n'],
  ['models:\n', 'models:\n  voice-1: { type: speech, upstream: messages, price: speech }\n'],
  [
    'billing:\n',
    `billing:
  characters:
    unit: million_characters
    facts: { characters: { cel: size(body.text), type: int } }
    hold: { character: { cel: characters } }
    counts: {}
    charge: { character: { cel: characters } }
`,
  ],
  [
    'routes:\n',
    `routes:
  speak: { match: "POST /v1/speech/{voice}/stream", model: { at: /model, type: speech }, billing: characters }
`,
  ],
);
const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config });

async function speak(voice: string, body: string) {
  const before = server.seen.length;
  const headers = [`x-api-key: ${stack.key}`, 'content-type: application/json', 'connection: close'];
  const caller = await rawCaller(stack.url, rawRequest('POST', `/v1/speech/${voice}/stream`, headers, body));
  await caller.untilEnded();
  caller.leave();
  const { status, body: text } = readAnswer(caller.received);
  return { status, text, sent: server.seen.slice(before).map(({ target }) => target) };
}

const body = '{"model":"voice-1","text":"hello"}';

t.test('a parameter that leads to another path of the upstream is refused', async (t) => {
  for (const voice of ['%2e%2e', '%2E.', '%2e', 'a%2f..%2f..%2fusers', '..%2fusers', '..%5cusers', 'a%2f%2e'])
    t.match(await speak(voice, body), { status: 400, text: /'\.\.' as a segment/, sent: { length: 0 } }, voice);
  for (const voice of ['a', 'a..b', '...', '%2e%2ea', 'a%2fb', '%252e%252e'])
    t.match(await speak(voice, body), { status: 200, sent: [/^\/v1\/speech\/[^/]+\/stream$/] }, voice);
});

t.test('members that differ only in case are refused if the charge is computed from the body', async (t) => {
  for (const text of ['"Text":"more than that"', '"te\u017ft":1,"TE\u017fT":2', '"Model":"voice-9"'])
    t.match(
      await speak('a', `{${text},${body.slice(1)}`),
      { status: 400, text: /only in case/, sent: { length: 0 } },
      text,
    );
});
