/** The open WebSockets of routes, which a stop ends. */

/** A WebSocket that can be ended with an error. */
interface Ending {
  end(failure: unknown): void;
}

export class OpenWebSockets {
  readonly #all = new Set<Ending>();
  #stopping: Error | undefined;

  /** A WebSocket that is accepted while the gateway stops ends at once. */
  add(ending: Ending): void {
    this.#all.add(ending);
    if (this.#stopping !== undefined) ending.end(this.#stopping);
  }

  delete(ending: Ending): void {
    this.#all.delete(ending);
  }

  /** Ends all, and each that is added later. */
  stop(failure: Error): void {
    this.#stopping = failure;
    for (const each of this.#all) each.end(failure);
  }
}
