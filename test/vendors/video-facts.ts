/** Computes what the video upstreams report: frame sizes, tokens, and the billed seconds of the per-second families. */

import type { SandboxUpstream } from './exchange.ts';
import type { VideoJob } from './tasks.ts';

/** The accepted resolutions. */
export const RESOLUTIONS = ['480p', '720p', '1080p', '4k'] as const;
/** The accepted ratios. */
export const RATIOS = ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9'] as const;

/** Frames per second of every generated video. */
export const FRAMES_PER_SECOND = 24;

type Resolution = (typeof RESOLUTIONS)[number];
type Size = readonly [width: number, height: number];

/** Frame sizes of the wide ratios; the tall ones are the same with width and height swapped. */
const SIZES: Readonly<Record<Resolution, Readonly<Record<'16:9' | '4:3' | '1:1' | '21:9', Size>>>> = {
  '480p': { '16:9': [864, 496], '4:3': [752, 560], '1:1': [640, 640], '21:9': [992, 432] },
  '720p': { '16:9': [1280, 720], '4:3': [1112, 834], '1:1': [960, 960], '21:9': [1470, 630] },
  '1080p': { '16:9': [1920, 1080], '4:3': [1664, 1248], '1:1': [1440, 1440], '21:9': [2206, 946] },
  '4k': { '16:9': [3840, 2160], '4:3': [3328, 2496], '1:1': [2880, 2880], '21:9': [4412, 1892] },
};

/** Width and height in pixels; an unknown resolution counts as 720p, an unknown ratio as 16:9. */
function sizeOf(resolution: string, ratio: string): Size {
  const size = SIZES[RESOLUTIONS.find((name) => name === resolution) ?? '720p'];
  switch (ratio) {
    case '4:3':
    case '1:1':
    case '21:9':
      return size[ratio];
    case '3:4':
      return [size['4:3'][1], size['4:3'][0]];
    case '9:16':
      return [size['16:9'][1], size['16:9'][0]];
    default:
      return size['16:9'];
  }
}

/** Tokens of a task: (seconds in + seconds out) × width × height × frames per second / 1024, rounded to an integer. */
export function tokensOf(job: VideoJob): number {
  const [width, height] = sizeOf(job.resolution, job.ratio);
  const in_s = job.references_s.reduce((sum, seconds) => sum + seconds, 0);
  const out_s = job.frames === undefined ? job.duration_s : job.frames / FRAMES_PER_SECOND;
  return Math.round(((in_s + out_s) * width * height * FRAMES_PER_SECOND) / 1024);
}

/**
 * The length of a reference video in seconds. The sandbox does not fetch it: the length is the `seconds=N` query parameter of the
 * URL (the sandbox's own `/media/clip.mp4?seconds=N` has that length), and 5 for any other URL.
 */
export function referenceSeconds(url: string): number {
  const stated = URL.canParse(url) ? Number(new URL(url).searchParams.get('seconds') ?? Number.NaN) : Number.NaN;
  return Number.isFinite(stated) && stated > 0 ? stated : 5;
}

/** A 5-second clip often measures 5.02 s: up to this much above a whole second is not billed as another second. */
const TOLERANCE_s = 0.1;

/**
 * Billed seconds of a per-second task: for c, k and r each reference video rounded up, plus the output; for s and z only the
 * output (the specification, Billing rules 3).
 */
export function billedSecondsOf(upstream: SandboxUpstream, job: VideoJob): number {
  if (upstream === 's' || upstream === 'z') return job.duration_s;
  const references = job.references_s.map((seconds) => Math.max(1, Math.ceil(seconds - TOLERANCE_s)));
  return references.reduce((sum, seconds) => sum + seconds, job.duration_s);
}
