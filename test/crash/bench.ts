/** The shared parts of all cells of the crash matrix: the upstream, a store to copy, the configurations, and the limit on parallel cells. */
import { join } from 'node:path';
import { NANO } from '../../src/lib/money/amount.ts';
import type { PostgresServer } from '../support/postgres.ts';
import { type Means, means, writeMatrixConfig } from './config.ts';
import { createGate, type Lab, makePostgresTemplate, makeTemplate, openLab, type StoreTemplate } from './lab.ts';

export const balance_nano = 100n * NANO;
/** Four seconds are requested and held, but three are reported and charged, so that hold and charge differ. */
export const asked_seconds = 4;
export const billed_seconds = 3;
/** Far longer than any cell takes. A cell that has not settled by then fails. */
export const patience_ms = 60_000;

/** Made once for all cells. */
export interface Bench {
  readonly lab: Lab;
  readonly template: StoreTemplate;
  readonly configs: ReadonlyMap<Means, string>;
  /** Gateways that start at once; a start needs a whole processor. */
  readonly starting: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gateways that run at once; most of them only wait. */
  readonly alive: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The stores are SQLite files, or databases of the server. The caller closes the lab. */
export async function openBench(server?: PostgresServer): Promise<Bench> {
  const lab = await openLab();
  return {
    lab,
    template:
      server === undefined
        ? await makeTemplate(join(lab.folder, 'template.db'), balance_nano)
        : await makePostgresTemplate(server, balance_nano),
    configs: new Map(means.map((how) => [how, writeMatrixConfig(join(lab.folder, `config-${how}`), how)])),
    starting: createGate(3),
    alive: createGate(14),
  };
}
