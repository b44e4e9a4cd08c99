/** Why one of the gateway's addresses cannot be listened on, and which of them it is. */

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** What a start throws for an address that cannot be had. `cause` is what `listen` threw: EADDRINUSE, EACCES. */
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

/** For `.catch` of a `listen`. */
export function notListening(
  listener: ListenError['listener'],
  { host, port }: ListenAddress,
): (cause: unknown) => never {
  return (cause) => {
    throw new ListenError(listener, { host, port }, cause);
  };
}
