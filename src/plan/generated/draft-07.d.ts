/** Generated: the type of the validator beside it. Run `npm run generate` and do not edit. */
/** Whether a document is a JSON Schema of draft-07. */
export function isDraft07(document: unknown): boolean;
