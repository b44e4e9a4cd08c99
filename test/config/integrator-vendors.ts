/** Three configurations of vendors, as an integrator would write them, each with the answers that the vendor documents. */

const ENVELOPE = `envelopes:
  plain:
    body: { error: { code: "\${error.name}", message: "\${error.message}" } }
    names: { invalid_request: invalid_request, unauthenticated: unauthorized, insufficient_funds: insufficient_balance, not_found: not_found, method_not_allowed: method_not_allowed, conflict: conflict, internal: internal_error }
`;

const head = (upstream: string, auth: string): string => `version: 1
server: { envelope: plain }
store: { url: "sqlite:./data/tollgate.db" }
currency: { code: USD }
upstreams:
  ${upstream}:
    url: https://api.${upstream}.example
    auth: ${auth}
${ENVELOPE}interfaces:
  ${upstream}:
    prefix: /v1
    auth: [{ header: authorization, scheme: Bearer }]
    envelope: plain
    forward: { headers: [content-type, accept], query: [] }
`;

/** A chat: whole and streamed answers, with a cached part of the prompt. */
export const CHAT = `${head('chat', '{ header: x-chat-key, secret: { env: CHAT_KEY } }')}prices:
  large: { unit: million_tokens, by: [class], table: { input: "2.00", cached: "0.50", output: "8.00" } }
models:
  large: { type: chat, upstream: chat, as: large-2026, price: large, limits: { input: 100000, output: 4000 } }
billing:
  tokens:
    unit: million_tokens
    facts:
      input_limit: { limit: input }
      max_tokens: { at: /max_output, type: int, default: { limit: output } }
    hold: { input: { cel: 'min(text_bytes, input_limit)' }, output: { cel: max_tokens } }
    counts: { prompt: /usage/prompt, cached: /usage/details/cached, answer: /usage/answer, thought: /usage/details/thought }
    charge: { input: { cel: prompt - cached }, cached: { cel: cached }, output: { cel: answer + thought } }
    without_usage: { output: { cel: answer_bytes } }
    final: /usage/answer
    failed: /fault
routes:
  chat:
    match: POST /v1/chat
    model: { at: /model, type: chat }
    forward: { path: /v2/chat/generate }
    billing: tokens
    on_abort: drain
    examples:
      - name: a whole answer
        body: { model: large, max_output: 50, prompt: hello }
        answer: { body: { id: a-1, text: Hi., usage: { prompt: 2000, answer: 300, details: { cached: 1500, thought: 100 } } } }
        expect: { request: POST /v2/chat/generate, units: { input: 500, cached: 1500, output: 400 }, charge: "0.00495" }
      - name: a stream
        body: { model: large, prompt: hello, stream: true }
        answer: { events: [{ text: H }, { text: i. }, { usage: { prompt: 2000, answer: 300, details: { cached: 0, thought: 0 } } }, "[DONE]"] }
        expect: { request: POST /v2/chat/generate, units: { input: 2000, output: 300 }, charge: "0.0064" }
      - name: a fault costs nothing
        body: { model: large, prompt: bad }
        answer: { body: { fault: { code: 7 } } }
        expect: { charge: "0" }
`;

/** Clips: tasks by the second, which are polled and cancelled. */
export const CLIPS = `${head('clips', '{ header: authorization, scheme: Token, secret: { env: CLIPS_KEY } }')}prices:
  clips: { unit: second, by: [size], table: { small: "0.05", large: "0.10" } }
models:
  clip-2: { type: video, upstream: clips, price: clips, defaults: { size: small } }
billing:
  seconds:
    unit: second
    facts:
      size: { at: /size, type: string, enum: [small, large], default: { model: size } }
      length: { at: /length_ms, type: int, default: 5000 }
    hold: { cel: (length + 999) / 1000 }
    actual: { at: /result/seconds, otherwise: { cel: (length + 999) / 1000 } }
tasks:
  clip:
    id: /job/id
    query: /v2/jobs/{id}
    cancel: POST /v2/jobs/{id}/abort
    status: { at: /job/state, running: [waiting, rendering], succeeded: [ready], failed: [broken, blocked], cancelled: [aborted] }
    deadline: 24h
routes:
  make_clip:
    match: POST /v1/clips
    model: { at: /model, type: video }
    forward: { path: /v2/jobs }
    billing: seconds
    creates_task: clip
    examples:
      - name: a large clip
        body: { model: clip-2, prompt: a kite, length_ms: 8000, size: large }
        answer: { status: 201, body: { request: r-1, job: { id: j-1, state: waiting } } }
        expect: { request: POST /v2/jobs, task: j-1, units: { seconds: 8 }, hold: "0.8" }
  get_clip:
    match: GET /v1/clips/{clip_id}
    task: { poll: clip_id, kinds: [clip] }
    examples:
      - { name: rendering, after: a large clip, answer: { body: { request: r-2, job: { id: j-1, state: rendering } } }, expect: { request: GET /v2/jobs/j-1, state: running } }
      - { name: ready, after: a large clip, answer: { body: { request: r-3, job: { id: j-1, state: ready }, result: { seconds: 7, ms: 7000 } } }, expect: { state: succeeded, units: { seconds: 7 }, charge: "0.7" } }
      - { name: blocked, after: a large clip, answer: { body: { request: r-4, job: { id: j-1, state: blocked } } }, expect: { state: failed } }
  stop_clip:
    match: POST /v1/clips/{clip_id}/stop
    task: { cancel: clip_id, kinds: [clip] }
    examples:
      - name: aborted
        after: a large clip
        polls: [{ body: { job: { id: j-1, state: waiting } } }, { body: { job: { id: j-1, state: aborted } } }]
        answer: { body: { ok: true } }
        expect: { request: POST /v2/jobs/j-1/abort, state: failed }
`;

/** Voices: speech by characters of a header, and voices that belong to their account. */
export const VOICES = `${head('voices', '{ header: xi-key, secret: { env: VOICES_KEY } }')}prices:
  speech: { unit: million_characters, by: [class], table: { character: "15.00" } }
models:
  speaker: { type: speech, upstream: voices, price: speech }
billing:
  characters:
    unit: million_characters
    facts: { asked: { cel: size(body.text), type: int } }
    hold: { character: { cel: 2 * asked } }
    counts: { billed: { header: x-character-cost } }
    charge: { character: { cel: billed } }
    without_usage: { character: { cel: asked } }
routes:
  speak:
    match: POST /v1/speech/{voice}
    model: { is: speaker }
    forward: { path: "/api/tts/{voice}" }
    billing: characters
    requires_owner: [{ resource: voice, param: voice }]
    examples:
      - name: speech
        params: { voice: v-1 }
        body: { text: A red kite. }
        answer: { headers: { content-type: audio/mpeg, x-character-cost: "22" } }
        expect: { request: POST /api/tts/v-1, units: { character: 22 }, charge: "0.00033" }
  make_voice:
    match: POST /v1/voices
    upstream: voices
    creates_resource: [{ resource: voice, id: [/voice/id] }]
    examples:
      - { name: a voice, body: { name: mine }, answer: { body: { request_id: r-1, voice: { id: v-1 } } }, expect: { request: POST /v1/voices, resource: { voice: v-1 } } }
  remove_voice:
    match: DELETE /v1/voices/{voice}
    upstream: voices
    requires_owner: [{ resource: voice, param: voice }]
    removes_resource: [{ resource: voice, param: voice }]
    examples:
      - { name: removed, params: { voice: v-1 }, answer: { body: {} }, expect: { request: DELETE /v1/voices/v-1 } }
`;
