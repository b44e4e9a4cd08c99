/** The scenarios that run a closed loop of callers. */
import { join } from 'node:path';
import { type Bed, benchConfig, fundedKey, startGateway, type Target, unpolled } from '../bed.ts';
import type { LoadRequest } from '../load/jobs.ts';
import { createVideo, generate, message, pollVideo, stream, stream_events } from './requests.ts';
import { closedLoop, type Scenario } from './scenario.ts';

interface Loop {
  readonly name: string;
  readonly about: string;
  readonly connections: number;
  readonly requests: readonly LoadRequest[];
  readonly targets: (bed: Bed) => readonly Target[];
}

const all = ({ direct, floor, proxy, gateway, peers }: Bed) => [direct, floor, proxy, gateway, ...peers];
const nodes = ({ floor, proxy, gateway }: Bed) => [floor, proxy, gateway];
const floorAndGateway = ({ floor, gateway }: Bed) => [floor, gateway];

function loop({ name, about, connections, requests, targets }: Loop): Scenario {
  return {
    name,
    about,
    targets: async (bed) => targets(bed),
    measure: (target, bed, pace) => closedLoop(target, bed, pace, connections, requests),
  };
}

/** Messages, not streamed. */
export const messagesJson = loop({
  name: 'messages',
  about: 'messages JSON, billed by tokens, 32 callers',
  connections: 32,
  requests: [message],
  targets: all,
});

/** Messages from many callers. */
export const messagesCrowd = loop({
  name: 'messages-256',
  about: 'messages JSON, billed by tokens, 256 callers',
  connections: 256,
  requests: [message],
  targets: nodes,
});

/** The generative interface, not streamed. */
export const generateContent = loop({
  name: 'generate',
  about: 'generateContent JSON, billed by tokens, 32 callers',
  connections: 32,
  requests: [generate],
  targets: nodes,
});

/** The whole life of a video task. */
export const videoAndPoll = loop({
  name: 'video-poll',
  about: 'a video task is created and polled to its end: hold, T2 and capture, 64 callers',
  connections: 64,
  requests: [createVideo, pollVideo],
  targets: floorAndGateway,
});

/** A mix of interfaces. */
export const mix = loop({
  name: 'mix',
  about: 'messages, generateContent, a stream, a video and its poll in turn, 32 callers',
  connections: 32,
  requests: [message, message, generate, stream, createVideo, pollVideo],
  targets: nodes,
});

/** Messages as server-sent events. */
export const messagesStream: Scenario = {
  name: 'stream',
  about: `messages SSE of ${stream_events} events, one write per event, billed by tokens, 32 callers`,
  targets: async (bed) => nodes(bed),
  async measure(target, bed, pace) {
    const { cpu_us, ...rest } = await closedLoop(target, bed, pace, 32, [stream]);
    return { ...rest, ...(cpu_us !== undefined && { cpu_us, cpu_us_per_event: cpu_us / stream_events }) };
  },
};

const creations = (name: string, callers: number): Scenario => ({
  name,
  about: `durable video creations: T1 and T2, each on disk before the next step, ${callers} callers; no task is polled meanwhile`,
  targets: async (bed, _pace, cleanup) => [bed.floor, await unpolledGateway(name, bed, cleanup)],
  async measure(target, bed, pace) {
    const figures = await closedLoop(target, bed, pace, callers, [createVideo]);
    const loop_p99_ms = await eventLoopP99_ms(target);
    return { ...figures, ...(loop_p99_ms !== undefined && { loop_p99_ms }) };
  },
});

/** The settler would poll the tasks of earlier rounds during the later ones. `settle` measures it. */
async function unpolledGateway(name: string, bed: Bed, cleanup: AsyncDisposableStack): Promise<Target> {
  const config = benchConfig(bed.folder, name, unpolled);
  const store_url = `sqlite:${join(bed.folder, name, 'bench.db')}`;
  const gateway = await startGateway(bed.folder, bed.stub_url, await fundedKey(store_url), { config, store_url });
  cleanup.defer(() => gateway.process.stop());
  return gateway;
}

/** 64 callers fill the gateway's core; more add little throughput and wait longer. */
export const videoCreate = creations('video', 64);

/** Creations from many callers. */
export const videoCrowd = creations('video-256', 256);

/** The delay in the last 30 to 60 seconds. The first reading starts the measurement; the delay of the warm-up is not counted. */
async function eventLoopP99_ms({ metrics_url }: Target): Promise<number | undefined> {
  if (metrics_url === undefined) return undefined;
  const page = await (await fetch(metrics_url)).text();
  const found = /^tollgate_event_loop_delay_seconds\{stat="p99"\} (\S+)$/m.exec(page);
  if (found === null) throw new Error('the metrics have no delay of the event loop');
  return Number(found[1]) * 1000;
}
