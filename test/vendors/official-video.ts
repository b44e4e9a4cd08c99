/** The per-second families in the official format: the cloud's paths and contents, 202 on creation, `billedSeconds`. */

import { bodyOf, type Call, jsonReply, type Reply } from './exchange.ts';
import { at, type JsonObject } from './json.ts';
import { mediaUrl } from './media-url.ts';
import { TASKS_PATH } from './paths.ts';
import { Refusal } from './refusal.ts';
import { recordError, recordHead, taskEndpoints } from './task-endpoints.ts';
import { lifeOf, type Task, type VideoJob } from './tasks.ts';
import { readContent } from './video-content.ts';
import { billedSecondsOf, RATIOS, RESOLUTIONS, referenceSeconds } from './video-facts.ts';
import { readBoolean, readChoice, readInteger, readModel } from './video-parameters.ts';
import type { World } from './world.ts';

/** Answers a call in the official format; undefined if the path does not belong to it. */
export function officialVideo(call: Call, world: World): Reply | undefined {
  const created = (task: Task) => jsonReply(202, recordHead(task, { status: 'queued', updated_ms: task.created_ms }));
  return taskEndpoints(call, world, { format: 'official', path: TASKS_PATH, readJob, created, record });
}

/** The maximum length of a model's videos: 15 seconds for the 2.0 series, 30 for others. */
export function longestSeconds(model: string): number {
  return /-2[.-]0(?!\d)/.test(model) ? 15 : 30;
}

function readJob(call: Call, world: World): VideoJob {
  const body = bodyOf(call);
  const model = readModel(body, (name) => name.startsWith(`${call.upstream}/vidgen`));
  const content = readContent(at(body, 'content'), world);
  const duration_s = readInteger(body, 'duration', 4, longestSeconds(model));
  if (duration_s === undefined) {
    throw new Refusal('missing', 'the parameter `duration` is required', { param: 'duration' });
  }
  // Flags are weakly validated: an unknown resolution is ignored.
  const flag = RESOLUTIONS.find((name) => name === content.flags.get('resolution'));
  const ratio = readChoice(body, 'ratio', [...RATIOS, 'adaptive']) ?? 'adaptive';
  return {
    model,
    resolution: readChoice(body, 'resolution', RESOLUTIONS) ?? flag ?? '720p',
    ratio: ratio === 'adaptive' ? '16:9' : ratio,
    duration_s,
    references_s: content.media.filter((part) => part.medium === 'video').map((part) => referenceSeconds(part.url)),
    returnLastFrame: false,
    expiresAfter_s: 172_800,
    echo: {
      generate_audio: readBoolean(body, 'generate_audio') ?? true,
      watermark: readBoolean(body, 'watermark') ?? false,
    },
  };
}

/** The record of a task. `usage` is always null; a succeeded task has `billedSeconds`, unless the steering words omit it. */
function record(task: Task, world: World): JsonObject {
  const life = lifeOf(task, world.now());
  const { job, steering } = task;
  const facts = { resolution: job.resolution, ratio: job.ratio, duration: job.duration_s };
  const base = { ...recordHead(task, life), ...facts, ...job.echo, usage: null, ...recordError(task, life) };
  if (life.status !== 'succeeded') return base;
  const until_ms = life.updated_ms + 24 * 3600 * 1000;
  const seconds = steering.get('billed') ?? billedSecondsOf(task.upstream, job);
  return {
    ...base,
    content: { video_url: mediaUrl(world.url, `${task.id}.mp4`, until_ms, { seconds: String(job.duration_s) }) },
    ...(steering.has('no-billed-seconds') ? {} : { billedSeconds: seconds }),
  };
}
