/** The errors of a store. */

/** The store is locked or too many writes are waiting. The operation changed nothing, and can be tried again. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}

/** The store was lost while it was open. The process should end. The operation may or may not be durable. */
export class StoreLostError extends Error {
  override readonly name = 'StoreLostError';
}

/** The store cannot be used: for example the path is wrong, the engine is too old, or the schema is newer than this program. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
  /** The message in a few words without secrets, for the readiness check, which needs no key. */
  readonly reason: string | undefined;

  constructor(message: string, options: ErrorOptions & { readonly reason?: string } = {}) {
    super(message, options);
    this.reason = options.reason;
  }
}

/** Also survives the way between threads, unlike the class. */
const NEWER_CODE = 'STORE_NEWER';

/** The error of every use of a store that a newer program has migrated. */
export function newerError(message: string): StoreError {
  const error = new StoreError(message, { reason: 'a newer tollgate has migrated the store' });
  return Object.assign(error, { code: NEWER_CODE });
}

/** Whether it is `newerError`, also of another thread. */
export function isNewerError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === NEWER_CODE;
}

/** Whether the store may take the same change later. Any other failure is of the change itself, or the store is lost. */
export function mayPass(failure: unknown): boolean {
  return failure instanceof StoreBusyError || failure instanceof StoreError;
}

/** The server of the store cannot be reached, or takes no connection yet. The same may succeed in a moment. */
export class StoreUnreachableError extends StoreError {
  override readonly name = 'StoreUnreachableError';
}

/** A gateway uses the store, whose schema this program would have to change. The same may succeed when the gateway has stopped. */
export class StoreInUseError extends StoreError {
  override readonly name = 'StoreInUseError';
}

/** The file of the store is physically damaged: nothing read from it can be trusted. */
export class StoreDamagedError extends StoreError {
  override readonly name = 'StoreDamagedError';
}
