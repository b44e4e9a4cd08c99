/** The types, members and options of new-api that the converter knows: carried over, refused, or named as not carried over. */

/** Types of channels with `/v1/chat/completions`, and the address that new-api uses if the channel has none. */
export const COMPATIBLE: Readonly<Record<number, string>> = {
  1: 'https://api.openai.com',
  3: '',
  4: 'http://localhost:11434',
  6: 'https://api.openaimax.com',
  7: 'https://api.ohmygpt.com',
  8: '',
  14: 'https://api.anthropic.com',
  17: 'https://dashscope.aliyuncs.com',
  25: 'https://api.moonshot.cn',
  31: 'https://api.lingyiwanwu.com',
  40: 'https://api.siliconflow.cn',
  42: 'https://api.mistral.ai',
  43: 'https://api.deepseek.com',
  47: '',
  48: 'https://api.x.ai',
  53: 'https://llm.submodel.ai',
};
export const AZURE = 3;
export const CUSTOM = 8;
export const ANTHROPIC = 14;
export const OPENROUTER_TYPE = 20;
export const MOONSHOT = 25;
export const XAI = 48;

/** The other types, which are refused: their vendors have APIs of their own, or new-api speaks to another gateway. */
export const REFUSED: Readonly<Record<number, string>> = {
  2: 'Midjourney',
  5: 'Midjourney Plus',
  9: 'AILS',
  10: 'AI Proxy',
  11: 'PaLM',
  12: 'API2GPT',
  13: 'AIGC2D',
  15: 'Baidu',
  16: 'Zhipu',
  18: 'Xunfei',
  19: '360',
  20: 'OpenRouter',
  21: 'AI Proxy Library',
  22: 'FastGPT',
  23: 'Tencent',
  24: 'Gemini',
  26: 'Zhipu V4',
  27: 'Perplexity',
  33: 'AWS',
  34: 'Cohere',
  35: 'MiniMax',
  36: 'Suno',
  37: 'Dify',
  38: 'Jina',
  39: 'Cloudflare',
  41: 'Vertex AI',
  44: 'MokaAI',
  45: 'VolcEngine',
  46: 'Baidu V2',
  49: 'Coze',
  50: 'Kling',
  51: 'Jimeng',
  52: 'Vidu',
  54: 'Doubao Video',
  55: 'Sora',
  56: 'Replicate',
  57: 'Codex',
  58: 'Kuaizi Lizhen',
};

/** The files of the gallery for vendors of these. */
export const IN_GALLERY: Readonly<Record<number, string>> = {
  33: 'bedrock',
  34: 'cohere',
  35: 'minimax',
  41: 'vertex',
  50: 'kling',
  56: 'replicate',
};

/** Members of a channel that are carried over, or only say how new-api itself works. Any other is unknown. */
export const CHANNEL_MEMBERS = new Set([
  'id',
  'type',
  'key',
  'name',
  'status',
  'base_url',
  'models',
  'model_mapping',
  'group',
  'priority',
  'weight',
  'channel_info',
  'other',
  'other_info',
  'test_model',
  'created_time',
  'test_time',
  'response_time',
  'balance',
  'balance_updated_time',
  'used_quota',
  'auto_ban',
  'tag',
  'remark',
]);

/** Members of a channel that change its requests or answers. They are not carried over. */
export const UNUSED = new Set([
  'open_ai_organization',
  'param_override',
  'header_override',
  'status_code_mapping',
  'setting',
  'settings',
]);

/** Members of the other tables, and of the answer of `/api/pricing`, that are read. */
export const READ_MEMBERS = {
  users: ['id', 'username', 'status', 'quota', 'group', 'aff_quota', 'deleted_at'],
  tokens: [
    'id',
    'user_id',
    'key',
    'status',
    'name',
    'expired_time',
    'group',
    'model_limits',
    'model_limits_enabled',
    'unlimited_quota',
    'remain_quota',
    'allow_ips',
    'deleted_at',
  ],
  redemptions: ['id', 'status', 'quota', 'deleted_at'],
  prices: [
    'model_name',
    'quota_type',
    'model_ratio',
    'model_price',
    'completion_ratio',
    'cache_ratio',
    'billing_mode',
    'supported_endpoint_types',
  ],
} as const;

/** Options that are read. */
export const READ = ['ModelRatio', 'CompletionRatio', 'CacheRatio', 'ModelPrice', 'GroupRatio', 'QuotaPerUnit'];
