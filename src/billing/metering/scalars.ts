/** Numbers and other scalars in the bytes of JSON. */
import { CLOSE_BRACE } from '../../lib/json/json-scan.ts';

/** A longer number or string is no count, no id and no name of an event. */
export const LARGEST_SCALAR_bytes = 4_096;

/** An object or an array, as the value of a place that expects a scalar. */
export const CONTAINER: object = Object.freeze({});

/** Whether the byte is white space of JSON. */
export function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** Whether the byte ends an object or an array. */
export function isClosing(byte: number): boolean {
  return (byte | 0x20) === CLOSE_BRACE;
}

const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
/** Digits. All such numbers are below 2^53, so they are exact. */
const LONGEST_WHOLE_NUMBER = 15;

/** The number whose digits are `chunk[start, end)`; undefined if there is anything else. */
export function wholeNumberIn(chunk: Buffer, start: number, end: number): number | undefined {
  const length = end - start;
  if (length === 0 || length > LONGEST_WHOLE_NUMBER || (length > 1 && chunk[start] === DIGIT_0)) return undefined;
  let number = 0;
  for (let at = start; at < end; at += 1) {
    const byte = chunk[at] ?? 0;
    if (byte < DIGIT_0 || byte > DIGIT_9) return undefined;
    number = number * 10 + byte - DIGIT_0;
  }
  return number;
}

/** Undefined if the text is no JSON. Only names need `parseJson`. */
export function parsedScalar(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
