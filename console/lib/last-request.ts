/** The id of the last answer of the API, by which the log has it: a failure of the page may come from what it said. */
let last: string | undefined;

export function noteRequest({ headers }: Response): void {
  last = headers.get('x-request-id') ?? last;
}

export function lastRequest(): string | undefined {
  return last;
}
