/** The settings of the whole gateway: listener, body limits, shutdown, reading of media, and polling of tasks. */
import type { EnvelopePlan } from './interfaces.ts';
import type { CredentialPlan } from './models.ts';

/** The listener and its limits. */
export interface ServerPlan {
  readonly host: string;
  readonly port: number;
  /** The largest body of any route; a route may have a smaller limit. */
  readonly body_limit_bytes: number;
  readonly bodies: BodiesPlan;
  /** Time within which a caller must have sent its headers. */
  readonly headers_timeout_ms: number;
  /** Interval at which the pace of a body is checked: one that stalls is refused. */
  readonly body_timeout_ms: number;
  /** Time within which a caller must have sent its whole request. */
  readonly request_timeout_ms: number;
  /** Where metrics are served; undefined: not at all. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  readonly drain: ServerDrainPlan;
  readonly drains: DrainsPlan;
  /** For errors outside every interface; undefined: a neutral JSON body. */
  readonly envelope: EnvelopePlan | undefined;
  /** The header with the request's id on errors outside every interface; undefined: none. */
  readonly request_id_header: string | undefined;
  /** Undefined: there is no page for the holders of keys. */
  readonly account_page: AccountPagePlan | undefined;
  /** Undefined: tracing is off. */
  readonly tracing: TracingPlan | undefined;
  /** Proxies in front whose `x-forwarded-for` is believed, as networks. */
  readonly trusted_proxies: readonly string[];
}

/** The listener for operators. */
export interface AdminPlan {
  readonly host: string;
  readonly port: number;
  /** The origin that operators see, without a path; undefined: the origin of their requests. */
  readonly public_origin: string | undefined;
  /** How operators sign in without a token; undefined: not at all. */
  readonly oidc: OidcPlan | undefined;
}

/** An OpenID provider. */
export interface OidcPlan {
  readonly issuer: string;
  readonly client_id: string;
  /** With the secret `client_secret`. */
  readonly client: CredentialPlan;
  readonly scope: string;
  readonly groups_claim: string;
  readonly groups: Readonly<Record<string, 'viewer' | 'operator' | 'admin'>>;
}

export interface TracingPlan {
  /** For spans by OTLP over HTTP. */
  readonly url: string;
  /** From 0 to 1. */
  readonly sample: number;
}

/** Limits on bodies that are received but not yet priced. */
export interface BodiesPlan {
  /** The largest number of objects, arrays, members and elements in one body. */
  readonly nodes: number;
  /** The largest number of body bytes in memory at once, for all callers. */
  readonly kept_bytes: number;
  /** The same limit for admitting a body of more than `small_bytes`. */
  readonly kept_large_bytes: number;
  readonly small_bytes: number;
  /** The limit per account. */
  readonly kept_per_account_bytes: number;
}

/** Limits of a thread for the sum of all answers that it reads after their callers have left. */
export interface DrainsPlan {
  /** The sum over the drains in progress. */
  readonly bytes: number;
  readonly bytes_per_s: number;
}

export interface ServerDrainPlan {
  /** How long requests are still accepted after readiness turns false, and how long idle connections stay open. */
  readonly lame_duck_ms: number;
  /** How long answers in flight may take. */
  readonly limit_ms: number;
}

/** Limits for measuring reference media before the hold. */
export interface MediaPlan {
  /** For all requests to one URL. */
  readonly timeout_ms: number;
  readonly limit_bytes: number;
  /** A length this far above a whole second still counts as that second. */
  readonly tolerance_ms: number;
  /** Shorter media are refused. */
  readonly shortest_ms: number;
  /** Allows addresses that are not public, for tests. */
  readonly allow_private: boolean;
}

export interface WebhooksPlan {
  /** Hosts that may have private addresses, and get events without TLS. */
  readonly allow_hosts: readonly string[];
  readonly timeout_ms: number;
  /** How long ended deliveries are kept. */
  readonly keep_ms: number;
}

/** The records of requests. */
export interface RequestsPlan {
  readonly keep_ms: number;
  readonly size_bytes: number;
  /** Records per second of each account. */
  readonly rate: number;
  /** Whether a caller's address is recorded whole. */
  readonly client: 'network' | 'full';
}

/** The age from which `tollgate prune` deletes rows; undefined: they are kept. */
export interface RetentionPlan {
  readonly usage_ms: number | undefined;
  readonly tasks_ms: number | undefined;
}

/** Who sells: the letterhead of statements. */
export interface SellerPlan {
  readonly name: string | undefined;
  /** Of several lines. */
  readonly address: string | undefined;
  readonly tax_id: string | undefined;
  readonly logo: ImagePlan | undefined;
  readonly footer: string | undefined;
  /** The series of invoice numbers. */
  readonly invoice: string | undefined;
  /** The time zone of months and statements. */
  readonly tz: string;
}

/** An image of the configuration. */
export interface ImagePlan {
  /** As named in the configuration. */
  readonly file: string;
  readonly sha256: string;
  /** The image as a data URI. */
  readonly uri: string;
}

/** The time zone in which months and statements begin. */
export function monthZone({
  seller,
  time_zone,
}: {
  readonly seller: SellerPlan | undefined;
  readonly time_zone: string;
}): string {
  return seller?.tz ?? time_zone;
}

/** The page for the holders of keys. */
export interface AccountPagePlan {
  readonly path: string;
  /** Of the operator. */
  readonly name: string | undefined;
  readonly logo: ImagePlan | undefined;
  /** An e-mail address, a URL or another text. */
  readonly contact: string | undefined;
}

/** How the settler polls tasks, and how long claims and leases last. */
export interface SettlePlan {
  /** The interval between the settler's polls of a new task. */
  readonly first_ms: number;
  readonly longest_ms: number;
  /** Polls in flight per upstream. */
  readonly concurrency: number;
  /** How long a claim lasts before another process may take the task over. */
  readonly claim_ms: number;
  /** How long a spend lease lasts, unless it is renewed. */
  readonly lease_ms: number;
}
