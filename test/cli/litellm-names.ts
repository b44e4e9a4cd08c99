/** The names of LiteLLM 1.110.2 (its `LlmProviders`, and its list of prices) and of new-api (its `constant/channel.go`), for the census. */

/** Prefixes of `litellm_params.model`. */
export const PROVIDERS = words(`
  refuseless openai chatgpt openai_like jina_ai xai zai bigmodel custom_openai text-completion-openai cohere cohere_chat clarifai
  anthropic anthropic_text bytez replicate reducto aws_textract runwayml aws_polly transcribe huggingface together_ai openrouter
  datarobot vertex_ai vertex_ai_beta gemini abliteration ai21 baseten black_forest_labs azure azure_text azure_ai sagemaker
  sagemaker_chat sagemaker_nova bedrock vllm nlp_cloud petals oobabooga ollama ollama_chat deepinfra clf_ai_gateway perplexity
  typesafe parallel_ai nace strands_decider laya bespoke empiriolabs eu_jev mistral milvus groq a2a gigachat nvidia_nim nvidia_riva
  soniox cerebras nadir ai21_chat volcengine codestral text-completion-codestral dashscope qwencloud qwen_ai_platform modelscope
  moonshot publicai v0 morph opencode_go lambda_ai inception text-completion-inception deepseek sambanova maritalk voyage cloudflare
  xinference fireworks_ai friendliai featherless_ai watsonx scaledown watsonx_text triton predibase databricks databricks_agent
  empower github ragflow compactifai docker_model_runner custom litellm_proxy hosted_vllm tencent llamafile lm_studio galadriel nebius
  infinity deepgram elevenlabs novita aiohttp_openai langfuse humanloop topaz sap assemblyai azure_speech charity_engine
  github_copilot snowflake gradient_ai meta_llama nscale pg_vector s3_vectors valkey mongodb opensearch helicone hyperbolic recraft
  fal_ai stability heroku aiml cometapi oci auto_router vercel_ai_gateway edenai dotprompt manus wandb ovhcloud scaleway lemonade
  amazon_nova a2a_agent langgraph langflow microsoft_365_copilot minimax synthetic apertis nano-gpt poe chutes neosantara aiand
  parasail xiaomi_mimo tensormesh libertai pinstripes
`);

/** Models of the vendors that are carried over which are none of chat completions, by LiteLLM's mode. */
export const OTHER_MODELS: Readonly<Record<string, readonly string[]>> = {
  realtime: words(`
    gpt-4o-mini-realtime-preview gpt-4o-realtime-preview gpt-live-1 gpt-realtime gpt-realtime-1.5 gpt-realtime-2 gpt-realtime-2.1
    gpt-realtime-2.1-mini gpt-realtime-mini gpt-realtime-translate grok-voice-2.0 grok-voice-3.0 grok-voice-latest
  `),
  audio_transcription: words(`
    azure-stt gpt-4o-mini-transcribe gpt-4o-transcribe gpt-4o-transcribe-diarize gpt-live-transcribe gpt-realtime-whisper
    gpt-transcribe grok-voice-transcribe-1.0 grok-voice-transcribe-2.0 whisper whisper-1 whisper-large-v3 whisper-large-v3-turbo
  `),
  embedding: words(`
    ada text-embedding-3-large text-embedding-3-small text-embedding-ada-002 text-embedding-ada-002-v2
  `),
  responses: words(`
    codex-mini gpt-5-codex gpt-5-pro gpt-5.1-codex gpt-5.1-codex-max gpt-5.1-codex-mini gpt-5.2-codex gpt-5.2-pro gpt-5.3-codex
    gpt-5.4-pro gpt-5.5-pro grok-4.20-multi-agent grok-4.20-multi-agent-beta grok-4.20-multi-agent-beta-latest
    grok-4.20-multi-agent-experimental-beta grok-4.20-multi-agent-experimental-beta-latest grok-4.20-multi-agent-latest o1-pro
    o3-deep-research o3-pro o4-mini-deep-research
  `),
  audio_speech: words(`
    azure-tts azure-tts-hd canopylabs/orpheus-arabic-saudi canopylabs/orpheus-v1-english gpt-4o-mini-tts tts-1 tts-1-hd
  `),
  image_generation: words(`
    chatgpt-image-latest dall-e-2 dall-e-3 gpt-image-1 gpt-image-1-mini gpt-image-1.5 gpt-image-2 gpt-image-2.5-flare
    gpt-image-2.5-sunburst gpt-image-2.6-flare gpt-image-2.6-sunburst grok-imagine-image grok-imagine-image-2.0 grok-imagine-image-pro
    grok-imagine-image-quality grok-imagine-image-quality-20260403 grok-imagine-image-quality-latest
    low/1024-x-1024/grok-imagine-image-2.0
  `),
  search: words(`
    search
  `),
  moderation: words(`
    omni-moderation omni-moderation-latest
  `),
  video_generation: words(`
    grok-imagine-video grok-imagine-video-1.5 grok-imagine-video-1.5-lite grok-imagine-video-1.5-preview sora-2 sora-2-pro
    sora-2-pro-high-res
  `),
};

/** Costs that a file converted from LiteLLM has no place for. */
export const OTHER_COSTS = words(`
  input_cost_per_token_above_200k_tokens output_cost_per_token_above_272k_tokens cache_read_input_token_cost_above_200k_tokens
  output_cost_per_reasoning_token tiered_pricing off_peak_pricing input_cost_per_second output_cost_per_second input_cost_per_request
  input_cost_per_image output_cost_per_image_token input_cost_per_character cache_creation_input_token_cost_above_1hr input_dbu_cost_per_token
  explicit_cache_read_input_token_cost citation_cost_per_token a_new_cost_per_token
`);

/** Types of channels. */
export const CHANNEL_TYPES = [...Array(59).keys(), 99, 100, 101];

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
