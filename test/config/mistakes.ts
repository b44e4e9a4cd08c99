/** Lists mistakes that an operator may make in the shipped file, each with its one expected finding. */

export interface Mistake {
  readonly name: string;
  /** The text to replace, which must occur once in the file, and its replacement. */
  readonly from: string;
  readonly to: string;
  /** Severity and code. */
  readonly finding: string;
  /** A text that occurs once in the changed file, in the line of the finding. The default is the first line of `to`. */
  readonly line?: string;
  /** The parts of the file that it affects. Mistakes with a common part are not independent. */
  readonly about: readonly string[];
}

export const mistakes: readonly Mistake[] = [
  {
    name: 'a misspelt key',
    from: '  body_limit: 64MiB',
    to: '  body_limt: 64MiB',
    finding: 'error unknown-key',
    about: ['server'],
  },
  {
    name: 'a value of another type',
    from: 'currency: { code: CNY, overdraft: "0" }',
    to: 'currency: { code: 156 }',
    finding: 'error wrong-type',
    about: ['currency'],
  },
  {
    name: 'a duration without a unit',
    from: 'settle: { first: 5s,',
    to: 'settle: { first: 5,',
    finding: 'error bad-duration',
    about: ['settle'],
  },
  {
    name: 'a pause that is longer than the longest',
    from: 'settle: { first: 5s,',
    to: 'settle: { first: 2m,',
    finding: 'error bad-settle',
    about: ['settle'],
  },
  {
    name: 'a tolerance of seconds',
    from: 'tolerance: 100ms',
    to: 'tolerance: 2s',
    finding: 'error bad-duration',
    about: ['media'],
  },
  {
    name: 'an invalid switch',
    from: '  z:          { url: { env: TOLLGATE_Z_URL }, optional: true',
    to: '  z:          { url: { env: TOLLGATE_Z_URL }, optional: "yes"',
    finding: 'error wrong-type',
    about: ['upstreams z'],
  },
  {
    name: 'a price that is missing',
    from: '      4k:    { none: "5.060000", video: "3.110000" }\n',
    to: '',
    line: '    table:\n      480p:  { none: "0.460000"',
    finding: 'error price-missing',
    about: ['prices c'],
  },
  {
    name: 'a price for a value that nothing has',
    from: '4k: "4.200000" }',
    to: '4k: "4.200000", 8k: "9.0" }',
    finding: 'error price-unknown-value',
    about: ['prices s'],
  },
  {
    name: 'a price without quotes',
    from: '480p: "0.350000"',
    to: '480p: 0.350000',
    finding: 'error bad-amount',
    about: ['prices z'],
  },
  {
    name: 'a model of an unknown price table',
    from: 'upstream: s, price: s,',
    to: 'upstream: s, price: sss,',
    finding: 'error unknown-reference',
    about: ['models s', 'prices s'],
  },
  {
    name: 'an anchor',
    from: '  vidgen-2.0:   {',
    to: '  vidgen-2.0:   &v {',
    finding: 'error alias',
    about: ['models vidgen-2.0'],
  },
  {
    name: 'an envelope without one kind',
    from: '      internal: INTERNAL\n',
    to: '',
    line: '    names:\n      invalid_request: INVALID_ARGUMENT',
    finding: 'error envelope-kind',
    about: ['envelopes google names'],
  },
  {
    name: 'a misspelt name in a tree',
    from: '    body: { type: error, error: { type: "${error.name}", message: "${error.message}" }, request_id: "${request.id}" }',
    to: '    body: { type: error, error: { type: "${error.name}", message: "${error.message}" }, request_id: "${request.di}" }',
    finding: 'error unknown-name',
    about: ['envelopes messages'],
  },
  {
    name: 'a header in capitals',
    from: '    prefix: /v1\n    auth: [{ header: x-api-key }, { header: authorization, scheme: Bearer }]',
    to: '    prefix: /v1\n    auth: [{ header: X-Api-Key }, { header: authorization, scheme: Bearer }]',
    line: 'auth: [{ header: X-Api-Key }',
    finding: 'error bad-value',
    about: ['interfaces messages'],
  },
  {
    name: 'a header that is never forwarded',
    from: 'tracestate], query: [] }',
    to: 'tracestate, cookie], query: [] }',
    finding: 'error forbidden-header',
    about: ['interfaces video'],
  },
  {
    name: 'a misspelt fact in an expression',
    from: 'actual: { at: /billedSeconds, otherwise: { cel: duration } }',
    to: 'actual: { at: /billedSeconds, otherwise: { cel: durration } }',
    finding: 'error unknown-fact',
    about: ['billing official_seconds'],
  },
  {
    name: 'a misspelt count in an expression',
    from: 'input: { cel: input + pass_input }',
    to: 'input: { cel: inptu + pass_input }',
    finding: 'error unknown-fact',
    about: ['billing messages_tokens'],
  },
  {
    name: 'a class that has no price',
    from: 'cache_read: "0.55", ',
    to: '',
    finding: 'error price-missing',
    line: '  gen_flash:  {',
    about: ['prices gen_flash'],
  },
  {
    name: 'a default of another type',
    from: '/generation_config/candidate_count], type: int, default: 1 }',
    to: '/generation_config/candidate_count], type: int, default: "1" }',
    finding: 'error bad-default',
    about: ['billing generative_tokens'],
  },
  {
    name: 'a model without a limit that its rule asks for',
    from: 'price: gen_flash, limits: { input: 1048576, output: 65536 }',
    to: 'price: gen_flash, limits: { input: 1048576 }',
    finding: 'error limit-missing',
    about: ['models gen-flash'],
  },
  {
    name: 'a status of two meanings',
    from: '    query: /api/v3/r/videos/generations/tasks/{id}\n    status: { at: /status, running: [queued, running]',
    to: '    query: /api/v3/r/videos/generations/tasks/{id}\n    status: { at: /status, running: [queued, failed]',
    line: 'running: [queued, failed]',
    finding: 'error duplicate-status',
    about: ['tasks unified_r'],
  },
  {
    name: 'a misspelt section',
    from: '\nfills:\n',
    to: '\nflils:\n',
    line: 'flils:',
    finding: 'error unknown-key',
    about: ['fills'],
  },
  {
    name: 'a fill that nothing uses',
    from: '  unified_video:\n    defaults:',
    to: '  spare: { defaults: { seed: 1 } }\n  unified_video:\n    defaults:',
    finding: 'warning unused',
    about: ['fills spare'],
  },
  {
    name: 'a catalogue of an unknown type',
    from: '  google:\n    type: chat\n',
    to: '  google:\n    type: chta\n',
    line: 'type: chta',
    finding: 'error unknown-type',
    about: ['catalogues google'],
  },
  {
    name: 'a page above the largest',
    from: 'default: 10, max: 500',
    to: 'default: 1000, max: 500',
    finding: 'error bad-page',
    about: ['routes list_video_tasks'],
  },
  {
    name: 'an example of another price',
    from: 'expect: { branch: official, hold: "1.84" }',
    to: 'expect: { branch: official, hold: "1.85" }',
    finding: 'error example-failed',
    about: ['prices c', 'billing official_seconds', 'routes create_video_task'],
  },
  {
    name: 'an unknown parameter of the path',
    from: 'task: { poll: task_id, kinds: [unified_z] }',
    to: 'task: { poll: taskid, kinds: [unified_z] }',
    finding: 'error unknown-param',
    about: ['routes get_z_video'],
  },
  {
    name: 'an unknown task kind',
    from: 'task: { poll: task_id, kinds: [unified_c] }',
    to: 'task: { poll: task_id, kinds: [unified_cc] }',
    finding: 'error unknown-reference',
    about: ['routes get_c_video'],
  },
  {
    name: 'an unknown upstream of a route',
    from: 'match: GET /api/v3/assets/{asset_id}\n    upstream: cloud',
    to: 'match: GET /api/v3/assets/{asset_id}\n    upstream: cluod',
    line: 'upstream: cluod',
    finding: 'error unknown-reference',
    about: ['routes get_asset'],
  },
  {
    name: 'a schema that is not there',
    from: 'schemas/requests/liveness-session.json',
    to: 'schemas/requests/liveness.json',
    line: 'schemas/requests/liveness.json',
    finding: 'error bad-schema',
    about: ['routes create_liveness_session'],
  },
  {
    name: 'a path under no interface',
    from: '    interface: messages\n    match: POST /v1/messages\n',
    to: '    match: POST /v2/messages\n',
    line: 'match: POST /v2/messages\n',
    finding: 'error outside-prefix',
    about: ['routes create_message'],
  },
  {
    name: 'a model without its type',
    from: '  r/vidgen-2.0: { type: video, upstream: r',
    to: '  r/vidgen-2.0: { upstream: r',
    finding: 'error missing-key',
    about: ['models r', 'routes create_r_video'],
  },
  {
    name: 'a fact without its type',
    from: '/generation_config/candidate_count], type: int,',
    to: '/generation_config/candidate_count],',
    finding: 'error missing-key',
    about: ['billing generative_tokens', 'prices gen_flash'],
  },
  {
    name: 'a pointer without its slash',
    from: 'actual: { at: /usage/completion_tokens',
    to: 'actual: { at: usage/completion_tokens',
    finding: 'error bad-value',
    about: ['billing video_tokens'],
  },
  {
    name: 'a resource that is no longer made',
    from: 'creates_resource: [{ resource: asset, id: [/Result/Id] }]',
    to: 'creates_resource: asset',
    line: 'creates_resource: asset\n',
    finding: 'error wrong-type',
    about: ['routes create_asset'],
  },
  {
    name: 'an interface without its prefix',
    from: '    prefix: /v1beta\n',
    to: '',
    line: '  generative:\n    auth:',
    finding: 'error missing-key',
    about: ['interfaces generative'],
  },
  {
    name: 'the same path twice',
    from: 'match: POST /api/v3/r/videos/generations/tasks',
    to: 'match: POST /api/v3/z/videos/generations/tasks\n    # once more',
    line: '    # once more',
    finding: 'error duplicate-route',
    about: ['routes create_r_video', 'once more'],
  },
  {
    name: 'a key twice',
    from: '  unified_c:\n    id: /task_id\n',
    to: '  unified_c:\n    id: /id\n    id: /task_id\n    # once more\n',
    line: '    # once more',
    finding: 'error duplicate-key',
    about: ['tasks unified_c', 'once more'],
  },
];

/** The text with the mistakes made in it. */
export function makeMistakes(text: string, made: readonly Mistake[]): string {
  return made.reduce((changed, { name, from, to }) => {
    const parts = changed.split(from);
    if (parts.length !== 2)
      throw new Error(`'${name}': its text must occur once, but occurs ${parts.length - 1} times`);
    return parts.join(to);
  }, text);
}

/** `error unknown-key 12`, in the text with the mistakes in it. */
export function expectedFinding({ name, to, line, finding }: Mistake, text: string): string {
  const mark = line ?? to;
  const at = text.indexOf(mark);
  if (at === -1 || text.indexOf(mark, at + 1) !== -1) throw new Error(`'${name}': its line must be found once`);
  const before = text.slice(0, at).split('\n').length;
  // A line that occurs twice is marked by a comment below it.
  return `${finding} ${mark.includes('#') ? before - 1 : before}`;
}
