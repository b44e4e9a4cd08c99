/** A configuration for tests of CORS: interfaces with and without it, two of them with one path, a mount, and a model that a key may use once in a minute. */

/** @param origins of the interface `main`, as YAML. */
export function corsConfig(origins: string): string {
  return `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
limits: { few: { by: [key, model], models: [rare], requests: 1/min } }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices: { talk: { unit: million_tokens, by: [class], table: { output: "10000.00" } } }
models: { talk: { type: chat, upstream: vendor, price: talk }, rare: { type: chat, upstream: vendor, price: talk } }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, not_found: absent, unauthenticated: who, insufficient_funds: poor, internal: failed }, stream: { event: error } }
interfaces:
  main:
    prefix: /v1
    auth: [{ header: x-api-key }]
    envelope: plain
    forward: { headers: [content-type], query: [] }
    request_id: request-id
    limit_headers: { x-left: "\${requests.remaining}" }
    cors: { origins: ${origins}, headers: [x-sdk], expose: [x-region], max_age: 10m }
  bearer: { prefix: /v1, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [], query: [] } }
  open: { like: bearer, prefix: /open, cors: { origins: "*", headers: ["*"] } }
  closed: { like: bearer, prefix: /closed }
billing:
  tokens:
    unit: million_tokens
    facts: { max: { at: /max, type: int, default: 100 } }
    hold: { output: { cel: max } }
    counts: { output: [/usage/output] }
    charge: { output: { cel: output } }
    without_usage: hold
routes:
  message: { match: POST /v1/messages, interface: main, model: { at: /model, default: talk }, billing: tokens }
  files: { match: GET /v1/files, interface: main, upstream: vendor }
  remove: { match: DELETE /v1/files, interface: main, upstream: vendor }
  bearer_files: { match: GET /v1/files, interface: bearer, upstream: vendor }
  open: { match: GET /open/files, upstream: vendor }
  open_chat: { match: POST /open/chat/completions, model: { at: /model }, billing: tokens }
  closed: { match: GET /closed/files, upstream: vendor }
mounts:
  rest: { prefix: /v1/rest, interface: main, upstream: vendor, shared: true }
`;
}
