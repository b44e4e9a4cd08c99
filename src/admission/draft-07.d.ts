/** The type of the generated validator. */

/** Whether a document is a JSON Schema of draft-07. */
export function isDraft07(document: unknown): boolean;
