/** The open WebSockets of routes, which a stop ends. */

/** A WebSocket that can be ended with an error. */
interface Ending {
  end(failure: unknown): void;
}

/** The open WebSockets of one process. */
export class OpenWebSockets {
  readonly #all = new Set<Ending>();
  #stopping: Error | undefined;

  /** A WebSocket that is accepted while the gateway stops ends at once. */
  add(one: Ending): void {
    this.#all.add(one);
    if (this.#stopping !== undefined) one.end(this.#stopping);
  }

  delete(one: Ending): void {
    this.#all.delete(one);
  }

  /** Ends all, and each that is added later. */
  stop(failure: Error): void {
    this.#stopping = failure;
    for (const one of this.#all) one.end(failure);
  }
}
