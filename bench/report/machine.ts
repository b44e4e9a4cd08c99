/** The machine and the versions of a run. */

/** What the report's first line shows. */ import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import { cores } from '../servers/process.ts';

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memory_gib: number;
  readonly system: string;
  readonly node: string;
  readonly tollgate: string;
  /** Whether the measured server and the load each have their own core. */
  readonly pinned: boolean;
}

/** Reads them from the system and package.json. */
export function machine(): Machine {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory_gib: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    tollgate: version,
    pinned: cores !== undefined,
  };
}

/** As one line of text. */
export function machineText({ cpu, cores: count, memory_gib, system, node, tollgate, pinned }: Machine): string {
  const how = pinned ? 'measured server on one core, load on another' : 'not pinned to cores';
  return `tollgate ${tollgate}, Node ${node}, ${cpu}, ${count} cores, ${memory_gib} GiB, ${system}; ${how}`;
}
