/** Reads the JSON columns, and checks their type. */

/** Parses an array of strings. */
export function parseStrings(text: string): readonly string[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw unexpected(text);
  return value.map((item: unknown) => {
    if (typeof item !== 'string') throw unexpected(text);
    return item;
  });
}

/** Parses an object of strings and booleans. */
function parseFacts(text: string): Readonly<Record<string, string | boolean>> {
  const value: unknown = JSON.parse(text);
  if (!isFacts(value)) throw unexpected(text);
  return value;
}

/** Like `parseFacts`, but null if the text is anything else: one damaged task must not fail a query of many. */
export function factsOrNull(text: string): Readonly<Record<string, string | boolean>> | null {
  try {
    return parseFacts(text);
  } catch {
    return null;
  }
}

/** Parses an object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected(text);
  return { ...value };
}

/** Parses an object of texts, such as limits or labels. */
export function parseTexts(text: string | null): Readonly<Record<string, string>> | null {
  if (text === null) return null;
  const facts = parseFacts(text);
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));
}

function isFacts(value: unknown): value is Readonly<Record<string, string | boolean>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((fact) => typeof fact === 'string' || typeof fact === 'boolean');
}

function unexpected(text: string): Error {
  return new Error(`the store has JSON of an unexpected type: ${text.slice(0, 80)}`);
}
