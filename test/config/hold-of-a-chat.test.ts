/** What `explain` and `plan` say about the hold of a chat request. */
import t from 'tap';
import { formatPlan } from '../../src/config/inspect/text.ts';
import { ask, plan } from '../support/dry-runs.ts';

function words(name: string, body: unknown, params = {}): string {
  return ask(name, body, { params })
    .steps.map(({ said }) => said)
    .join('\n');
}

t.test('the facts that a hold is computed from, and why a body is held at the limit', async (t) => {
  const image = { type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } };
  const message = { model: 'chat-large', max_tokens: 10, messages: [{ role: 'user', content: [image] }] };
  t.match(words('create_message', message), /input_limit 1000000, .*known_parts true, images 1, server_uses 0/);
  const file = { type: 'document', source: { type: 'url', url: 'https://example.com/a.pdf' } };
  const withFile = words('create_message', { ...message, messages: [{ role: 'user', content: [file] }] });
  t.match(withFile, /known_parts is false: messages\[0\]\.content\[0\]\.source\.type/);
  t.match(withFile, /holds 45\.0018 CNY: at most 1000000 cache_write/);
  t.match(words('create_message', { ...message, mcp_servers: [] }), /known_members is false: .*mcp_servers/);
  const contents = [{ parts: [{ text: 'hello' }] }];
  t.match(
    words('generate_content_v1beta', { contents, tools: [{ urlContext: {} }] }, { model: 'gen-pro' }),
    /urlContext/,
  );
});

t.test('counting tokens holds nothing, whatever the body refers to', async (t) => {
  const content = [{ type: 'document', source: { type: 'url', url: 'https://example.com/a.pdf' } }];
  const { result } = ask('count_tokens', { model: 'chat-large', messages: [{ role: 'user', content }] });
  t.match(result, { ok: true, admitted: { quote: undefined } });
});

t.test('the limits of every model', async (t) => {
  const shown = formatPlan(plan);
  t.match(shown, /^chat-large .* input 1000000, output 64000$/m);
  t.match(shown, /^vidgen-2.0 .* -$/m);
});
