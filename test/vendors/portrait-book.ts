/** Stores liveness sessions, asset groups and assets; their states are computed from the clock. */

/** A liveness session. It completes when a button on its page is pressed, or automatically at `auto_ms`. */
export interface LivenessSession {
  readonly token: string;
  /** Identifies the session in the page's link, because the token is the caller's secret. */
  readonly uid: string;
  readonly callbackUrl: string;
  readonly created_ms: number;
  /** Unix milliseconds; infinite if only the page can complete the session. */
  readonly auto_ms: number;
  /** The group that is created when the check passes. */
  readonly groupId: string;
  readonly verdict: 'open' | 'passed' | 'refused';
}

/** An asset group. A liveness check creates groups for people, a call creates AIGC groups. */
export interface AssetGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: 'AIGC' | 'LivenessFace';
  readonly created_ms: number;
}

/** The state of an asset. */
export type AssetStatus = 'Processing' | 'Active' | 'Failed';

/** An uploaded asset, processed at `ready_ms`. */
export interface Asset {
  readonly id: string;
  readonly groupId: string;
  readonly type: 'Image' | 'Video' | 'Audio';
  readonly name: string;
  readonly sourceUrl: string;
  readonly created_ms: number;
  readonly ready_ms: number;
  readonly fails: boolean;
}

/** A token is valid for 30 minutes after its creation. */
const TOKEN_LIFE_ms = 30 * 60 * 1000;

/** The state of a session at `now_ms`. */
export function sessionState(session: LivenessSession, now_ms: number): 'open' | 'passed' | 'refused' | 'expired' {
  if (now_ms >= session.created_ms + TOKEN_LIFE_ms) return 'expired';
  if (session.verdict !== 'open') return session.verdict;
  return now_ms >= session.auto_ms ? 'passed' : 'open';
}

/** The state of an asset at `now_ms`. */
export function assetState(asset: Asset, now_ms: number): AssetStatus {
  if (now_ms < asset.ready_ms) return 'Processing';
  return asset.fails ? 'Failed' : 'Active';
}

/** The portraits of one sandbox. */
export class PortraitBook {
  readonly sessions = new Map<string, LivenessSession>();
  readonly groups = new Map<string, AssetGroup>();
  readonly assets = new Map<string, Asset>();

  /** The session that a page's link belongs to. */
  sessionByUid(uid: string): LivenessSession | undefined {
    for (const session of this.sessions.values()) if (session.uid === uid) return session;
    return undefined;
  }

  /** The group with that id; the group of a session is created at the first request after the check has passed. */
  group(id: string, now_ms: number): AssetGroup | undefined {
    const known = this.groups.get(id);
    if (known !== undefined) return known;
    for (const session of this.sessions.values()) {
      if (session.groupId === id && sessionState(session, now_ms) === 'passed') return this.groupOfSession(session);
    }
    return undefined;
  }

  /** The group of a passed session. It remains after the session's token expires. */
  groupOfSession(session: LivenessSession): AssetGroup {
    const known = this.groups.get(session.groupId);
    if (known !== undefined) return known;
    const group: AssetGroup = {
      id: session.groupId,
      name: 'Portrait',
      description: 'Created by a liveness check',
      type: 'LivenessFace',
      created_ms: session.created_ms,
    };
    this.groups.set(group.id, group);
    return group;
  }

  /** The state of an asset, or undefined if it does not exist. */
  assetStatus(id: string, now_ms: number): AssetStatus | undefined {
    const asset = this.assets.get(id);
    return asset === undefined ? undefined : assetState(asset, now_ms);
  }
}
