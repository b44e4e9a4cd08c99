/** The interface of a peer's adapter: is the peer installed, how to install it, how to start it in front of the stub. */
import type { LoadRequest } from '../load/jobs.ts';
import type { ServerProcess } from '../servers/process.ts';

/** Another gateway or proxy to compare with. */
export interface Peer {
  readonly name: string;
  /** How to install it: a command if there is one. */
  readonly install: string;
  /** The installed version; undefined if it is not installed. */
  find(): Promise<string | undefined>;
  /** Starts it so that messages requests reach the stub, with as much of its own work switched off as possible. */
  start(stub_url: string, options: PeerOptions): Promise<PeerServer>;
}

/** What a peer is started with. */
export interface PeerOptions {
  /** An empty folder for its configuration. */
  readonly folder: string;
  /** The CPU core that it may use. */
  readonly core: number | undefined;
}

/** A running peer. */
export interface PeerServer {
  readonly process: ServerProcess;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Rewrites a messages request for it; default: unchanged. */
  readonly adapt?: (request: LoadRequest) => LoadRequest;
}
