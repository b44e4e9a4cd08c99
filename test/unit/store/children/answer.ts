/** The child process: reports that it is ready, then answers each message with the result of the work or its error. */

export function answer(work: (message: string) => Promise<unknown>): void {
  process.on('message', (message) => {
    work(String(message)).then(
      (result) => process.send?.(result),
      (error: unknown) => process.send?.(`error: ${error}`),
    );
  });
  process.send?.('ready');
}
