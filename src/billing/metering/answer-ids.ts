/** Reads ids from an answer while it passes: from JSON, and from the events of a stream. */
import { idIn } from '../../lib/text/part-of-text.ts';
import type { CreatedResourcePlan } from '../../plan/index.ts';
import { EventStreamReader } from './event-stream.ts';
import { formOf } from './meter.ts';
import { PlaceReader } from './place-reader.ts';
import { placesOf } from './places.ts';

/** Reads the ids of created resources. Each resource has one id: the first one that the answer has. */
export class AnswerIds {
  readonly #created: readonly CreatedResourcePlan[];
  readonly #onId: (resource: string, id: string) => void;
  readonly #found = new Set<string>();
  readonly #push: (chunk: Buffer) => void;

  /** @param contentType the answer's; `text/event-stream` is read as events, everything else as JSON. */
  constructor(
    created: readonly CreatedResourcePlan[],
    contentType: string | undefined,
    onId: (resource: string, id: string) => void,
  ) {
    this.#created = created;
    this.#onId = onId;
    const root = placesOf(created.flatMap(({ resource, id }) => id.map((path) => ({ path, meaning: resource }))));
    const ignore = () => {};
    const reader = new PlaceReader(root, {
      scalar: (resource, value) => this.#read(resource, value),
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

  #read(resource: string, text: unknown): void {
    if (typeof text !== 'string' || this.#found.has(resource)) return;
    const id = idIn(text, this.#created.find((each) => each.resource === resource)?.part);
    if (id === undefined) return;
    this.#found.add(resource);
    this.#onId(resource, id);
  }
}
