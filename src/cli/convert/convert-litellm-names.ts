/** The names in LiteLLM's configuration that the converter knows: carried over, refused, or named with what replaces them. */
import { OPENROUTER } from './convert-vendors.ts';

/** Prefixes of `litellm_params.model` whose vendor has the API of OpenAI, with the address that LiteLLM uses without `api_base`. */
export const COMPATIBLE: Readonly<Record<string, string | undefined>> = {
  openai: 'https://api.openai.com',
  hosted_vllm: undefined,
  deepseek: 'https://api.deepseek.com',
  moonshot: 'https://api.moonshot.ai',
  groq: 'https://api.groq.com/openai',
  anthropic: 'https://api.anthropic.com',
  azure: undefined,
  xai: 'https://api.x.ai',
};

/** Prefixes that are refused with a reason. */
export const REFUSED: Readonly<Record<string, string>> = {
  openrouter: OPENROUTER,
  'text-completion-openai':
    'is for /v1/completions: write its route by hand, as docs/reference/language-routes.md says',
  'a name without a provider': 'needs its provider before it, as in openai/gpt-4o',
  gemini: 'has an API of its own: start with tollgate init --interface generative',
};

/** Prefixes that are refused, because the vendor has an API of its own, and the name of its file in the gallery. */
export const OWN_API: Readonly<Record<string, string>> = {
  assemblyai: 'assemblyai',
  bedrock: 'bedrock',
  bedrock_converse: 'bedrock',
  cohere: 'cohere',
  cohere_chat: 'cohere',
  deepgram: 'deepgram',
  elevenlabs: 'elevenlabs',
  fal_ai: 'fal',
  minimax: 'minimax',
  mistral: 'mistral',
  replicate: 'replicate',
  runwayml: 'runway',
  vertex_ai: 'vertex',
  vertex_ai_beta: 'vertex',
  voyage: 'voyage',
};

/** Members of `litellm_params` and `model_info` that are carried over. */
export const USED = new Set([
  'model',
  'api_key',
  'api_base',
  'input_cost_per_token',
  'output_cost_per_token',
  'order',
  'cache_read_input_token_cost',
  'cache_creation_input_token_cost',
  'max_input_tokens',
  'max_output_tokens',
  'id',
  'mode',
  'api_version',
  'input_cost_per_token_cache_hit',
  'custom_llm_provider',
  'base_model',
]);

/** By which members LiteLLM shares the requests of a model: by the first that its first deployment has. */
export const SHARES = ['weight', 'rpm', 'tpm'] as const;

/** What replaces a member that is not carried over. Any other is unknown. */
export const INSTEAD: Readonly<Record<string, string | undefined>> = {
  rpm: 'as a limit: declare limits',
  tpm: 'as a limit: declare limits',
  weight: 'it has no second deployment',
  max_parallel_requests: 'declare limits',
  timeout: 'set upstreams.*.timeout',
  stream_timeout: 'set upstreams.*.timeout',
  max_retries: 'a request goes to another target only if it surely was not sent',
  cooldown_time: 'set upstreams.*.health',
  max_tokens: 'callers send it',
  temperature: 'callers send it',
  drop_params: 'members of bodies are forwarded as they came',
  organization: undefined,
  extra_headers: undefined,
  supports_vision: undefined,
  supports_function_calling: undefined,
  tags: undefined,
  litellm_credential_name: undefined,
  aws_access_key_id: undefined,
  aws_secret_access_key: undefined,
  aws_region_name: undefined,
};

/** Costs that no request at the converted routes has: batches, tiers, sound and web searches are refused there. */
export const UNREACHED = /_(batches|flex|priority|balanced|ultrafast)$|audio|^search_context_cost/;

/** What replaces a section of LiteLLM. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'general_settings.master_key': 'make tokens for operators: tollgate admin token create',
  'general_settings.database_url': 'set TOLLGATE_STORE; keys and balances are moved as docs/guides/migrating.md says',
  'litellm_settings.max_budget': 'declare limits: { all: { by: [account], spend_per_month: … } }, or top wallets up',
  'litellm_settings.num_retries': 'a request goes to another target only if it surely was not sent',
  'litellm_settings.request_timeout': 'set upstreams.*.timeout',
  'router_settings.routing_strategy': 'the deployments of a model share its requests by weight',
};
