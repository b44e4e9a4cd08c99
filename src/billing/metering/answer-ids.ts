/** Reads ids from an answer while it passes: from JSON, and from the events of a stream. */
import { idIn } from '../../lib/text/part-of-text.ts';
import type { CreatedResourcePlan } from '../../plan/index.ts';
import { EventStreamReader } from './event-stream.ts';
import { formOf } from './meter.ts';
import { PlaceReader } from './place-reader.ts';
import { placesOf } from './places.ts';

/** Reads the ids of created resources: of each, the first one that the answer has. */
export class AnswerIds {
  readonly #created: readonly CreatedResourcePlan[];
  readonly #onId: (resource: string, id: string) => void;
  readonly #found = new Set<CreatedResourcePlan>();
  readonly #push: (chunk: Buffer) => void;

  /** @param contentType the answer's; `text/event-stream` is read as events, everything else as JSON. */
  constructor(
    created: readonly CreatedResourcePlan[],
    contentType: string | undefined,
    onId: (resource: string, id: string) => void,
  ) {
    this.#created = created;
    this.#onId = onId;
    const root = placesOf(created.flatMap((each) => each.id.map((path) => ({ path, meaning: each }))));
    const ignore = () => {};
    const reader = new PlaceReader(root, {
      scalar: (each, value) => this.#read(each, value),
      open: ignore,
      item: ignore,
      close: ignore,
      text: ignore,
      end: ignore,
    });
    const events = new EventStreamReader({
      data: (piece) => reader.push(piece),
      end: () => reader.reset(),
      concerns: () => !this.isDone,
    });
    this.#push = formOf(contentType) === 'events' ? (chunk) => events.push(chunk) : (chunk) => reader.push(chunk);
  }

  /** Whether every resource has its id. */
  get isDone(): boolean {
    return this.#found.size === this.#created.length;
  }

  push(chunk: Buffer): void {
    if (!this.isDone) this.#push(chunk);
  }

  #read(created: CreatedResourcePlan, text: unknown): void {
    if (typeof text !== 'string' || this.#found.has(created)) return;
    const id = idIn(text, created.part);
    if (id === undefined) return;
    this.#found.add(created);
    this.#onId(created.resource, id);
  }
}
