/**
 * The statements of the specification that a caller can verify, by section, in our own words. `(decided)` marks a decision of
 * tollgate where the specification leaves a choice. Each statement has a test; docs/reference/conformance.md lists them.
 */

import { type Section, sections } from './sections.ts';

/** The statements by id. The text is part of the test's name. */
export const statements = {
  'service.gateway': 'authenticates, validates the model, bills by the second, and forwards bodies unchanged both ways',
  'service.video': 'the token-billed family mirrors its upstream; the families k, c, s, z and r are offered too',
  'service.portraits': 'a liveness check creates a group, files are uploaded to it, and a video task refers to them',
  'service.generative': 'generative content, streamed or not, and a list of models',
  'service.messages': 'messages, streamed or not, and token counting',
  'service.routing': 'the model prefix selects the branch of a creation; the stored task selects the branch of a query',
  'service.unified': 'each per-second family has its own endpoint; the c endpoint accepts only per-second c models',
  'service.asynchronous': 'a creation is answered at once; the caller polls until the status is terminal',

  'liveness.request-id': 'ResponseMetadata.RequestId is a string',
  'liveness.action': 'ResponseMetadata.Action names the operation on creation',
  'liveness.byted-token': 'Result.BytedToken is exchanged for a group within 30 minutes',
  'liveness.h5-link': 'Result.H5Link is a link that a browser opens',
  'liveness.callback-url': 'Result.CallbackURL equals the URL in the request',
  'liveness.result-request-id': 'the result also has ResponseMetadata.RequestId',
  'liveness.group-id': 'Result.GroupId can be used for uploads and video tasks',
  'liveness.owner': '(decided) only the account that created a token can exchange it',

  'asset.group-fields': 'a group is created from Name and Description, which are forwarded unchanged',
  'asset.group-by-check': 'a passed check creates a group automatically',
  'asset.group-by-hand': 'a group for generated portraits can be created with a request',
  'asset.group-answer': '(decided) the upstream’s answer about a group is passed on unchanged',
  'asset.id': 'Id is a string',
  'asset.status': 'Status is Processing, then Active or Failed',
  'asset.url': 'URL works for 12 hours; a query returns a new one',
  'asset.group-id': 'GroupId is the group that the asset belongs to',
  'asset.type': 'AssetType is Image for photos',
  'asset.upload': 'GroupId, URL, AssetType and Name are forwarded unchanged',
  'asset.required': '(decided) GroupId and URL are required',
  'asset.other-types': '(decided) other values of AssetType are checked by the upstream',
  'asset.owner': '(decided) groups and assets are visible only to the account that created them',

  'creation.authorization': 'Authorization carries Bearer and the key, and is required',
  'creation.model': 'model is a required string',
  'creation.content': 'content is a required array of text, image_url, video_url and audio_url elements',
  'creation.role': 'role is one of the roles of the element’s type, and may be left out',
  'creation.watermark': 'watermark is a boolean; false when left out',
  'creation.resolution': 'resolution is 480p, 720p, 1080p or 4k; 720p when left out',
  'creation.ratio': 'ratio is one of six or adaptive; adaptive when left out',
  'creation.duration': 'duration is an integer of seconds from 4 to 15, or -1; 5 when left out',
  'creation.generate-audio': 'generate_audio is a boolean; true when left out',
  'creation.return-last-frame': 'return_last_frame is a boolean; false when left out',
  'creation.execution-expires-after': 'execution_expires_after is 3600 to 259200 seconds; 172800 when left out',
  'creation.text-element': 'a text element has a text',
  'creation.image-element': 'an image element has image_url.url and a role',
  'creation.video-element': 'a video element has video_url.url and a role',
  'creation.audio-element': 'an audio element has audio_url.url and a role',
  'creation.top-level': 'parameters given as members are validated strictly',
  'creation.flags': 'parameters given as flags at the end of the text are validated loosely: a wrong flag is ignored',
  'creation.flag-price': '(decided) a flag decides the price if the member is left out',
  'creation.null': '(decided) an explicit null counts as left out',
  'creation.other-members': '(decided) members that the specification does not name are forwarded unchanged',

  'record.id': 'id is the id of the task',
  'record.model': 'model is the model of the task',
  'record.status': 'status is queued, running, succeeded or failed',
  'record.created-at': 'created_at is in Unix seconds',
  'record.updated-at': 'updated_at is in Unix seconds',
  'record.video-url': 'content.video_url is present after success and works for 24 hours',
  'record.completion-tokens': 'usage.completion_tokens is present after success and is the billed quantity',
  'record.total-tokens': 'usage.total_tokens is an integer',
  'record.error': 'error is present after failure and states the reason',

  'official.create-answer': 'a creation returns id, model, status, created_at and updated_at',
  'official.billed-seconds': 'a query shows billedSeconds when the upstream reports it',
  'official.usage': 'usage is null and is not used for billing',

  'c.authorization': 'Authorization carries Bearer and the key, and is required',
  'c.model': 'model is required, for example c/vidgen-2.0',
  'c.prompt': 'prompt is required and must not be empty',
  'c.duration': 'duration is an integer of seconds from 4 to 15; 4 when left out',
  'c.resolution': 'resolution is 480p, 720p, 1080p or 4k; 480p when left out',
  'c.ratio': 'ratio is one of six; 16:9 when left out',
  'c.references': 'references is an array of at most 12 items; empty when left out',
  'c.generate-audio': 'generate_audio is a boolean; true when left out',
  'c.watermark': 'watermark is a boolean; false when left out',
  'c.spelling': '(decided) defaults are added to the caller’s text; the rest of it is unchanged',

  'reference.type': 'type is required: image, video or audio',
  'reference.url': 'url is required: a public HTTP(S) URL',
  'reference.role': 'role must match the item’s type',
  'reference.role-filled': 'role is filled from type when left out',

  'answer.create': 'a creation returns 202 with task_id, status, model and createdAt in a flat object',
  'answer.first-status': 'the first status is running',
  'answer.query': 'a query returns a flat object with eight members',
  'answer.task-id': 'task_id is the id of the task',
  'answer.status': 'status is running, succeeded or failed',
  'answer.model': 'model is the model’s code',
  'answer.video-url': 'videoUrl is a URL on success and null otherwise',
  'answer.usage': 'usage is null',
  'answer.error': 'error is null, or after failure an object with a message and a code that may be null',
  'answer.created-at': 'createdAt is a time in ISO 8601',
  'answer.completed-at': 'completedAt is a time in ISO 8601 when the task has ended, and null before',

  'price.480p-none': '480p without a video reference costs 0.46 per second',
  'price.480p-video': '480p with a video reference costs 0.28 per second',
  'price.720p-none': '720p without a video reference costs 1.00 per second',
  'price.720p-video': '720p with a video reference costs 0.61 per second',
  'price.1080p-none': '1080p without a video reference costs 2.48 per second',
  'price.1080p-video': '1080p with a video reference costs 1.51 per second',
  'price.4k-none': '4k without a video reference costs 5.06 per second',
  'price.4k-video': '4k with a video reference costs 3.11 per second',
  'price.configured': 'prices follow the configuration and the key’s discount',
  'price.families': 'k, s, z and r have their own price tables',

  'billing.cost': 'the cost is seconds × unit price × discount, taken from the wallet at once',
  'billing.unified-none': 'c endpoint without a video reference: the duration is billed, at the price without video',
  'billing.unified-video':
    'c endpoint with a video reference: all reference videos and the duration are billed, at the price with video',
  'billing.reported': 'official branch: billedSeconds is billed if the upstream reports it',
  'billing.references': 'official branch: c, k and r bill each reference video, rounded up, and the output',
  'billing.output': 'official branch: z and s bill only the output',
  'billing.absent': 'official branch: without billedSeconds the request’s duration is billed',
  'billing.unit-price': 'the unit price depends on the resolution and on whether content has a video_url',
  'billing.failed': 'a failed task is not charged',
  'billing.tolerance':
    '(decided) a reference video of 5.02 s is billed as 5 s, because files of whole seconds are often a little longer',
  'billing.hold':
    '(decided) official branch: the hold counts references as measured, and 15 s for one that cannot be read',
  'billing.tokens':
    '(decided) the hold of a token-billed task is its upper bound; the charge is by the reported tokens',

  'generative.contents': 'contents is an array of objects with parts, each with text',
  'generative.model': 'the model is in the path, not in the body',
  'generative.list': 'the list of models is in Google’s standard form',
  'generative.pages': '(decided) the list is paged, and a single model can be requested',

  'messages.model': 'model is required and not empty',
  'messages.messages': 'messages is required and not empty',
  'messages.passed-through': 'max_tokens, system, tools and all other members are forwarded unchanged',
  'messages.stream': 'stream is a boolean; true selects an event stream',
  'messages.count': 'a token count returns input_tokens, an integer',

  'state.token-queued': 'token-billed queued is not terminal',
  'state.token-running': 'token-billed running is not terminal',
  'state.token-succeeded': 'token-billed succeeded is terminal and has content.video_url',
  'state.token-failed': 'token-billed failed is terminal and has error',
  'state.c-running': 'c running is the status after creation and is not terminal',
  'state.c-succeeded': 'c succeeded is terminal and has videoUrl',
  'state.c-failed': 'c failed is terminal and has error.message',
  'state.official-queued': 'the official branch returns 202 with status queued',
  'state.asset-active': 'an Active asset can be used',
  'state.asset-failed': 'a Failed asset cannot be used',
  'state.asset-processing': 'a Processing asset cannot be used yet',
  'state.cancelled': '(decided) cancelled and expired tasks count as failed and are not charged',

  'endpoint.liveness-create': 'POST liveness/sessions returns a session',
  'endpoint.liveness-result': 'GET liveness/sessions/{byted_token} returns Result.GroupId',
  'endpoint.group-create': 'POST asset-groups accepts Name and Description',
  'endpoint.group-query': 'GET asset-groups/{group_id} returns the group',
  'endpoint.asset-create': 'POST assets returns Id, Status, URL, GroupId and AssetType',
  'endpoint.asset-query': 'GET assets/{asset_id} returns the asset',
  'endpoint.callback-optional': '(decided) CallbackURL may be left out; a value that is not a URL is refused',
  'endpoint.new-link': 'a query after the link has expired returns a new link',
  'endpoint.flow': 'the whole flow works: session, check, exchange, upload, video task',
  'endpoint.create-token': 'POST tasks with a token-billed model returns 200 with only the id',
  'endpoint.create-seconds': 'POST tasks with a per-second model returns 202',
  'endpoint.query': 'GET tasks/{task_id} returns the upstream’s record unchanged',
  'endpoint.shorthand': 'prompt and images are a shorthand; the gateway builds content from them',
  'endpoint.shorthand-images': '(decided) images is one URL or two: the first and the last frame',
  'endpoint.cancel': '(decided) DELETE tasks/{task_id} cancels a queued task, and hides an ended one',
  'endpoint.list': '(decided) GET tasks lists the caller’s own tasks',
  'endpoint.k-create': 'POST videos/generations/tasks creates a task of family k',
  'endpoint.c-create': 'POST c/videos/generations/tasks creates a task of family c',
  'endpoint.s-create': 'POST s/videos/generations/tasks creates a task of family s',
  'endpoint.z-create': 'POST z/videos/generations/tasks creates a task of family z',
  'endpoint.r-create': 'POST r/videos/generations/tasks creates a task of family r',
  'endpoint.c-query': 'GET c/videos/generations/tasks/{task_id} returns the flat task',
  'endpoint.family-query': '(decided) k, s, z and r have the same bodies as c, and their own query endpoints',
  'endpoint.generate': 'POST models/{model}:generateContent returns the upstream’s answer',
  'endpoint.stream-sse': 'POST models/{model}:streamGenerateContent?alt=sse returns an event stream',
  'endpoint.stream-json': 'streamGenerateContent without alt=sse returns streamed JSON',
  'endpoint.models': 'GET models lists the enabled chat models that the key may use, and no video models',
  'endpoint.models-enabled': 'a model whose upstream is not configured is neither listed nor served',
  'endpoint.generative-v1': '(decided) /v1/models serves the same interface to newer clients',
  'endpoint.message': 'POST messages returns a message',
  'endpoint.message-stream': 'POST messages with stream true returns the upstream’s event stream unchanged',
  'endpoint.count-tokens': 'POST messages/count_tokens is neither billed nor stored; stream and max_tokens are refused',

  'constraint.duration': 'duration is a required integer; -1 is refused',
  'constraint.upper-limit': 'a duration that the upstream refuses gives the upstream’s 400, unchanged',
  'constraint.content': 'content is required and an array',
  'constraint.no-shorthand': 'prompt and images are refused',
  'constraint.seven-members': 'seven members are forwarded, all others are dropped',
  'constraint.errors': 'upstream errors are passed on in their own format',

  'family.create': 'a creation returns 202 with task_id, status, model and createdAt',
  'family.query': 'a query by task_id returns the flat task, any number of times',
  'family.pass-through': 'bodies are passed on in the upstream’s flat format',
  'family.model': 'a model of another family or not billed per second gives 400 invalid_request',
  'family.url': 'references are public HTTP(S) URLs',
  'family.length': 'a reference video lasts at least 2 seconds',
  'family.readable': '(decided) a reference that cannot be read or is not a video gives 400 invalid_request',
  'family.mixed': 'images, videos and audio may be mixed, 12 in all',

  'auth.v3': '/api/v3 accepts Authorization: Bearer on every endpoint',
  'auth.v1beta': '/v1beta accepts x-alpha-api-key',
  'auth.v1': '/v1 accepts x-api-key',
  'auth.bravo-version': 'bravo-version is forwarded',
  'auth.bravo-beta': 'bravo-beta is forwarded',
  'auth.key-stays': 'the caller’s key is never forwarded and never part of an answer',
  'auth.envelope': 'a refused key gets an error in the envelope of its interface',
  'auth.bearer': '(decided) Bearer is accepted on /v1 and not on /v1beta',
  'auth.sdk-names':
    '(decided) the header and query names of official SDKs are accepted in addition to the neutral names',
  'auth.life': '(decided) an expired or revoked key is refused like an unknown one',

  'event.polling': 'a video task sends no events; the caller polls to see its end',
  'event.messages': 'the messages stream is passed on byte for byte',
  'event.generative': 'the generative stream is passed on byte for byte, in both forms',
  'event.callback': '(decided) the gateway sends nothing to a CallbackURL',
  'event.payload': 'event payloads are passed on unchanged',
  'event.broken': '(decided) a stream that breaks off ends with the interface’s error event and a closed socket',

  'error.v3': 'errors of /api/v3 have error.code, a string, and error.message',
  'error.token-upstream': 'an upstream error of the token-billed branch is passed on unchanged',
  'error.official-upstream': 'an upstream error of the official branch is passed on unchanged, in the OpenAI format',
  'error.v1beta': 'errors of /v1beta have error.code, the integer status, error.message and error.status',
  'error.v1': 'errors of /v1 have type error, an error.type that follows the status, and error.message',
  'error.timeout': 'an upstream that times out gives 504',
  'error.connection': 'an upstream that cannot be reached gives 502',
  'error.c-model': 'c endpoint: a model of another family or not billed per second gives 400 invalid_request',
  'error.c-platform':
    'c endpoint: the gateway’s own errors have a string code; the upstream’s answers are passed on flat',
  'error.c-failed': 'c endpoint: a failed task has status failed and an error whose code may be null',
  'error.official-duration': 'official branch: a duration out of range gives the upstream’s 400',
  'error.statuses': '(decided) every other kind of error has one status, and one name in each envelope',

  'limit.token-duration': 'token-billed duration: 4 to 15 or -1, default 5',
  'limit.official-duration': 'official duration: required, no -1, 15 at most for the 2.0 series and 30 for others',
  'limit.c-duration': 'c duration: 4 to 15, default 4',
  'limit.execution-expires-after': 'execution_expires_after: 3600 to 259200, default 172800',
  'limit.references': 'references: at most 12',
  'limit.reference-length': 'reference video: at least 2 seconds',
  'limit.byted-token': 'BytedToken: 30 minutes',
  'limit.asset-url': 'asset URL: 12 hours',
  'limit.video-url': 'content.video_url: 24 hours',
  'limit.c-video-url': 'videoUrl is passed on unchanged; the upstream decides how long it works',
  'limit.polling': 'polling every 5 to 10 seconds is enough; polling more often costs nothing',
  'limit.billing': 'seconds and tokens are billed; failures and count_tokens are free',

  'version.v3': 'video and assets are under /api/v3, compatible with the upstream',
  'version.others': 'generative content is under /v1beta, messages under /v1',
  'version.headers': 'bravo-version and bravo-beta reach the upstream and select its behaviour',
  'version.models': 'a model’s id contains its version; another version is another model',
} as const satisfies Readonly<Record<`${Section}.${string}`, string>>;

/** The id of a statement. */
export type StatementId = keyof typeof statements;

/** The name of a statement's test, such as `Creation parameters / duration is …`. */
export function nameOf(id: StatementId): string {
  return `${sections[sectionOf(id)]} / ${statements[id]}`;
}

/** The section of a statement, by its id. */
export function sectionOf(id: StatementId): Section {
  const name = id.slice(0, id.indexOf('.'));
  if (isSection(name)) return name;
  throw new Error(`${id} does not begin with a section of test/spec/statements.ts`);
}

function isSection(name: string): name is Section {
  return Object.hasOwn(sections, name);
}
