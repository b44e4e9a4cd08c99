/** The child's side: says that it is ready, then answers each message with what the work gives, or with the error. */

export function answer(work: (message: string) => Promise<unknown>): void {
  process.on('message', (message) => {
    work(String(message)).then(
      (result) => process.send?.(result),
      (error: unknown) => process.send?.(`error: ${error}`),
    );
  });
  process.send?.('ready');
}
