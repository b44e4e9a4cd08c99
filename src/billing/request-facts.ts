/** The facts of one request. */
import type { ReferencedMedia } from '../facts/kind.ts';
import type { FactPlan, FactValue } from '../plan.ts';

/** The facts of a request, in the order of the billing rule. */
export class Facts {
  readonly #facts: readonly FactPlan[];
  readonly #values: readonly FactValue[];
  /** What `explain` shows about how the facts were read. */
  readonly notes: readonly string[];
  /** Every item, as often as the request has it. */
  readonly media: readonly ReferencedMedia[];
  /** The variables of hold expressions: the facts, `body`, and for a metered request `request_bytes` and `text_bytes`. */
  readonly context: Readonly<Record<string, unknown>>;

  constructor(
    facts: readonly FactPlan[],
    values: readonly FactValue[],
    notes: readonly string[],
    media: readonly ReferencedMedia[],
    context: Facts['context'],
  ) {
    this.#facts = facts;
    this.#values = values;
    this.notes = notes;
    this.media = media;
    this.context = context;
  }

  /** By name; built when they are read, because most metered requests do not need them. */
  get values(): Readonly<Record<string, FactValue>> {
    return Object.fromEntries(this.#facts.map(({ name }, at) => [name, this.#values[at] ?? false]));
  }
}
