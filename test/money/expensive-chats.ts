/** Chats whose answers cost much more than their bodies suggest: the path, the body, and the usage that the upstream bills. */

export const messages = '/v1/messages';
export const generate = '/v1beta/models/gen-pro:generateContent';
export const hello = { role: 'user', content: 'hello' };
export const webSearch = { type: 'web_search_20250305', name: 'web_search' };

export function document(source: object): object {
  return {
    model: 'chat-large',
    max_tokens: 1,
    messages: [{ role: 'user', content: [{ type: 'document', source }] }],
  };
}

/** Requests whose small body lets the upstream bill much, and the most that it may bill; none is admitted on 1.00. */
export const expensive: readonly (readonly [name: string, path: string, body: object, usage: object])[] = [
  [
    'a document of pages',
    messages,
    document({ type: 'base64', media_type: 'application/pdf', data: 'JVBERi0x' }),
    { input_tokens: 1_000_000 },
  ],
  [
    'a part of a kind that the gateway does not know',
    messages,
    {
      model: 'chat-large',
      max_tokens: 1,
      messages: [{ role: 'user', content: [{ type: 'next_upload', at: 'f' }] }],
    },
    { input_tokens: 1_000_000 },
  ],
  [
    'a member that the gateway does not know',
    messages,
    {
      model: 'chat-small',
      max_tokens: 1,
      messages: [hello],
      mcp_servers: [{ type: 'url', url: 'https://example.com' }],
    },
    { input_tokens: 11_000_000, output_tokens: 11 * 64_000 },
  ],
  [
    'a server tool without max_uses',
    messages,
    {
      model: 'chat-small',
      max_tokens: 1,
      messages: [hello],
      tools: [{ type: 'web_fetch_20250910', name: 'web_fetch' }],
    },
    { input_tokens: 11_000_000, output_tokens: 11 },
  ],
  [
    'one-hour cache writes',
    messages,
    { ...document({ type: 'url', url: 'https://example.com/b.pdf' }), cache_control: { type: 'ephemeral', ttl: '1h' } },
    { cache_creation_input_tokens: 1_000_000 },
  ],
  [
    'an invalid token limit',
    messages,
    { model: 'chat-large', max_tokens: -1, messages: [hello] },
    { output_tokens: 64_000 },
  ],
  ...['fileData', 'file_data'].map(
    (name) =>
      [
        name,
        generate,
        {
          contents: [{ parts: [{ [name]: { fileUri: 'https://example.com/film' } }] }],
          generationConfig: { maxOutputTokens: 1 },
        },
        { promptTokenCount: 1_048_576, candidatesTokenCount: 1 },
      ] as const,
  ),
  ...['inlineData', 'inline_data'].map(
    (name) =>
      [
        `${name} of a film`,
        generate,
        {
          contents: [{ parts: [{ [name]: { mime_type: 'video/mp4', data: 'AAAA' } }] }],
          generationConfig: { maxOutputTokens: 1 },
        },
        { promptTokenCount: 1_048_576, candidatesTokenCount: 1 },
      ] as const,
  ),
  ...['codeExecution', 'code_execution', 'urlContext', 'url_context'].map(
    (name) =>
      [
        name,
        generate,
        {
          contents: [{ parts: [{ text: 'hello' }] }],
          tools: [{ [name]: {} }],
          generationConfig: { maxOutputTokens: 1 },
        },
        { promptTokenCount: 1_048_576, toolUsePromptTokenCount: 5 * 1_048_576, candidatesTokenCount: 6 },
      ] as const,
  ),
];
