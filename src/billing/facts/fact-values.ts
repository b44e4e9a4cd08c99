/** The types and the allowed values of facts. */
import { isAmong, valuesText } from '../../lib/text/ranges.ts';
import type { FactPlan, FactType, FactValue } from '../../plan/index.ts';
import { refuse } from './kind.ts';

/** What a value of the type is, for messages. */
export const TYPE_WORDS: Readonly<Record<FactType, string>> = {
  string: 'a string',
  int: 'an integer',
  bool: 'true or false',
};

/** The value in its fact's type: integers as bigint, also from `5.0`; undefined when it has another type. */
export function factValue(type: FactType, value: unknown): FactValue | undefined {
  switch (type) {
    case 'string':
      return typeof value === 'string' ? value : undefined;
    case 'bool':
      return typeof value === 'boolean' ? value : undefined;
    case 'int':
      if (typeof value === 'bigint') return value;
      return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined;
  }
}

/** The value that a text stands for, in a flag or a header. */
export function parseValue(type: FactType, text: string): FactValue | undefined {
  switch (type) {
    case 'string':
      return text;
    case 'int':
      return /^-?\d{1,9}$/.test(text) ? BigInt(text) : undefined;
    case 'bool':
      return text === 'true' ? true : text === 'false' ? false : undefined;
  }
}

/** The value in its fact's type, where the document that has it may write it as a text: `8` and `"8"`. */
export function readValue(type: FactType, value: unknown): FactValue | undefined {
  return typeof value === 'string' ? parseValue(type, value) : factValue(type, value);
}

/** The value, if it is one of the fact's. */
export function allowed(fact: FactPlan, value: FactValue | undefined): FactValue | undefined {
  return value !== undefined && isAllowed(fact, value) ? value : undefined;
}

/** @throws Refusal for a value that is not one of the fact's */
export function checkAllowed(fact: FactPlan, value: FactValue): void {
  if (isAllowed(fact, value)) return;
  throw refuse(fact, `must be one of ${fact.values === undefined ? fact.enum?.join(', ') : valuesText(fact.values)}`);
}

function isAllowed(fact: FactPlan, value: FactValue): boolean {
  if (fact.values !== undefined) return typeof value === 'bigint' && isAmong(value, fact.values);
  return fact.enum === undefined || (typeof value === 'string' && fact.enum.includes(value));
}
