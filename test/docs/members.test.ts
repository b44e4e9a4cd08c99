/** A member of a request or of usage that a new version of an SDK brings is named. `npm run generated` takes the census of the present ones. */
import t from 'tap';
import { type Entry, readEntries, takeCensus } from '../../scripts/census/census.ts';

t.test('a member that a new version of an SDK brings is named', async (t) => {
  const entry = readEntries().find(({ route }) => route === 'create_message');
  if (entry?.body === undefined) throw new Error('the census has no messages');
  const { body, answers = [] } = entry;
  const cases: readonly (readonly [added: string, answer: string | undefined, undecided: string])[] = [
    [`${body} & { next_member?: string }`, undefined, '/next_member is in no list: it is held at the limit'],
    [
      `Omit<${body}, 'thinking'> & { thinking?: { type: 'enabled'; next_budget?: number } }`,
      undefined,
      '/thinking/next_budget is in no list: it is held at the limit',
    ],
    [
      `Omit<${body}, 'messages'> & { messages: { role: 'user'; content: { type: 'text'; text: string; next_file?: string }[] }[] }`,
      undefined,
      '/messages/*/content/*/next_file is in no list: it is held at the limit',
    ],
    [
      `Omit<${body}, 'tools'> & { tools: { name: string; input_schema: { next_model?: string } }[] }`,
      undefined,
      '/tools/*/input_schema/next_model is in no list: it may name a model, a price or a thing of another account',
    ],
    [body, '{ usage: { next_tokens: number } }', '/usage/next_tokens of an answer is in no list: no count reads it'],
  ];
  // The compiler is started once for all of them.
  const changed = cases.map(([body, answer = '{}']): Entry => ({ ...entry, body, answers: [...answers, answer] }));
  const found = takeCensus(changed).map(({ undecided }) => undecided);
  for (const [index, [, , undecided]] of cases.entries()) t.ok(found[index]?.includes(undecided), undecided);
});

t.test('a new member of a message of a WebSocket is named', async (t) => {
  const entry = readEntries().find(({ route }) => route === 'realtime');
  if (entry?.body === undefined) throw new Error('the census has no WebSocket');
  const added =
    "{ type: 'session.update'; session: { type: 'realtime'; next_member?: string } } | { type: 'next.event'; thing: string }";
  const [census] = takeCensus([{ ...entry, body: `${entry.body} | ${added}` }]);
  t.strictSame(census?.undecided, [
    '[session.update]/session/next_member is in no list: it is passed on unread',
    '[next.event]/thing is in no list: it is passed on unread',
  ]);
});
