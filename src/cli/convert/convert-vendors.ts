/** What the converters know of vendors and of the names of their models. */

/** Why the operator has to look at something of a vendor's compatible API. */
export const COMPATIBILITY = {
  moonshot: 'is billed for its tokens; what Moonshot charges for web searches and other tools is not billed',
  anthropic:
    "uses Anthropic's chat completions, which are made for trials and have no prompt caching; for /v1/messages start with: tollgate init --interface messages",
  azure: "uses Azure's v1 API, which has no api-version",
  xai: 'is billed for the tokens of reasoning, which xAI counts beside those of the answer; what xAI charges for searches and other tools is not billed',
};

/** Whether an address is xAI's, whatever the other gateway calls the vendor. */
export function isXai(url: string): boolean {
  return URL.parse(url)?.hostname === 'api.x.ai';
}

/** Whether an address is OpenRouter's, whatever the other gateway calls the vendor. */
export function isOpenRouter(url: string): boolean {
  return URL.parse(url)?.hostname === 'openrouter.ai';
}

/** Why nothing of OpenRouter is carried over. */
export const OPENROUTER =
  "chooses the vendor of each request and bills what that one and its plugins cost, which it reports as an amount of money: start with tollgate init --vendor openrouter, or name the vendors' own APIs";

/** What a vendor sells at another path than chat completions, and what to do about it. */
const OTHER_MODES = {
  embedding: 'makes embeddings: start with tollgate init --vendor openai, which has openai/embeddings.yaml',
  audio_transcription: 'transcribes sound: start with tollgate init --vendor openai, which has openai/audio.yaml',
  audio_speech: 'speaks: start with tollgate init --vendor openai, which has openai/audio.yaml',
  image_generation: 'makes images: start with tollgate init --vendor openai, which has openai/images.yaml',
  image_edit: 'edits images: start with tollgate init --vendor openai, which has openai/images.yaml',
  realtime: 'is for WebSockets: start with tollgate init --vendor openai, which has openai/realtime.yaml',
  responses: 'is for /v1/responses: start with tollgate init --vendor openai, which has openai/responses.yaml',
  video_generation: 'makes videos: start with tollgate init --vendor runway, or with another vendor of videos',
  rerank: 'ranks texts: start with tollgate init --vendor voyage',
  search: 'searches, which has a price of its own: start with tollgate init --vendor tavily',
  ocr: 'reads documents: start with tollgate init --vendor mistral',
  moderation: 'judges texts: write its route by hand, as docs/reference/language-routes.md says',
  completion: 'is for /v1/completions: write its route by hand, as docs/reference/language-routes.md says',
  audio: 'has a price of its own for sound: write its billing rule by hand, as docs/reference/language-billing.md says',
  routing: 'chooses among models with other prices: name these models',
} as const;

/** What a word in the name of a model says. Images before `video`: a vendor calls both `imagine`. */
const NAMES: readonly (readonly [RegExp, keyof typeof OTHER_MODES])[] = [
  [/embed|(^|[/_-])(ada|bge|gte|e5|voyage)([_-]|$)/, 'embedding'],
  [/whisper|transcri|(^|[/_-])(asr|stt)([_-]|$)/, 'audio_transcription'],
  [/(^|[/_-])tts|speech|orpheus/, 'audio_speech'],
  [/realtime|gpt-live|(^|[/_-])voice([_-]|$)/, 'realtime'],
  [/dall-?e|image|(^|[/_-])(flux|sdxl|seedream|midjourney|mj|stable-diffusion)([._-]|$)/, 'image_generation'],
  [/video|sora|seedance|hailuo|(^|[/_-])(veo|kling|runway)|[it2r]2v|[-_/](i2v|r2v|t2v)/, 'video_generation'],
  [/rerank/, 'rerank'],
  [/moderation/, 'moderation'],
  [/(^|[/_-])audio([_-]|$)/, 'audio'],
  [/(^|[/_-])search([_-]|$)/, 'search'],
  [/(^|[/_-])ocr([_-]|$)/, 'ocr'],
  [/codex|deep-research|multi-agent|(^|\/)(gpt-[\d.]+|o\d)-pro/, 'responses'],
  [/(^|\/)(ft:)?(gpt-3\.5-turbo-instruct|babbage|davinci)/, 'completion'],
  [/(^|\/)(compound|moonshot-v1-auto)|model-router/, 'routing'],
];

/** Why a model is none of chat completions; undefined: it is one. @param mode as LiteLLM names it, if the file says it */
export function otherMode(mode: unknown, names: readonly string[]): string | undefined {
  if (mode === 'chat') return undefined;
  const named = names.map((name) => NAMES.find(([words]) => words.test(name.toLowerCase()))?.[1]).find(Boolean);
  const found = mode ?? named;
  if (found === undefined) return undefined;
  const known = Object.entries(OTHER_MODES).find(([each]) => each === found)?.[1];
  return known ?? `is of the mode ${found}, which is not known here: write its route by hand`;
}
