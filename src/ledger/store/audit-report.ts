/** The report of an audit: the number of checked rows, and every breach of an invariant. */

/** The invariants that an audit proves over the whole store. docs/explanation/audit.md explains each. */
export const INVARIANTS = [
  'wallet_equals_entries',
  'held_equals_open_holds',
  'held_not_negative',
  'available_not_negative',
  'hold_within_available',
  'entry_well_formed',
  'entry_ids_without_gap',
  'entry_hash_chain',
  'anchor_in_history',
  'change_ids_without_gap',
  'change_hash_chain',
  'entry_names_its_change',
  'row_equals_its_changes',
  'topup_once_a_reference',
  'hold_resolved_once',
  'resolution_matches_its_hold',
  'resolution_after_its_hold',
  'capture_within_hold',
  'refund_within_its_charge',
  'overage_beside_full_capture',
  'task_state_matches_its_hold',
  'task_hold_matches_its_entry',
  'task_hold_memo_matches_its_entry',
  'running_task_is_polled',
  'task_charge_matches_its_entries',
  'task_hold_equals_its_price',
  'task_charge_equals_its_price',
  'task_price_equals_its_version',
  'task_cost_equals_its_price',
  'price_equals_its_digest',
  'usage_amount_equals_its_price',
  'usage_cost_equals_its_price',
  'hold_belongs_to_one_owner',
  'lease_hold_matches_its_entry',
  'lease_state_matches_its_hold',
  'lease_charge_equals_its_usage',
  'waived_beside_full_capture',
  'usage_is_of_its_lease',
  'key_is_of_its_account',
  'discount_in_range',
  'task_facts_readable',
  'upstream_id_unique',
  'spending_equals_charges',
  'repetition_is_of_its_account',
  'resource_equals_its_proof',
  'change_key_names_its_change',
  'delivery_is_of_its_webhook',
  'events_are_recorded',
  'pruned_as_recorded',
  'roll_ups_equal_usage',
  'roll_ups_equal_charges',
  'sums_equal_roll_ups',
  'schema_as_migrated',
] as const;

export type Invariant = (typeof INVARIANTS)[number];

/** A place where an invariant does not hold. */
export interface Breach {
  readonly invariant: Invariant;
  readonly account: string | null;
  readonly task: string | null;
  readonly message: string;
}

/** A hash that was noted outside the store. It proves its row and all rows before it. */
export interface AnchoredHash {
  /** Null: any row may have the hash. */
  readonly id: bigint | null;
  /** In lower-case hex. */
  readonly hash: string;
}

/** The hashes of an entry and of a change. Undefined: there was none. */
export interface Anchor {
  readonly entry: AnchoredHash | undefined;
  readonly change: AnchoredHash | undefined;
}

const ANCHOR =
  /^(?=.)(?:(?:(?<entry>[1-9]\d{0,18}):)?(?<entryHash>[0-9a-f]{64}))?(?:\/(?<change>[1-9]\d{0,18}):(?<changeHash>[0-9a-f]{64}))?$/;

/** Parses `ID:HASH/ID:HASH`, of an entry and of a change. One part may be missing, and the entry's id. Undefined for any other text. */
export function parseAnchor(text: string): Anchor | undefined {
  const match = ANCHOR.exec(text)?.groups;
  if (match === undefined) return undefined;
  const { entry, entryHash, change, changeHash } = match;
  return { entry: anchored(entry, entryHash), change: anchored(change, changeHash) };
}

function anchored(id: string | undefined, hash: string | undefined): AnchoredHash | undefined {
  return hash === undefined ? undefined : { id: id === undefined ? null : BigInt(id), hash };
}

/** Gets how much of an audit is done, in whole percent, from 0 to 100. */
export type AuditProgress = (percent: number) => void;

export interface AuditReport {
  readonly ok: boolean;
  /** `ID:HASH` of the newest entry, then `/ID:HASH` of the newest change; null without any. */
  readonly anchor: string | null;
  readonly checked: {
    readonly accounts: number;
    readonly entries: number;
    readonly holds: number;
    readonly tasks: number;
    readonly changes: number;
  };
  readonly breaches: readonly Breach[];
}
