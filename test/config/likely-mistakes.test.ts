/**
 * The mistakes that an operator is most likely to make in the first week, each in a copy of a shipped file, with the whole text of the one
 * finding: wrong advice is worse than none.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { checkConfig } from '../../src/config/compile-config.ts';
import { type Edit, edited } from '../support/shipped-text.ts';

const root = join(import.meta.dirname, '../..');
const [gateway, prices, video, messages, portraits, openai] = [
  'gateway.yaml',
  'prices.yaml',
  'interfaces/video.yaml',
  'interfaces/messages.yaml',
  'interfaces/portraits.yaml',
  'examples/openai.yaml',
];

/** What was done, to which file, and the finding: the line's text with the mistake, the severity and the code, the message and the remedy. */
type Mistake = readonly [name: string, file: string, edit: Edit, line: string, finding: string];

const MISTAKES: readonly Mistake[] = [
  [
    'a misspelt key of an entry that inherits the right one',
    gateway,
    ['like: chat-large, price:', 'like: chat-large, pirce:'],
    'pirce: chat_small',
    "error unknown-key: 'pirce' is not a key of a model; did you mean 'price'?",
  ],
  [
    'a misspelt name of a price table',
    gateway,
    ['price: chat_small', 'price: chat_smal'],
    'price: chat_smal,',
    "error unknown-reference: 'chat_smal' is not a price table; did you mean 'chat_small'?",
  ],
  [
    'a price as a number',
    prices,
    ['none: "0.460000"', 'none: 0.46'],
    'none: 0.46',
    `error bad-amount: 'none' must be an amount, but 0.46 is a number; quote it: "0.46"`,
  ],
  [
    'a price with a comma',
    prices,
    ['none: "0.460000"', 'none: "0,46"'],
    '0,46',
    `error bad-amount: '0,46' is not an amount; write a decimal with at most 12 decimal places, in quotes, such as "0.46"`,
  ],
  [
    'a price less',
    prices,
    ['      4k:    { none: "5.060000", video: "3.110000" }\n', ''],
    '    table:\n      480p:  { none: "0.460000"',
    'error price-missing: no price for resolution=4k; add 4k to the table',
  ],
  [
    'a duration without a unit',
    video,
    ['deadline: 96h', 'deadline: 96'],
    'deadline: 96',
    "error bad-duration: 'deadline' must be a duration, but 96 is a number (in unified_c, unified_k, unified_s and 2 more); write a whole number above 0 and a unit, without a space: 250ms, 5s, 2m, 1h or 90d",
  ],
  [
    'a secret in the file',
    gateway,
    ['secret: { env: TOLLGATE_CLOUD_KEY }', 'secret: sk-12345'],
    'sk-12345',
    "error plain-secret: 'secret' is written in the file; move it to an environment variable and write secret: { env: VENDOR_KEY }, or to a file and write secret: { file: PATH }",
  ],
  [
    'a variable as in a shell',
    gateway,
    ['secret: { env: TOLLGATE_CLOUD_KEY }', `secret: ${'$'}{TOLLGATE_CLOUD_KEY}`],
    `secret: ${'$'}{TOLLGATE_CLOUD_KEY}`,
    `error yaml-syntax: ${'$'}{TOLLGATE_CLOUD_KEY} is not substituted; write { env: TOLLGATE_CLOUD_KEY }`,
  ],
  [
    'a variable that is not set',
    openai,
    ['env: TOLLGATE_OPENAI_KEY }', 'env: OPENAI_API_KEY }'],
    'env: OPENAI_API_KEY',
    'error missing-env: the environment variable OPENAI_API_KEY is not set; set OPENAI_API_KEY, or remove auth if the upstream needs none',
  ],
  [
    'an address without a scheme',
    gateway,
    ['url: { env: TOLLGATE_CLOUD_URL }', 'url: api.example.com'],
    'url: api.example.com',
    "error bad-url: 'api.example.com' is not an upstream's address; write http:// or https://, a host and optionally a path, without user, query or fragment: https://api.example.com/v2, or { env: NAME }",
  ],
  [
    'a model without a price',
    gateway,
    [
      '  chat-small:',
      '  chat-huge: { like: chat-large }\n  other: { type: chat, upstream: messages, limits: { input: 1, output: 1 }, card: { displayName: x } }\n  chat-small:',
    ],
    '  other: {',
    "error price-missing: model 'other' has no price, which billing rule 'messages_tokens' needs; add price: NAME",
  ],
  [
    'a model twice',
    gateway,
    ['  gen-flash:', '  gen-pro: { like: chat-large, price: gen_pro }\n  gen-flash:'],
    '  gen-pro: { like: chat-large',
    "error duplicate-key: duplicate key 'gen-pro', first used in line N; keep one of them",
  ],
  [
    'a family without prices',
    gateway,
    ['    r: { env: R,', '    q: { env: Q, videos: q/videos }\n    r: { env: R,'],
    'q: { env: Q,',
    "error unknown-reference: 'q' is not a price table (in q/vidgen-2.0); use one of: c, k, s, z, r, video_tokens, chat_large, chat_small, …",
  ],
  [
    'a misspelt key of an interface that others are like',
    gateway,
    ['prefix: [/v1beta', 'prfeix: [/v1beta'],
    'prfeix:',
    "error unknown-key: 'prfeix' is not a key of an interface (in generative, messages, video and 1 more); did you mean 'prefix'?",
  ],
  [
    'a misspelt file to include',
    gateway,
    ['- prices.yaml', '- price.yaml'],
    '- price.yaml',
    "error bad-include: the file 'price.yaml' cannot be read: it does not exist; did you mean 'prices.yaml'?",
  ],
  [
    'a file less',
    gateway,
    ['  - prices.yaml\n', ''],
    '  vidgen-2.0:   { type: video',
    "error unknown-reference: this names a price table, but there is none, also used in lines N; declare 'video_tokens' in prices, or include the file that does",
  ],
  [
    'a tab',
    gateway,
    ['    optional: true', '\toptional: true'],
    '\toptional: true',
    'error yaml-syntax: this line is indented with a tab; indent with spaces; YAML does not allow tabs',
  ],
  [
    'no space after a colon',
    gateway,
    ['    optional: true', '    optional:true'],
    '    optional:true',
    "error yaml-syntax: after 'optional:' a space is missing; write optional: true",
  ],
  [
    'a bracket that is not closed',
    gateway,
    ['low_wallet: "10.00" }', 'low_wallet: "10.00"'],
    'currency: {',
    'error yaml-syntax: this { is never closed; add the closing }',
  ],
  [
    'a comma less',
    gateway,
    ['like: gen-pro, price: gen_flash', 'like: gen-pro price: gen_flash'],
    'like: gen-pro price:',
    'error yaml-syntax: a comma or a quote is missing here; inside { } write { key: value, other: value }; in double quotes, write \\" for a quote',
  ],
  [
    'a limit of nothing',
    gateway,
    ['limits: {}', 'limits: { per_key: { by: [key] } }'],
    'limits: {',
    "error bad-limit: limit 'per_key' limits nothing; add what it limits, such as requests: 600/min, or remove it",
  ],
  [
    'a rate without a unit',
    gateway,
    ['limits: {}', 'limits: { per_key: { by: [key], requests: 600 } }'],
    'limits: {',
    "error bad-rate: 'requests' must be a rate, but 600 is a number; write a whole number per minute: 60/min",
  ],
  [
    'a misspelt fact in an expression',
    video,
    ['hold: { cel: duration + reference_seconds }', 'hold: { cel: duration + refrence_seconds }'],
    'refrence_seconds }',
    "error unknown-fact: 'refrence_seconds' is not a fact of billing rule 'unified_seconds' (the same for official_seconds); did you mean 'reference_seconds'?",
  ],
  [
    'an operator of another language',
    video,
    ['draft ? "draft" : service_tier', 'draft and true ? "draft" : service_tier'],
    'draft and true',
    "error expression-syntax: 'd' is not allowed here; an operator or a quote is missing before it; write && for and, || for or, and ! for not",
  ],
  [
    'a path outside every interface',
    messages,
    ['match: POST /v1/messages\n', 'match: POST /v2/messages\n'],
    'match: POST /v2/messages',
    'error outside-prefix: the path is under the prefix of no interface; start the path with one of /v1beta, /v1/models, /v1, /api/v3, /v1/account',
  ],
  [
    'a shared path without its interface',
    messages,
    ['{ interface: messages, match: GET /v1/models,', '{ match: GET /v1/models,'],
    '{ match: GET /v1/models,',
    "error outside-prefix: the path is under the common prefix of interfaces 'generative' and 'messages'; add interface: generative or interface: messages",
  ],
  [
    'an id of a model with a space, which examples name',
    openai,
    ['  gpt-small: {', '  gpt small: {'],
    'gpt small',
    "error bad-value: 'gpt small' is not a model id; write letters, digits and . _ / : @ -, such as c/vidgen-2.0",
  ],
  [
    'a price table with the name of another',
    openai,
    ['  small: { unit', '  large: { unit'],
    'large: { unit: million_tokens, by: [class], table: { input: "0.40"',
    "error duplicate-key: duplicate key 'large', first used in line N; keep one of them",
  ],
  [
    'a branch without the billing rule that its examples need',
    openai,
    ['fill: usage_of_streams, billing: chat_tokens }', 'fill: usage_of_streams }'],
    '- { name: stream',
    "error unbilled: requests of models with a price are free here, because there is no billing rule ('gpt-large', 'gpt-small'); add billing: RULE, or billing: none if they are meant to be free",
  ],
  [
    'a value of an enum that no table and no expression has',
    video,
    ['enum: [480p, 720p, 1080p, 4k]', 'enum: [480qp, 720p, 1080p, 4k]'],
    'enum: [480qp',
    "error price-missing: no price table has '480qp'; did you mean '480p'?",
  ],
  [
    'a list that an interface needs',
    gateway,
    ['forward: { headers: [$(header)], ', 'forward: { '],
    'forward: { query',
    "error missing-key: 'forward' needs 'headers'; add headers: [content-type, accept, user-agent]",
  ],
  [
    'the list of files twice',
    gateway,
    ['include:\n', 'include:\ninclude:\n'],
    'include:\n  - prices',
    "error duplicate-key: duplicate key 'include', first used in line N; keep one of them",
  ],
  [
    'a key without its indentation',
    prices,
    ['  gen_pro:  ', 'gen_pro:  '],
    'gen_pro:',
    'error yaml-syntax: this line is indented 2 spaces too few; start it in column 3, like its neighbours',
  ],
  [
    'a closing quote less',
    prices,
    ['none: "0.460000"', 'none: "0.460000'],
    '      480p:  { none: "0.460000,',
    'error yaml-syntax: a quote is missing in this line; write " at the beginning and at the end of each quoted text',
  ],
  [
    'a dash before a key',
    gateway,
    ['  gen-flash:    {', '  - gen-flash:  {'],
    '- gen-flash',
    "error yaml-syntax: 'gen-flash' is an item of a list here, between keys of a mapping; remove the dash, or write all as a list",
  ],
  [
    'no space after a colon in brackets',
    gateway,
    ['price: gen_flash', 'price:gen_flash'],
    'price:gen_flash',
    "error yaml-syntax: after 'price:' a space is missing; write price: gen_flash",
  ],
  [
    'an interface without its prefix, under which paths are',
    gateway,
    ['    prefix: /api/v3\n', ''],
    '  video:\n    like: generative',
    "error duplicate-prefix: interface 'video' has no prefix of its own, but that of the interface that it is like; add prefix: PATH",
  ],
  [
    'an interface without its prefix, under which some paths are',
    gateway,
    ['    prefix: [/v1, /v1/models]\n', ''],
    '  messages:\n    like: generative\n    auth',
    "error duplicate-prefix: interface 'messages' has no prefix of its own, but that of the interface that it is like; add prefix: PATH",
  ],
  [
    'two entries of a list with the same path',
    gateway,
    ['z: { env: Z, videos: z/videos }', 'z: { env: Z, videos: s/videos }'],
    'z: { env: Z',
    "error duplicate-route: routes 'create_s_video' and 'create_z_video' have the same method and path (similar for get_z_video); give their entries in `each` different values",
  ],
  [
    'a field of a list that nothing uses',
    gateway,
    ['c: { env: C, videos: c/videos }', 'c: { env: C, videos: c/videos, region: cn }'],
    'region: cn',
    "warning unused: nothing uses the field 'region' of 'family'; write $(family.region) where it belongs, or remove it",
  ],
  [
    'a misspelt entry of a list whose name is used',
    portraits,
    ['asset: { path: assets,', 'asets: { path: assets,'],
    'like: get_$(resource)',
    "error bad-like: 'get_asets' is not an entry of routes (in delete_asets); did you mean 'get_asset'?",
  ],
  [
    'another type than that of the expression',
    video,
    ["service_tier', type: string", "service_tier', type: int"],
    'draft ? "draft" : service_tier',
    'error expression-type: the expression has type string, but int is needed; write type: string, or convert with int(), double() or string()',
  ],
  [
    'an empty like',
    gateway,
    ['    like: generative\n    prefix: /api/v3', '    like:\n    prefix: /api/v3'],
    '    like:\n',
    "error bad-like: 'like' is empty; name an entry of interfaces, or remove the key",
  ],
  [
    'parentheses for braces',
    messages,
    [`first_id: "${'$'}{first_id}"`, 'first_id: "$(first_id)"'],
    '$(first_id)',
    `error bad-placeholder: 'first_id' is not a list of each; write ${'$'}{first_id} for a value of the request, or declare it: each: { first_id: [a, b] }`,
  ],
  [
    'a parenthesis that is not closed',
    video,
    ['prefix: [$(family)/vidgen], unit', 'prefix: [$(family/vidgen], unit'],
    '$(family/vidgen',
    'error bad-placeholder: $(family/vidgen has no closing parenthesis; write $(family)',
  ],
  [
    'a misspelt member of a body in an expression',
    video,
    ['body.content.exists(part, part.type == "draft_task")', 'body.contnt.exists(part, part.type == "draft_task")'],
    'body.contnt',
    "error unknown-member: the schema of the bodies has no member 'contnt'; did you mean 'content', which ../schemas/requests/video-token.json has? If not, add 'contnt' to the schema",
  ],
  [
    'a misspelt member that is sent',
    video,
    ['only: [model, content,', 'only: [model, contnt,'],
    'contnt',
    "error unknown-member: the schema of the bodies has no member 'contnt'; did you mean 'content', which ../schemas/requests/video-official.json has? If not, add 'contnt' to the schema",
  ],
  [
    'a misspelt pointer of a fact',
    messages,
    ['max_tokens: { at: /max_tokens,', 'max_tokens: { at: /max_token,'],
    'max_tokens: { at: /max_token,',
    "error unknown-member: the schema of the bodies has no member 'max_token'; did you mean 'max_tokens', which ../schemas/input/message-members.json has? If not, add 'max_token' to the schema",
  ],
  [
    'a misspelt member of the body of an example',
    messages,
    [
      'model: chat-small, max_tokens: 100, messages: [{ role: user, content: hello }] } }',
      'model: chat-small, max_token: 100, messages: [{ role: user, content: hello }] } }',
    ],
    'max_token: 100',
    "error unknown-member: the schema of the bodies has no member 'max_token'; did you mean 'max_tokens', which ../schemas/input/message-members.json has? If not, add 'max_token' to the schema",
  ],
  [
    'a misspelt model of an example',
    messages,
    ['model: chat-small', 'model: chat-smal'],
    'model: chat-smal,',
    "error unknown-reference: 'chat-smal' is not a model; did you mean 'chat-small'?",
  ],
  [
    'the line of a section less',
    messages,
    [/\nbilling:\n/, '\n'],
    '  messages_tokens:',
    "error unknown-key: 'messages_tokens' has the keys of billing, but is in envelopes; is the line billing: missing above it?",
  ],
  [
    'the line of the interfaces less',
    gateway,
    [/\ninterfaces:\n/, '\n'],
    '  generative:\n    prefix',
    "error unknown-key: 'generative' has the keys of interfaces, but is in envelopes; is the line interfaces: missing above it?",
  ],
  [
    'the line of the models less',
    gateway,
    [/\nmodels:\n/, '\n'],
    '  vidgen-2.0:',
    "error unknown-key: 'vidgen-2.0' has the keys of models, but is in upstreams; is the line models: missing above it?",
  ],
  [
    'no interfaces at all',
    openai,
    [/\ninterfaces:\n[\s\S]*?\nbilling:/, '\nbilling:'],
    'version: 1',
    "error missing-key: the configuration needs 'interfaces'; add interfaces: { NAME: … }, or include the file that has it",
  ],
  [
    'a value of limits without its unit',
    gateway,
    [`"${'$'}{tokens.reset_at}"`, `"${'$'}{tokens.reset}"`],
    `${'$'}{tokens.reset}`,
    "error unknown-name: 'tokens.reset' is not known here; did you mean 'tokens.reset_at' or 'tokens.reset_s' or 'tokens.reset_duration'?",
  ],
  [
    'a route without its billing',
    messages,
    ['    billing: messages_tokens\n', ''],
    '  create_message:',
    "error unbilled: requests of models with a price are free here, because there is no billing rule ('chat-large', 'chat-small'); add billing: RULE, or billing: none if they are meant to be free",
  ],
  [
    'a misspelt fact, which its rule uses',
    video,
    ["reference_seconds: { media: { cel: 'body.references", "reference_secs: { media: { cel: 'body.references"],
    'reference_secs:',
    "error unused: nothing uses the fact 'reference_secs' of billing rule 'video_tokens'; did you mean 'reference_seconds'?",
  ],
  [
    'a misspelt fact of a rule that is like another',
    video,
    ["reference_seconds: { media: { cel: 'body.content", "reference_secs: { media: { cel: 'body.content"],
    'reference_secs:',
    "error unused: nothing uses the fact 'reference_secs' of billing rule 'official_seconds' (the same for video_tokens); did you mean 'reference_seconds'?",
  ],
  [
    'a misspelt prefix of a branch',
    video,
    ['prefix: [$(family)/vidgen] }', 'prefix: [$(family)/vidgn] }'],
    '/vidgn]',
    "error unreachable-branch: branch 'official' can never be taken: no model that gets this far has an id that starts with c/vidgn or k/vidgn or s/vidgn or z/vidgn or r/vidgn; should 'c/vidgn' be the beginning of 'c/vidgen-2.0'?",
  ],
  [
    'a branch without its condition',
    openai,
    ['when: { cel: stream }, ', ''],
    '- { name: whole',
    "error unreachable-branch: branch 'whole' can never be taken: branch 'stream' before it has no predicate and takes every request; add when: to 'stream', or move 'whole' above it",
  ],
  [
    'a factor that no change of a price passes',
    gateway,
    ['low_wallet: "10.00" }', 'low_wallet: "10.00", price_change_factor: 1 }'],
    'price_change_factor',
    'warning bad-value: with a factor of 1, a reload refuses every change of a price; write a larger factor, such as 5, or accept each change with tollgate reload --accept-prices',
  ],
];

for (const [name, file, edit, mark, finding] of MISTAKES) {
  t.test(name, async (t) => {
    const path = join(root, file);
    const text = edited(readFileSync(path, 'utf8'), edit);
    const read = new Map([[path, text]]);
    const main = file === openai ? path : join(root, gateway);
    const env = file === openai && !finding.includes('missing-env') ? { TOLLGATE_OPENAI_KEY: 'secret' } : {};
    const { diagnostics } = await checkConfig(main, { env, read });
    const found = diagnostics.map(({ severity, code, message, hint }) =>
      `${severity} ${code}: ${message}; ${hint}`.replace(/(lines?) \d+(?:, \d+)*/, '$1 N'),
    );
    t.strictSame(found, [finding]);
    const at = new Set([path, join(root, gateway)]);
    const place = diagnostics.find((diagnostic) => at.has(diagnostic.file));
    const whole = place?.file === path ? text : readFileSync(join(root, gateway), 'utf8');
    t.equal(place?.line, whole.slice(0, whole.indexOf(mark)).split('\n').length, 'at the line that was written');
  });
}
