/**
 * Collects the usage that an answer reports. The counts of an object are taken when it has ended, because half of them could be less
 * than an estimate. What one document reports is taken as a whole, because its counts belong together.
 */
import { Decimal } from '../../lib/money/decimal.ts';
import type { CountValue } from '../../plan/index.ts';
import type { CountItem } from '../counts/kind.ts';
import type { BoundCount } from '../counts/kinds.ts';
import { LARGEST_TEXT_bytes } from './kept-text.ts';
import type { PlaceSink } from './places.ts';
import { type Amount, amountText, replaces } from './reported-amounts.ts';
import { CONTAINER } from './scalars.ts';
import type { UsageMeaning, UsagePlaces } from './usage-places.ts';

/** What an answer has reported so far. */
export class Usage implements PlaceSink<UsageMeaning> {
  readonly #places: UsagePlaces;
  /** By index in the plan's counts. */
  readonly #values: (Amount | undefined)[] = [];
  /** The values that the current document states. */
  readonly #stated: (Amount | undefined)[] = [];
  #isStated = false;
  /** The values in the object that is being read. NaN: invalid. */
  readonly #read: (Amount | undefined)[] = [];
  #hasRead = false;
  #hasFinal = false;
  /** Created when there is one. */
  #unusable: Set<number> | undefined;
  #fell: Map<number, string> | undefined;
  /** The sums of the arrays that are being read, by index of their counts; NaN: an item has an invalid count. */
  #sums: Map<number, { total: number; select: unknown; value: unknown; add: CountItem | undefined }> | undefined;
  /** What the answer has at the places of its facts, by name. Created when there is one. */
  #facts: Map<string, unknown> | undefined;
  /** The ranks of their places in the current document. */
  #ranks: Map<string, number> | undefined;
  /** By JSON Pointer. Undefined: too long. */
  readonly #reported = new Map<string, string | undefined>();
  seen = false;
  isFinal = false;
  hasFailed = false;

  constructor(places: UsagePlaces) {
    this.#places = places;
  }

  /** Takes the value of a header. */
  header(name: string, count: BoundCount, text: string): void {
    this.#reported.set(`header ${name}`, JSON.stringify(text));
    this.#set(count, text);
    this.#takeObject();
  }

  /** Takes a fact of the answer. In one document, the place of the lowest rank has the value. */
  fact(name: string, rank: number, value: unknown): void {
    if (value === null || (this.#ranks?.get(name) ?? rank) < rank) return;
    this.#ranks ??= new Map();
    this.#ranks.set(name, rank);
    this.#facts ??= new Map();
    this.#facts.set(name, value === undefined ? CONTAINER : value);
  }

  /** See `MeteredAnswer.facts`. */
  facts(): Readonly<Record<string, unknown>> | undefined {
    return this.#facts && Object.fromEntries(this.#facts);
  }

  scalar(meaning: UsageMeaning, value: unknown): void {
    switch (meaning.is) {
      case 'fact':
        this.fact(meaning.name, meaning.rank, value);
        return;
      case 'count':
        if (value !== null) this.#set(meaning.count, value);
        return;
      case 'decimal':
        // Its text has the number.
        if (value === CONTAINER) this.#setAmount(meaning.count.index, NaN);
        return;
      case 'items':
        // No array.
        if (value !== null) this.#set(meaning.count, CONTAINER);
        return;
      case 'select':
      case 'item':
        this.#keep(meaning, value);
        return;
      case 'final':
        this.#hasFinal ||= value !== null;
        return;
      case 'failed':
        this.hasFailed ||= value !== null;
    }
  }

  open(meaning: UsageMeaning, isArray: boolean): void {
    if (meaning.is !== 'items' || !isArray) {
      this.scalar(meaning, CONTAINER);
      return;
    }
    this.#sums ??= new Map();
    const add = meaning.count.items?.start();
    this.#sums.set(meaning.count.index, { total: 0, select: undefined, value: undefined, add });
  }

  item(meaning: UsageMeaning): void {
    if (meaning.is !== 'items') return;
    const sum = this.#sums?.get(meaning.count.index);
    if (sum === undefined) return;
    sum.total += sum.add?.(sum.select, sum.value) ?? NaN;
    sum.select = undefined;
    sum.value = undefined;
  }

  close(meaning: UsageMeaning): void {
    if (meaning.is !== 'items') return;
    const sum = this.#sums?.get(meaning.count.index);
    if (sum === undefined) return;
    this.#sums?.delete(meaning.count.index);
    this.#set(meaning.count, sum.total);
  }

  text(meaning: UsageMeaning, text: string | undefined): void {
    if (meaning.is === 'decimal') {
      // Some upstreams write numbers as texts.
      const number = text?.trim().replace(/^"(.*)"$/, '$1');
      if (number !== 'null') this.#setAmount(meaning.count.index, meaning.count.text?.(number ?? '') ?? NaN);
      return;
    }
    if (meaning.is !== 'reported') return;
    this.#reported.set(meaning.pointer, text);
    this.#takeObject();
  }

  /** Takes the counts of the document. A count that it does not state stays. */
  end(): void {
    this.#sums?.clear();
    this.#ranks = undefined;
    this.#takeObject();
    this.#takeDocument();
  }

  /** The document breaks off: takes the counts of its whole objects. */
  breakOff(): void {
    this.#sums?.clear();
    this.#ranks = undefined;
    this.#read.length = 0;
    this.#hasRead = false;
    this.#takeDocument();
  }

  #takeDocument(): void {
    if (!this.#isStated) return;
    this.#isStated = false;
    const stated = this.#stated;
    const { together } = this.#places;
    this.#takeGroup(stated, together);
    for (let index = 0; index < stated.length; index += 1)
      if (!together.includes(index)) this.#take(index, stated[index]);
    stated.length = 0;
  }

  /** Takes what another document of the same answer has reported, such as a message of a WebSocket. */
  add(document: Usage): void {
    document.#takeDocument();
    for (const { index } of this.#places.counts) {
      const value = document.#values[index];
      if (value === undefined) continue;
      this.#stated[index] = value;
      this.#isStated = true;
      this.#unusable?.delete(index);
    }
    this.#takeDocument();
    for (const index of document.#unusable ?? []) {
      this.#unusable ??= new Set();
      this.#unusable.add(index);
    }
    if (document.#facts !== undefined) this.#facts = new Map([...(this.#facts ?? []), ...document.#facts]);
    for (const [pointer, json] of document.#reported) this.#reported.set(pointer, json);
    this.seen ||= document.seen;
    this.isFinal ||= document.isFinal;
    this.hasFailed ||= document.hasFailed;
  }

  /** Starts again, for another answer. */
  reset(): void {
    this.#values.length = 0;
    this.#stated.length = 0;
    this.#isStated = false;
    this.#read.length = 0;
    this.#hasRead = false;
    this.#hasFinal = false;
    this.#unusable = undefined;
    this.#fell = undefined;
    this.#sums = undefined;
    this.#facts = undefined;
    this.#ranks = undefined;
    this.#reported.clear();
    this.seen = false;
    this.isFinal = false;
    this.hasFailed = false;
  }

  /** Every count by name. The result is a copy of one object, so that all results have the same hidden class: expressions read it by name. */
  values(): Readonly<Record<string, CountValue>> {
    this.#takeDocument();
    const values = this.#places.zeros();
    for (const { index, name } of this.#places.counts) {
      const value = this.#values[index];
      if (value !== undefined) values[name] = typeof value === 'bigint' ? new Decimal(value) : BigInt(value);
    }
    return values;
  }

  /** The names of the counts whose last value is invalid. */
  unusable(): readonly string[] {
    return this.#unusable === undefined ? NONE : [...this.#unusable].map((index) => this.#nameOf(index));
  }

  /** The counts that went down, in words. */
  fell(): readonly string[] {
    return this.#fell === undefined ? NONE : [...this.#fell.values()];
  }

  /** JSON: the last objects with counts, as the answer has them, by their JSON Pointers; null if there is none. Large ones are left out. */
  reported(): string | null {
    let text = '';
    for (const [pointer, json] of this.#reported) {
      const member = `${text === '' ? '{' : ','}${JSON.stringify(pointer)}:${json}`;
      if (json !== undefined && text.length + member.length < LARGEST_TEXT_bytes) text += member;
    }
    return text === '' ? null : `${text}}`;
  }

  #keep({ is, count }: Extract<UsageMeaning, { readonly count: BoundCount }>, value: unknown): void {
    const sum = this.#sums?.get(count.index);
    if (sum === undefined) return;
    // A text that is too long is neither absent nor one of the selected ones.
    if (is === 'select') sum.select = value === undefined ? CONTAINER : value;
    else sum.value = value === undefined ? CONTAINER : value;
  }

  #set({ index, read }: BoundCount, value: unknown): void {
    this.#setAmount(index, read(value) ?? NaN);
  }

  #setAmount(index: number, count: Amount): void {
    // Two places may have the count, one of them as 0.
    if ((count !== 0 && count !== 0n) || this.#read[index] === undefined) this.#read[index] = count;
    this.#hasRead = true;
  }

  #takeObject(): void {
    this.isFinal ||= this.#hasFinal;
    if (!this.#hasRead) return;
    this.#hasRead = false;
    for (const { index, growth, zeroIsAbsent } of this.#places.counts) {
      const count = this.#read[index];
      if (count === undefined) continue;
      if (Number.isNaN(count)) {
        this.#unusable ??= new Set();
        this.#unusable.add(index);
        continue;
      }
      this.#unusable?.delete(index);
      if (this.#stated[index] === undefined || replaces(count, this.#stated[index], growth))
        this.#stated[index] = count;
      this.#isStated = true;
      if (!zeroIsAbsent || count > 0) this.seen = true;
    }
    this.#read.length = 0;
  }

  /** 0 does not erase: some upstreams end a stream with zeros. */
  #take(index: number, stated: Amount | undefined): void {
    if (stated === undefined) return;
    const before = this.#values[index] ?? 0;
    const growth = this.#places.counts[index]?.growth;
    if (stated < before && growth === undefined) this.#fall(index, before, stated);
    if (before <= 0 || replaces(stated, before, growth)) this.#values[index] = stated;
  }

  /**
   * A report of zeros only erases nothing. In a report with a positive count, a zero counts: units have moved from one class to another.
   * Counts that the report does not state have moved too, if they were no more than the stated ones have gained.
   */
  #takeGroup(stated: readonly (Amount | undefined)[], group: readonly number[]): void {
    let isPositive = false;
    let gained = 0;
    let unstated = 0;
    for (const index of group) {
      const now = stated[index] === undefined ? undefined : Number(stated[index]);
      const before = Number(this.#values[index] ?? 0);
      if (now === undefined) unstated += before;
      else gained += Math.max(now - before, 0);
      isPositive ||= now !== undefined && now > 0;
    }
    const haveMoved = isPositive && unstated > 0 && gained >= unstated;
    for (const index of group) {
      const now = stated[index] ?? (haveMoved ? 0 : undefined);
      if (isPositive && now === 0 && (this.#values[index] ?? 0) > 0) {
        this.#fall(index, this.#values[index] ?? 0, 0);
        this.#values[index] = 0;
      } else {
        this.#take(index, now);
      }
    }
  }

  #fall(index: number, before: Amount, stated: Amount): void {
    this.#fell ??= new Map();
    this.#fell.set(index, `${this.#nameOf(index)} was ${amountText(before)}, later ${amountText(stated)}`);
  }

  #nameOf(index: number): string {
    return this.#places.counts[index]?.name ?? '';
  }
}

const NONE: readonly string[] = [];
