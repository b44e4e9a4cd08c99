/** The token-billed video interface of the cloud: create, query, list, and cancel or delete. */

import { bodyOf, type Call, jsonReply, type Reply } from './exchange.ts';
import { at, type JsonObject, listOf, textAt } from './json.ts';
import { mediaUrl } from './media-url.ts';
import { TASKS_PATH } from './paths.ts';
import { Refusal } from './refusal.ts';
import { recordError, recordHead, taskEndpoints } from './task-endpoints.ts';
import { lifeOf, type Task, type VideoJob } from './tasks.ts';
import { readContent, type VideoContent } from './video-content.ts';
import { FRAMES_PER_SECOND, RATIOS, RESOLUTIONS, referenceSeconds, tokensOf } from './video-facts.ts';
import { readBoolean, readChoice, readInteger, readModel } from './video-parameters.ts';
import { chosen, type World } from './world.ts';

/** Answers a call to the token-billed interface; undefined if the path does not belong to it. */
export function cloudVideo(call: Call, world: World): Reply | undefined {
  const created = ({ id }: Task) => jsonReply(200, { id });
  return taskEndpoints(call, world, { format: 'cloud', path: TASKS_PATH, readJob, created, record });
}

/** Checks the body of a creation and reads the task from it. Fields of the body have priority over flags in the text. */
function readJob(call: Call, world: World): VideoJob {
  const body = bodyOf(call);
  const model = readModel(body, () => true);
  const content = readContent(at(body, 'content'), world);
  const adaptive = [...RATIOS, 'adaptive'] as const;
  const seed = readInteger(body, 'seed', -1, 2 ** 32 - 1) ?? flagInteger(content, 'seed') ?? -1;
  const frames = readInteger(body, 'frames', 29, 289);
  const expiresAfter_s = readInteger(body, 'execution_expires_after', 3600, 259_200) ?? 172_800;
  const ratio = readChoice(body, 'ratio', adaptive) ?? flagChoice(content, 'ratio', adaptive) ?? 'adaptive';
  const resolution = readChoice(body, 'resolution', RESOLUTIONS);
  const tier = readChoice(body, 'service_tier', ['default', 'flex']) ?? 'default';
  const watermark = readBoolean(body, 'watermark') ?? content.flags.get('watermark') === 'true';
  const duration = readDuration(body, content, call.raw);
  const safetyIdentifier = textAt(body, 'safety_identifier');
  return {
    model,
    resolution: resolution ?? flagChoice(content, 'resolution', RESOLUTIONS) ?? '720p',
    // For "adaptive" the model chooses; the sandbox always chooses 16:9.
    ratio: ratio === 'adaptive' ? '16:9' : ratio,
    duration_s: duration,
    ...(frames === undefined ? {} : { frames }),
    references_s: content.media.filter((part) => part.medium === 'video').map((part) => referenceSeconds(part.url)),
    returnLastFrame: readBoolean(body, 'return_last_frame') ?? false,
    expiresAfter_s,
    echo: {
      seed: seed === -1 ? chosen(call.raw, 100_000) : seed,
      watermark,
      generate_audio: readBoolean(body, 'generate_audio') ?? true,
      camera_fixed: readBoolean(body, 'camera_fixed') ?? false,
      draft: readBoolean(body, 'draft') ?? false,
      priority: readInteger(body, 'priority', 0, 9) ?? 0,
      service_tier: tier,
      execution_expires_after: expiresAfter_s,
      ...(safetyIdentifier === undefined ? {} : { safety_identifier: safetyIdentifier }),
      ...(listOf(at(body, 'tools')).length === 0 ? {} : { tools: at(body, 'tools') }),
    },
  };
}

/** Seconds in [4,15]. For -1 the model chooses; the sandbox's choice depends only on the request. */
function readDuration(body: JsonObject, content: VideoContent, seed: Buffer): number {
  const asked = readInteger(body, 'duration', -1, 15);
  if (asked !== undefined && asked !== -1 && asked < 4) {
    throw new Refusal('invalid', `\`duration\` must be -1 or an integer in [4,15], not ${asked}`, {
      param: 'duration',
    });
  }
  const flag = flagInteger(content, 'duration');
  const usable = flag !== undefined && (flag === -1 || (flag >= 4 && flag <= 15)) ? flag : undefined;
  const duration = asked ?? usable ?? 5;
  return duration === -1 ? 4 + chosen(seed, 12) : duration;
}

function flagChoice(content: VideoContent, name: string, choices: readonly string[]): string | undefined {
  return choices.find((choice) => choice === content.flags.get(name));
}

function flagInteger(content: VideoContent, name: string): number | undefined {
  const value = Number(content.flags.get(name) ?? Number.NaN);
  return Number.isInteger(value) ? value : undefined;
}

/** The record of a task in the answer to a query. */
function record(task: Task, world: World): JsonObject {
  const life = lifeOf(task, world.now());
  const { job, steering } = task;
  const length = job.frames === undefined ? { duration: job.duration_s } : { frames: job.frames };
  const facts = { resolution: job.resolution, ratio: job.ratio, ...length, framespersecond: FRAMES_PER_SECOND };
  const head = { ...recordHead(task, life), ...recordError(task, life) };
  if (life.status !== 'succeeded') return { ...head, ...facts, ...job.echo };
  const seconds = job.frames === undefined ? job.duration_s : job.frames / FRAMES_PER_SECOND;
  // The links are valid for 24 hours after the end of the task.
  const until_ms = life.updated_ms + 24 * 3600 * 1000;
  const lastFrame = { last_frame_url: mediaUrl(world.url, `${task.id}_last_frame.png`, until_ms) };
  const tokens = steering.get('tokens') ?? tokensOf(job);
  return {
    ...head,
    content: {
      video_url: mediaUrl(world.url, `${task.id}.mp4`, until_ms, { seconds: String(seconds) }),
      ...(job.returnLastFrame ? lastFrame : {}),
    },
    ...(steering.has('no-tokens') ? {} : { usage: { completion_tokens: tokens, total_tokens: tokens } }),
    ...facts,
    ...job.echo,
  };
}
