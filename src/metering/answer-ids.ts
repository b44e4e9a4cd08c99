/** Reads ids from an answer while it passes: from JSON, and from the events of a stream. */
import { tryParseJson } from '../lang/parse-json.ts';
import { follow } from '../lang/pointer.ts';
import type { CreatedResourcePlan } from '../plan.ts';
import { EventStreamReader } from './event-stream.ts';
import { MemberScanner } from './member-scanner.ts';
import { formOf } from './meter.ts';
import { prepareNames } from './reading.ts';

/** The first event of a stream may repeat the whole request. A larger member is skipped. */
const LARGEST_BYTES = 1024 * 1024;

/** Reads the ids of created resources. Each resource has one id: the first one that the answer has. */
export class AnswerIds {
  readonly #created: readonly CreatedResourcePlan[];
  readonly #onId: (resource: string, id: string) => void;
  readonly #found = new Set<string>();
  readonly #push: (chunk: Buffer) => void;
  readonly #scanner: MemberScanner;

  /** @param contentType the answer's; `text/event-stream` is read as events, everything else as JSON. */
  constructor(
    created: readonly CreatedResourcePlan[],
    contentType: string | undefined,
    onId: (resource: string, id: string) => void,
  ) {
    this.#created = created;
    this.#onId = onId;
    const names = created.flatMap(({ id }) => id.map(([member = '']) => member));
    const scanner = new MemberScanner(
      prepareNames([...new Set(names)]),
      (member, text) => this.#read(member, text),
      LARGEST_BYTES,
    );
    this.#scanner = scanner;
    const events = new EventStreamReader({
      data: (piece) => scanner.push(piece),
      end: () => scanner.reset(),
      concerns: () => !this.isDone,
    });
    this.#push = formOf(contentType) === 'events' ? (chunk) => events.push(chunk) : (chunk) => scanner.push(chunk);
  }

  /** Whether every resource has its id. */
  get isDone(): boolean {
    return this.#found.size === this.#created.length;
  }

  /** How many members were too large to be read. */
  get skipped(): number {
    return this.#scanner.skipped;
  }

  push(chunk: Buffer): void {
    if (!this.isDone) this.#push(chunk);
  }

  #read(member: string, text: string): void {
    const value = tryParseJson(text);
    for (const { resource, id: places } of this.#created) {
      if (this.#found.has(resource)) continue;
      const ids = places.flatMap(([first, ...rest]) => (first === member ? [follow(rest, value)] : []));
      const id = ids.find((one) => typeof one === 'string' && one !== '');
      if (typeof id !== 'string') continue;
      this.#found.add(resource);
      this.#onId(resource, id);
    }
  }
}
