/** Runs the cells of the fault table, each with its own account and connection, and reads the outcome. */

import type { Script } from '../../support/fault-server.ts';
import { keyHeaders } from '../../support/interfaces.ts';
import { rawCaller, rawRequest } from '../../support/raw-caller.ts';
import { until } from '../../support/stack.ts';
import type { Bench } from './bench.ts';
import { type Column, columns } from './columns.ts';
import type { Fault, Scene } from './fault.ts';
import { readSeen, type Seen } from './seen.ts';

export interface Outcome {
  /** Undefined if the caller had left. */
  readonly seen: Seen | undefined;
  /** The state of the task after the fault. */
  readonly state: string | undefined;
  readonly held_nano: bigint;
  readonly charged_nano: bigint;
  readonly movements: readonly string[];
  /** Why a metered charge differs from the reported usage. */
  readonly anomaly: ReturnType<Bench['anomalyOf']>;
  /** How often the upstream read the request. */
  readonly sent: number;
}

export interface Cell {
  readonly fault: Fault;
  readonly column: Column;
  /** Part of the request, so that the upstream recognizes the cell. */
  readonly name: string;
}

interface Running {
  readonly cell: Cell;
  readonly arrived: PromiseWithResolvers<Scene>;
  /** Resolves when the caller has received bytes of a body. */
  readonly passed: PromiseWithResolvers<void>;
  sent: number;
}

/** Every possible combination of these faults and the columns. */
export function cellsOf(faults: readonly Fault[]): readonly Cell[] {
  return faults.flatMap((fault, row) =>
    columns
      .filter((column) => fault.only?.(column) ?? true)
      .map((column) => ({ fault, column, name: `cell-${row}-${columns.indexOf(column)}.` })),
  );
}

/** Runs cells on one bench, and is its upstream's script. */
export class Stage {
  readonly #running = new Map<string, Running>();

  readonly script: Script = (turn) => {
    const { target, method, body } = turn.request;
    const name = /cell-\d+-\d+\./.exec(target + body)?.[0] ?? '';
    const running = this.#running.get(name);
    // The creation of a task to be polled succeeds. It closes, because a fault of a connection needs a new one.
    if (running === undefined || (running.cell.column.group === 'poll' && method === 'POST')) {
      turn.reply(200, { id: name, task_id: name, status: 'running' }, 'connection: close\r\n');
      turn.end();
      return;
    }
    running.sent += 1;
    const { column, fault } = running.cell;
    const scene: Scene = {
      ...turn,
      column,
      answer: column.answer(name),
      counting: (counts) => column.answer(name, counts),
      passed: async () => {
        // A buffered answer is forwarded only when it is complete.
        if (column.group !== 'chat') await new Promise((wake) => setTimeout(wake, 50));
        else await running.passed.promise;
      },
    };
    running.arrived.resolve(scene);
    void fault.play(scene);
  };

  /** @param armed awaited when everything that must exist before the fault exists. @returns waits for the outcome. */
  async play(bench: Bench, cell: Cell, armed: () => Promise<void> = async () => {}): Promise<() => Promise<Outcome>> {
    const { stack } = bench;
    const { fault, column, name } = cell;
    const { account, key } = await stack.newAccount(name);
    const running: Running = {
      cell,
      arrived: Promise.withResolvers(),
      passed: Promise.withResolvers(),
      sent: 0,
    };
    this.#running.set(name, running);
    const headers = [
      'content-type: application/json',
      'connection: close',
      ...Object.entries(keyHeaders(key)).map(([header, value]) => `${header}: ${value}`),
    ];
    const body = JSON.stringify(column.sample.body).replace(
      column.prompt,
      name + ' kite'.repeat((fault.bodyPadding ?? 0) / 5),
    );
    let bytes = rawRequest('POST', column.sample.path, headers, body);
    if (column.group === 'poll') {
      const made = await stack.call('POST', column.sample.path, body, keyHeaders(key));
      if (made.status !== 200) throw new Error(`no task to poll: ${made.text}`);
      bytes = rawRequest('GET', `${column.sample.path}/${name}`, headers);
    }
    await armed();
    const send = async (text: string) => {
      const caller = await rawCaller(stack.url, text);
      caller.until(/\r\n\r\n./s).then(running.passed.resolve, running.passed.resolve);
      return caller;
    };
    const caller = await (fault.caller?.({ bytes, send, upstream: running.arrived.promise }) ?? send(bytes));
    const seen = caller === 'left' ? undefined : readSeen(await caller.untilEnded(), caller.received);
    if (caller !== 'left') caller.leave();
    return () => this.#settled(bench, cell, account, running, seen);
  }

  async #settled(
    { stack, anomalyOf, ahead }: Bench,
    { column }: Cell,
    account: string,
    running: Running,
    seen: Seen | undefined,
  ): Promise<Outcome> {
    const task = await until(
      async () => (await stack.store.listTasks({ account, limit: 1 })).tasks[0],
      (found) => found?.state !== 'dispatching',
    );
    if (column.group === 'chat') {
      // An answer that is still being drained has not been charged, although its lease may already have ended.
      await stack.services.inFlight.idle();
      ahead();
      await until(
        () => stack.store.wallet(account),
        (wallet) => wallet?.held_nano === 0n,
      );
    }
    const entries = (await stack.store.entries(account, 1000)).filter(({ kind }) => kind !== 'topup').reverse();
    return {
      seen,
      state: task?.state,
      held_nano: entries.reduce((sum, entry) => sum + entry.held_delta_nano, 0n),
      charged_nano: -entries.reduce((sum, entry) => sum + entry.posted_delta_nano, 0n),
      movements: entries.map(({ kind }) => kind),
      anomaly: anomalyOf(account),
      sent: running.sent,
    };
  }
}
