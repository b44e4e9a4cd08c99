/** The files for vendors: what has another price or another owner is refused by name, and what is free or unknown is held as it should be. */
import t from 'tap';
import { planOf } from '../../scripts/census/census.ts';
import { dryRun } from '../../src/config/dry-run/dry-run.ts';
import { formatNano } from '../../src/lib/money/amount.ts';

const messages = [{ role: 'user', content: 'hello' }];
const contents = [{ role: 'user', parts: [{ text: 'hello' }] }];

/** A small body of each route. */
const bodies = {
  openai: ['create_chat_completion', { model: 'gpt-small', max_completion_tokens: 10, messages }, {}],
  'openai responses': ['create_response', { model: 'gpt-small', max_output_tokens: 10, input: 'hello' }, {}],
  'openai batches': ['create_batch', { input_file_id: 'file-1', endpoint: '/v1/chat/completions' }, {}],
  'azure-openai': ['create_azure_completion', { max_completion_tokens: 10, messages }, { deployment: 'gpt-4.1' }],
  groq: ['create_groq_completion', { model: 'llama-3.3-70b-versatile', max_completion_tokens: 10, messages }, {}],
  mistral: ['create_mistral_chat', { model: 'mistral-small-latest', max_tokens: 10, messages }, {}],
  'mistral documents': [
    'read_mistral_document',
    { model: 'mistral-ocr-latest', document: { document_url: 'https://a.b' } },
    {},
  ],
  cohere: ['chat', { model: 'command-a-03-2025', max_tokens: 10, messages }, {}],
  'cohere embeddings': ['embed', { model: 'embed-v4.0', texts: ['x'] }, {}],
  bedrock: [
    'converse',
    { messages: [{ role: 'user', content: [{ text: 'x' }] }], inferenceConfig: { maxTokens: 10 } },
    { model: 'claude-sonnet' },
  ],
  vertex: ['generate_v1', { contents, generationConfig: { maxOutputTokens: 10 } }, { model: 'gemini-2.5-flash' }],
  runway: ['image_to_video', { model: 'gen4_turbo', promptImage: 'https://a.b/c.png', duration: 5 }, {}],
  fal: ['create', { prompt: 'x' }, { app: 'flux', name: 'dev' }],
  'fal recraft': ['create_with_version', { prompt: 'x' }, { app: 'recraft', version: 'v3', name: 'text-to-image' }],
  replicate: ['create_prediction', { input: {} }, { owner: 'acme', name: 'fast-image' }],
  dashscope: ['dashscope_completion', { model: 'qwen-plus', messages }, {}],
  'dashscope native': ['dashscope_generation', { model: 'qwen-plus', input: { messages } }, {}],
  ark: ['ark_chat', { model: 'doubao-seed-1-6-250615', messages }, {}],
  'ark clip': [
    'create_ark_clip',
    { model: 'doubao-seedance-1-0-pro-250528', content: [{ type: 'text', text: 'x' }] },
    {},
  ],
  elevenlabs: ['speak', { text: 'hello' }, { voice_id: 'v' }],
} as const;

function run(vendor: keyof typeof bodies, more: object): ReturnType<typeof dryRun> {
  const [name, body, params] = bodies[vendor];
  const plan = planOf(`examples/${vendor.split(' ')[0]}.yaml`);
  const route = plan.routes.find((route) => route.name === name);
  if (route === undefined) throw new Error(`${vendor} has no ${name}`);
  return dryRun(plan, route, {
    rawBody: Buffer.from(JSON.stringify({ ...body, ...more })),
    params,
    allowDisabled: true,
  });
}

function hold(vendor: keyof typeof bodies, more: object): number {
  const { found, refusal } = run(vendor, more);
  if (refusal !== undefined) throw refusal;
  return found.quote === undefined ? 0 : Number(formatNano(found.quote.hold_nano));
}

const says = (part: object) => ({ messages: [{ role: 'user', content: [part] }] });
const item = (added: object) => ({ input: [{ role: 'user', content: 'x' }, added] });

t.test('what names another model, or has another price or owner, is refused by name', async (t) => {
  const refused: readonly (readonly [keyof typeof bodies, object, RegExp])[] = [
    ['openai', { service_tier: 'priority' }, /^service_tier must be/],
    ['openai', { moderation: { model: 'm' } }, /^moderation must be absent: it names another model/],
    ['openai', { tools: [{ type: 'web_search' }] }, /^tools\[0\]\.type must be function or custom/],
    ['openai', { messages: [{ role: 'assistant', audio: { id: 'audio_1' } }] }, /^messages\[0\]\.audio must be absent/],
    ['openai responses', { moderation: { model: 'm' } }, /^moderation must be absent/],
    ['openai responses', { prompt: { id: 'pmpt_1' } }, /^prompt must be absent/],
    ['openai responses', { reasoning: { mode: 'pro' } }, /^reasoning\.mode must be standard/],
    ['openai responses', { conversation: 'conv_1' }, /^conversation must be absent/],
    [
      'openai responses',
      item({ type: 'reasoning', id: 'rs_1', summary: [] }),
      /^input\[1\]\.encrypted_content is required/,
    ],
    [
      'openai responses',
      item({ type: 'reasoning', id: 'rs_1', encrypted_content: '' }),
      /encrypted_content must be the encrypted content/,
    ],
    ['openai responses', item({ type: 'compaction', id: 'cmp_1' }), /^input\[1\]\.encrypted_content is required/],
    [
      'openai responses',
      item({ type: 'web_search_call', id: 'ws_1', status: 'completed' }),
      /^input\[1\]\.id must be absent/,
    ],
    ...[
      'item_reference',
      'image_generation_call',
      'code_interpreter_call',
      'file_search_call',
      'mcp_call',
      'mcp_approval_response',
      'computer_call',
      'program',
    ].map(
      (type) =>
        [
          'openai responses',
          item({ type, id: 'x' }),
          /^input\[1\]\.type must be an item whose content is in the body/,
        ] as const,
    ),
    [
      'openai responses',
      item({ type: 'additional_tools', tools: [{ type: 'image_generation', model: 'gpt-image-1' }] }),
      /^input\[1\]\.tools\[0\]\.type must be/,
    ],
    [
      'openai responses',
      item({ type: 'tool_search_output', tools: [{ type: 'mcp', connector_id: 'c' }] }),
      /^input\[1\]\.tools\[0\]\.type must be/,
    ],
    [
      'openai responses',
      item({ type: 'shell_call', environment: { type: 'container_reference', container_id: 'c' } }),
      /^input\[1\]\.environment\.type must be local/,
    ],
    [
      'openai responses',
      { tools: [{ type: 'shell', environment: { type: 'container_auto' } }] },
      /^tools\[0\]\.environment\.type must be local/,
    ],
    [
      'openai responses',
      { tools: [{ type: 'namespace', name: 'n', tools: [{ type: 'mcp' }] }] },
      /^tools\[0\]\.tools\[0\]\.type must be/,
    ],
    ['openai batches', { endpoint: '/v1/responses' }, /^endpoint must be/],
    ['azure-openai', { service_tier: 'priority' }, /^service_tier must be/],
    ['azure-openai', { data_sources: [{ type: 'azure_search' }] }, /^data_sources must be absent/],
    ['openai', says({ type: 'input_audio', input_audio: { data: 'AAAA' } }), /type must be a part without sound/],
    ['azure-openai', says({ type: 'input_audio', input_audio: { data: 'AAAA' } }), /type must be a part without sound/],
    ['azure-openai', says({ type: 'file', file: { file_id: 'file-1' } }), /file_id must be absent/],
    ['fal', { image_size: { width: 4096, height: 1024 } }, /^image_size\.width must be at most 1024/],
    ['fal', { image_size: { width: 1024, height: 4096 } }, /^image_size\.height must be at most 1024/],
    ['fal', { image_size: { width: '4096' } }, /^image_size\.width must be/],
    ['fal recraft', { image_size: { width: 2048 } }, /^image_size\.width must be at most 1024/],
    ['fal recraft', { style: 'vector_illustration/cutout' }, /^style must be/],
    ['fal recraft', { style_id: 's' }, /^style_id must be absent/],
    ['replicate', { version: 'v' }, /^version must be absent/],
    ['replicate', { model: 'acme/long-video' }, /^model must be absent/],
    ['replicate', { deployment: 'acme/d' }, /^deployment must be absent/],
    ['groq', { service_tier: 'performance' }, /^service_tier must be/],
    [
      'groq',
      { compound_custom: { models: { answering_model: 'm' } } },
      /^compound_custom must be absent: it names other models/,
    ],
    ['groq', { tools: [{ type: 'browser_search' }] }, /^tools\[0\]\.type must be/],
    ['mistral', says({ type: 'file', file_id: 'f' }), /file_id must be absent/],
    ['mistral', says({ type: 'input_audio', input_audio: 'AAAA' }), /type must be a part without sound/],
    ['mistral documents', { document: { type: 'file', file_id: 'f' } }, /^document\.(?:type|file_id) must be/],
    ['mistral documents', { document_annotation_format: {} }, /^document_annotation_format must be absent/],
    ['cohere embeddings', { images: ['data:image/png;base64,AAAA'] }, /^images must be absent/],
    ['bedrock', says({ image: { source: { s3Location: { uri: 's3://b/k' } } } }), /s3Location must be absent/],
    ['bedrock', { toolConfig: { tools: [{ systemTool: { name: 'nova_grounding' } }] } }, /systemTool must be absent/],
    ['bedrock', { additionalModelRequestFields: { fallbacks: [] } }, /^additionalModelRequestFields must be top_k/],
    [
      'vertex',
      { contents: { parts: { fileData: { fileUri: 'gs://b/k' } } } },
      /^contents\.parts\.fileData\.fileUri must be/,
    ],
    ['bedrock', { toolConfig: { tools: { systemTool: { name: 'nova_grounding' } } } }, /^toolConfig\.tools must be/],
    [
      'openai',
      { messages: [{ role: 'user', content: { file: { file_id: 'f' } } }] },
      /content must be a text or a list/,
    ],
    ['vertex', { serviceTier: 'priority' }, /^serviceTier must be standard/],
    ['vertex', { tools: [{ retrieval: {} }] }, /^tools\[0\] must be functionDeclarations/],
    [
      'vertex',
      { contents: [{ parts: [{ fileData: { fileUri: 'gs://b/k' } }] }] },
      /fileUri must be the address of a public/,
    ],
    ['runway', { promptImage: 'runway://upload' }, /^promptImage must be an https address/],
    ['runway', { promptImage: [{ uri: 'runway://upload', position: 'first' }] }, /uri must be an https address/],
    ['dashscope', { enable_search: true }, /enable_search=true, which is not accepted/],
    ['dashscope', { messages: [{ role: 'system', content: 'fileid://a,fileid://b' }] }, /content=fileid/],
    ['dashscope native', { parameters: { enable_search: true } }, /enable_search=true, which is not accepted/],
    ['ark', { service_tier: 'auto' }, /service_tier, which is not accepted/],
    ['ark clip', { content: [{ type: 'video_url', video_url: { url: 'https://a.b/c.mp4' } }] }, /video_url, which/],
    ['ark clip', { draft: true }, /draft=true, which/],
    ['elevenlabs', { previous_request_ids: ['r'] }, /^previous_request_ids must be absent/],
    [
      'elevenlabs',
      { pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: 'd' }] },
      /^pronunciation_dictionary_locators must be absent/,
    ],
  ];
  for (const [vendor, more, words] of refused)
    t.match(run(vendor, more).refusal?.message ?? 'admitted', words, `${vendor} ${JSON.stringify(more)}`);
});

t.test('free members add no more than their bytes', async (t) => {
  const free: readonly (readonly [keyof typeof bodies, object])[] = [
    ['openai', { prompt_cache_options: { mode: 'explicit', ttl: '30m' } }],
    ['openai', says({ type: 'text', text: 'x', prompt_cache_breakpoint: { mode: 'explicit' } })],
    ['openai responses', { prompt_cache_options: { mode: 'explicit' } }],
    ['openai responses', item({ type: 'compaction', id: 'cmp_1', encrypted_content: 'x' })],
    ['openai responses', item({ type: 'reasoning', id: 'rs_1', encrypted_content: 'x', summary: [] })],
    [
      'openai responses',
      item({ type: 'tool_search_output', call_id: 'c', execution: 'client', tools: [{ type: 'function', name: 'a' }] }),
    ],
    ['openai responses', { tools: [{ type: 'tool_search', execution: 'client' }, { type: 'apply_patch' }] }],
  ];
  for (const [vendor, more] of free)
    t.ok(
      hold(vendor, more) <= hold(vendor, {}) + JSON.stringify(more).length * 0.000_002,
      `${vendor} ${JSON.stringify(more)}`,
    );
});

t.test('what a file does not list is held at the limit', async (t) => {
  const next = { type: 'text', text: 'x', next_member: 1 };
  for (const vendor of ['openai', 'azure-openai', 'groq', 'mistral', 'cohere'] as const) {
    t.ok(hold(vendor, { next_member: 1 }) > 10 * hold(vendor, {}), vendor);
    t.ok(hold(vendor, says(next)) > 10 * hold(vendor, {}), `a part of ${vendor}`);
  }
  t.ok(hold('openai responses', { next_member: 1 }) > 10 * hold('openai responses', {}));
  t.ok(
    hold('openai responses', item({ role: 'user', content: 'x', next_member: 1 })) > 10 * hold('openai responses', {}),
  );
  t.ok(hold('bedrock', says({ audio: { format: 'mp3', source: { bytes: 'AAAA' } } })) > 10 * hold('bedrock', {}));
  t.ok(hold('cohere', says({ type: 'image_url', image_url: { url: 'https://a.b' } })) > 10 * hold('cohere', {}));
  t.ok(
    hold('vertex', { contents: [{ parts: [{ inlineData: { mimeType: 'audio/wav', data: 'AAAA' } }] }] }) >
      10 * hold('vertex', {}),
  );
});

t.test('a web search that a client offers with each request holds little', async (t) => {
  // As Codex sends it.
  const codex = {
    tools: [
      { type: 'function', name: 'exec_command' },
      { type: 'web_search', external_web_access: true },
    ],
  };
  const held = hold('openai responses', codex);
  t.ok(held < 0.14, `${held}: ten searches cost 0.1, and find 80,000 tokens for 0.032`);
  t.ok(held > hold('openai responses', { ...codex, max_tool_calls: 1 }) + 0.1, 'fewer searches hold less');
  t.ok(
    hold('openai responses', { tools: [{ type: 'web_search', next_member: 1 }] }) > 0.5,
    'a member that no list has',
  );
});
