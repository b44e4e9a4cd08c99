/** The error for an address that the gateway cannot listen on. */

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The gateway cannot listen on an address. `cause` is the error of `listen`: EADDRINUSE, EACCES. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  readonly listener: 'callers' | 'metrics';
  readonly address: ListenAddress;

  constructor(listener: 'callers' | 'metrics', address: ListenAddress, cause: unknown) {
    super(`cannot listen on ${address.host}:${address.port} for ${listener}`, { cause });
    this.listener = listener;
    this.address = address;
  }
}

/** A handler for `.catch` of a `listen`. @throws ListenError always. */
export function throwListenError(
  listener: ListenError['listener'],
  { host, port }: ListenAddress,
): (cause: unknown) => never {
  return (cause) => {
    throw new ListenError(listener, { host, port }, cause);
  };
}
