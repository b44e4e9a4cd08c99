/** Members of bodies that change who answers or what it costs are priced or refused by name, and free members make no hold large. */
import t from 'tap';
import { formatNano } from '../../src/lib/money/amount.ts';
import { ask } from '../support/dry-runs.ts';

const messages = [{ role: 'user', content: 'hello' }];
const contents = [{ parts: [{ text: 'hello' }] }];
const params = { model: 'gen-pro' };

const message = (more: object) => ask('create_message', { model: 'chat-large', max_tokens: 100, messages, ...more });
const content = (more: object) => ask('generate_content_v1beta', { contents, ...more }, { params });
const says = (run: ReturnType<typeof ask>) => (run.result.ok ? 'admitted' : run.result.refusal.message);
const hold = (run: ReturnType<typeof ask>) => {
  if (!run.result.ok) throw run.result.refusal;
  const { quote } = run.result.admitted;
  return quote === undefined ? 0 : Number(formatNano(quote.hold_nano));
};

t.test('messages: what names another model, or has another price, is refused by name', async (t) => {
  const definition = {
    type: 'tool_definition',
    definition: { type: 'advisor_20260301', name: 'advisor', model: 'chat-large' },
  };
  const block = (part: object) => ({ messages: [{ role: 'user', content: [part] }] });
  const refused: readonly (readonly [object, RegExp])[] = [
    [{ fallbacks: [{ model: 'chat-large', speed: 'fast' }] }, /^fallbacks must be absent: it names other models/],
    [{ fallbacks: 'default' }, /^fallbacks must be absent/],
    [{ fallback_credit_token: 'fct_1' }, /^fallback_credit_token must be absent/],
    [
      { tools: [{ type: 'advisor_20260301', name: 'advisor', model: 'chat-large' }] },
      /^tools\[0\]\.type must be .* not an advisor_\*/,
    ],
    [{ tools: [{ type: 'code_execution_20250825', name: 'code_execution' }] }, /^tools\[0\]\.type must be/],
    [
      block({ type: 'tool_addition', tool: definition }),
      /^messages\[0\]\.content\[0\]\.tool\.type must be a reference/,
    ],
    [
      block({ type: 'compaction', content: 'x', tool_changes: [{ type: 'tool_addition', tool: definition }] }),
      /tool_changes\[0\]\.tool\.type must be/,
    ],
    [
      block({ type: 'tool_addition', tool: { type: 'web_search_20250305', name: 'web_search' } }),
      /^messages\[0\]\.content\[0\]\.tool\.type must be a reference/,
    ],
    [{ billing_policy: { type: 'billing_policy', bill_to: 'user_profile' } }, /^billing_policy\.bill_to must be self/],
    [{ speed: 'fast' }, /^speed must be/],
    [{ inference_geo: 'us' }, /^inference_geo must be/],
  ];
  for (const [more, words] of refused) t.match(says(message(more)), words);
});

t.test('generative content: the same', async (t) => {
  const audio = { generationConfig: { responseModalities: ['AUDIO'] } };
  const refused: readonly (readonly [object, RegExp])[] = [
    [{ serviceTier: 'priority' }, /^serviceTier must be standard/],
    [{ service_tier: 'flex' }, /^service_tier must be standard/],
    [{ tools: [{ googleSearch: {} }] }, /^tools\[0\] must be a tool whose cost is in the usage/],
    [{ tools: [{ google_search: {} }] }, /^tools\[0\] must be/],
    [{ tools: [{ enterpriseWebSearch: {} }] }, /^tools\[0\] must be/],
    [{ tools: [{ googleMaps: {} }] }, /^tools\[0\] must be/],
    [
      {
        systemInstruction: {
          parts: { fileData: { fileUri: 'https://generativelanguage.googleapis.com/v1beta/files/a' } },
        },
      },
      /^systemInstruction\.parts\.fileData\.fileUri must be the address of a public/,
    ],
    [audio, /^generationConfig\.responseModalities\[0\] must be TEXT/],
    [
      { generation_config: { response_modalities: ['IMAGE'] } },
      /^generation_config\.response_modalities\[0\] must be TEXT/,
    ],
    [
      { generationConfig: { routingConfig: { manualMode: { modelName: 'gen-pro' } } } },
      /^generationConfig\.routingConfig must be absent: it chooses/,
    ],
    [{ generationConfig: { modelSelectionConfig: {} } }, /^generationConfig\.modelSelectionConfig must be absent/],
  ];
  for (const [more, words] of refused) t.match(says(content(more)), words);
  t.equal(says(content({ serviceTier: 'standard', generationConfig: { responseModalities: ['TEXT'] } })), 'admitted');
});

t.test('messages: a free member adds no more than its bytes to a hold', async (t) => {
  const plain = hold(message({}));
  const most = (more: object) => plain + (JSON.stringify(more).length * 72) / 1_000_000;
  for (const more of [
    { diagnostics: { previous_message_id: 'msg_1' } },
    { metadata: { user_id: 'u' } },
    { billing_policy: { type: 'billing_policy', bill_to: 'self' } },
    { thinking: { type: 'adaptive', display: 'omitted' } },
    { output_config: { effort: 'high', task_budget: { type: 'tokens', total: 9 } } },
    { context_management: { edits: [{ type: 'clear_tool_uses_20250919', keep: { type: 'tool_uses', value: 3 } }] } },
    {
      messages: [
        { role: 'user', content: [{ type: 'compaction', content: 'x', encrypted_content: 'y', signature: 'z' }] },
      ],
    },
    { messages: [{ role: 'user', content: [{ type: 'tool_removal', tool: { type: 'tool_reference', name: 'a' } }] }] },
    {
      messages: [
        {
          role: 'assistant',
          content: [{ type: 'server_tool_use', id: 'srv_1', name: 'tool_search_tool_bm25', input: {} }],
        },
      ],
    },
  ])
    t.ok(hold(message(more)) <= most(more), JSON.stringify(more));
  const tools = [{ type: 'tool_search_tool_bm25_20251119', name: 'tool_search_tool_bm25' }];
  t.ok(hold(message({ tools })) < 2, 'a search among tools reads the body again');
  t.ok(hold(message({ compaction: { type: 'summarize' } })) > plain, 'a compaction is a call of its own');
  const edits = { context_management: { edits: [{ type: 'compact_20260112' }] } };
  t.ok(hold(message(edits)) <= most(edits), 'the vendor compacts no context below 50,000 tokens');
  const long = { messages: [{ role: 'user', content: 'a'.repeat(50_000) }] };
  t.ok(hold(message({ ...edits, ...long })) > 2 * hold(message(long)), 'a long one is called twice');
  const next = { context_management: { edits: [{ type: 'next_edit' }] } };
  t.ok(hold(message(next)) > 2 * plain, 'an edit that is not known may call the model');
});

t.test('a member that no list has is held at the limit, at any depth', async (t) => {
  const plain = hold(message({}));
  for (const more of [
    { next_years_member: true },
    { thinking: { type: 'enabled', next_years_member: true } },
    { tools: [{ name: 'a', input_schema: {}, next_years_member: true }] },
    { messages: [{ role: 'user', content: [{ type: 'text', text: 'x', next_years_member: true }] }] },
    { messages: [{ role: 'user', content: 'hello', next_years_member: true }] },
  ])
    t.ok(hold(message(more)) > 10 * plain, JSON.stringify(more));
  const usual = hold(content({ generationConfig: { maxOutputTokens: 10 } }));
  for (const more of [
    { generationConfig: { maxOutputTokens: 10, nextYearsMember: true } },
    { contents: [{ parts: [{ text: 'x' }], nextYearsMember: true }], generationConfig: { maxOutputTokens: 10 } },
    {
      contents: [{ parts: [{ text: 'x', mediaResolution: { numTokens: 9 } }] }],
      generationConfig: { maxOutputTokens: 10 },
    },
  ])
    t.ok(hold(content(more)) > 10 * usual, JSON.stringify(more));
});
