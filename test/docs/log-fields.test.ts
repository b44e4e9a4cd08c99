/** Compares the fields that docs/operations.md explains with those of real lines of the access log. */
import pino from 'pino';
import t from 'tap';
import { busyGateway } from '../deploy/live-page.ts';
import { messagesJson } from '../faults/interfaces.ts';
import { tableUnder } from './pages.ts';

/** Every line has these; the text above the table explains them. */
const common = ['level', 'time', 'msg'];

t.test('every field of a line is explained, and no other', async (t) => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const { stack, server } = await busyGateway(t, { log });
  server.play(({ reply }) => reply(200, { id: 'm', usage: { input_tokens: 1, output_tokens: 1 } }));
  const ids = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', 'x-client-request-id': 'mine' };
  await stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key, ...ids });
  while (!lines.some((line) => line.includes('"mine"'))) await new Promise((wake) => setTimeout(wake, 5));
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request' || msg === 'refused');
  const written = new Set(requests.flatMap((line) => Object.keys(line)).filter((name) => !common.includes(name)));
  const explained = tableUnder('docs/operations.md', 'Log').flatMap(([names = '']) => names.split(', '));
  // Of lines of level error.
  t.same(explained.filter((name) => name !== 'err').toSorted(), [...written].toSorted());
});
