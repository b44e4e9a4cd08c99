/** The per-second families in the unified format: flat bodies, ISO 8601 times, and no usage. */

import { bodyOf, type Call, jsonReply, type Reply } from './exchange.ts';
import { at, type JsonObject, textAt } from './json.ts';
import { mediaUrl } from './media-url.ts';
import { longestSeconds } from './official-video.ts';
import { unifiedTasksPath } from './paths.ts';
import { Refusal } from './refusal.ts';
import { taskEndpoints } from './task-endpoints.ts';
import { failureOf, hasEnded, lifeOf, type Task, type VideoJob } from './tasks.ts';
import { RATIOS, RESOLUTIONS, referenceSeconds } from './video-facts.ts';
import { readBoolean, readChoice, readInteger, readModel } from './video-parameters.ts';
import type { World } from './world.ts';

/** Answers a call in the unified format; undefined if the path does not belong to it. */
export function unifiedVideo(call: Call, world: World): Reply | undefined {
  const created = ({ id, job: { model }, created_ms }: Task) =>
    jsonReply(202, { task_id: id, status: 'running', model, createdAt: new Date(created_ms).toISOString() });
  const path = unifiedTasksPath(call.upstream);
  return taskEndpoints(call, world, { format: 'unified', path, readJob, created, record });
}

function readJob(call: Call): VideoJob {
  const body = bodyOf(call);
  const model = readModel(body, (name) => name.startsWith(`${call.upstream}/vidgen`));
  const prompt = textAt(body, 'prompt');
  if (prompt === undefined || prompt.trim() === '') {
    throw new Refusal('missing', '`prompt` is required and must not be empty', { param: 'prompt' });
  }
  return {
    model,
    resolution: readChoice(body, 'resolution', RESOLUTIONS) ?? '480p',
    ratio: readChoice(body, 'ratio', RATIOS) ?? '16:9',
    duration_s: readInteger(body, 'duration', 4, longestSeconds(model)) ?? 4,
    references_s: readReferences(body),
    returnLastFrame: false,
    expiresAfter_s: 172_800,
    echo: {
      generate_audio: readBoolean(body, 'generate_audio') ?? true,
      watermark: readBoolean(body, 'watermark') ?? false,
    },
  };
}

/** Checks `references` and returns the seconds of each reference video. */
function readReferences(body: JsonObject): readonly number[] {
  const references: unknown = at(body, 'references') ?? [];
  if (!Array.isArray(references) || references.length > 12) {
    throw new Refusal('invalid', '`references` must be an array of at most 12 items', { param: 'references' });
  }
  const seconds: number[] = [];
  for (const [index, reference] of references.entries()) {
    const where = `references[${index}]`;
    const type = textAt(reference, 'type');
    if (type !== 'image' && type !== 'video' && type !== 'audio') {
      throw new Refusal('invalid', `\`${where}.type\` must be image, video or audio`, { param: `${where}.type` });
    }
    const url = textAt(reference, 'url');
    if (url === undefined || !/^https?:\/\/./i.test(url)) {
      throw new Refusal('invalid', `\`${where}.url\` must be a public HTTP(S) URL`, { param: `${where}.url` });
    }
    const role = textAt(reference, 'role') ?? `reference_${type}`;
    if (role !== `reference_${type}`) {
      throw new Refusal('invalid', `\`${where}.role\` must be reference_${type}`, { param: `${where}.role` });
    }
    if (type !== 'video') continue;
    const length_s = referenceSeconds(url);
    if (length_s < 2) {
      throw new Refusal('invalid', `\`${where}\` is ${length_s} s long; a reference video needs at least 2 s`, {
        param: where,
      });
    }
    seconds.push(length_s);
  }
  return seconds;
}

/** The flat record: running, succeeded or failed. Cancellation by the upstream and expiry are shown as failed. */
function record(task: Task, world: World): JsonObject {
  const life = lifeOf(task, world.now());
  const ended = hasEnded(life.status);
  const succeeded = life.status === 'succeeded';
  const until_ms = life.updated_ms + 24 * 3600 * 1000;
  const error = failureOf(task, life.status) ?? { code: null, message: `the task was ${life.status} by the upstream` };
  return {
    task_id: task.id,
    status: succeeded ? 'succeeded' : ended ? 'failed' : 'running',
    model: task.job.model,
    videoUrl: succeeded
      ? mediaUrl(world.url, `${task.id}.mp4`, until_ms, { seconds: String(task.job.duration_s) })
      : null,
    usage: null,
    error: ended && !succeeded ? error : null,
    createdAt: new Date(task.created_ms).toISOString(),
    completedAt: ended ? new Date(life.updated_ms).toISOString() : null,
  };
}
