/** The member that makes a hold large, as a 402 names it. */
import t from 'tap';
import { admit, plan, route } from '../../../test/support/dry-runs.ts';
import { causeOfHold } from './hold-cause.ts';

const messages = [{ role: 'user', content: 'hello' }];

/** The cause of the hold of a body that the route admits. */
function cause(name: string, body: object, params: Readonly<Record<string, string>> = {}): string | undefined {
  const { quote, model } = admit(name, body, { params });
  const meter = route(name).branches[0]?.meter;
  if (meter === undefined || quote === undefined || !('hold_units' in quote)) throw new Error('nothing is metered');
  return causeOfHold(meter, plan.models.get(model ?? ''), body, quote);
}

const message = (more: object) => cause('create_message', { model: 'chat-large', max_tokens: 100, messages, ...more });
const content = (more: object) =>
  cause('generate_content_v1', { contents: [{ parts: [{ text: 'x' }] }], ...more }, { model: 'gen-pro' });
const says = (part: object) => ({
  messages: [...messages, { role: 'user', content: [{ type: 'text', text: 'x' }, part] }],
});

t.test('a plain request has no cause', async (t) => {
  t.equal(message({}), undefined);
  t.equal(message({ max_tokens: 64_000 }), undefined);
  t.equal(content({}), undefined);
});

t.test('what no list has is named with its place', async (t) => {
  t.equal(message({ mcp_servers: [] }), 'mcp_servers');
  t.equal(message({ thinking: { type: 'enabled', next: 1 } }), 'thinking.next');
  t.equal(message(says({ type: 'next' })), 'messages[1].content[1].type');
  t.equal(
    message(says({ type: 'document', source: { type: 'url', url: 'https://example.com' } })),
    'messages[1].content[1].source.type',
  );
  const maxOutputTokens = 10;
  t.equal(content({ tools: [{ urlContext: {} }], generationConfig: { maxOutputTokens } }), 'tools[0].urlContext');
  const film = { inlineData: { mimeType: 'video/mp4', data: 'AAAA' } };
  t.equal(
    content({ contents: [{ parts: [film] }], generationConfig: { maxOutputTokens } }),
    'contents[0].parts[0].inlineData.mimeType',
  );
});

t.test('so is what makes the upstream call the model again, before smaller causes', async (t) => {
  const own = { name: 'a', input_schema: {} };
  t.equal(message({ tools: [own, { type: 'web_search_20250305', name: 'web_search' }] }), 'tools[1]');
  const long = [{ role: 'user', content: 'a'.repeat(50_000) }];
  const context_management = { edits: [{ type: 'compact_20260112' }] };
  t.equal(message({ context_management, messages: long }), 'context_management.edits[0]');
  t.equal(message({ context_management }), undefined, 'a short context is not compacted');
  const tools = [{ type: 'web_search_20250305', name: 'web_search', max_uses: 1 }];
  t.equal(message({ tools, next: {} }), 'next');
});
