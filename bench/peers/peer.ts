/** What a peer's adapter says: whether the peer is on this machine, how to install it, and how it is started before the stub. */
import type { LoadRequest } from '../load/jobs.ts';
import type { ServerProcess } from '../servers/process.ts';

export interface Peer {
  readonly name: string;
  /** A command that installs it, for whoever has not. */
  readonly install: string;
  /** Its version; undefined where it is not installed. */
  find(): Promise<string | undefined>;
  /** Starts it so that requests of the messages interface reach the stub, with as little of its own work as it can do. */
  start(stub_url: string, options: PeerOptions): Promise<PeerServer>;
}

export interface PeerOptions {
  /** Empty; for its configuration. */
  readonly folder: string;
  /** The core that it may use. */
  readonly core: number | undefined;
}

export interface PeerServer {
  readonly process: ServerProcess;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How it wants a request of the messages interface; default as it is. */
  readonly adapt?: (request: LoadRequest) => LoadRequest;
}
