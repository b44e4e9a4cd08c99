/** The report of an audit: the number of checked rows, and every breach of an invariant. */

/** The invariants that an audit proves over the whole store. docs/money.md explains each. */
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
  'topup_once_a_reference',
  'hold_resolved_once',
  'resolution_matches_its_hold',
  'resolution_after_its_hold',
  'capture_within_hold',
  'overage_beside_full_capture',
  'task_state_matches_its_hold',
  'task_hold_matches_its_entry',
  'task_charge_matches_its_entries',
  'task_hold_equals_its_price',
  'task_charge_equals_its_price',
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
  'usage_day_equals_usage',
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

/** An entry's hash that was noted outside the store. It proves that entry and all entries before it. */
export interface Anchor {
  /** Null: any entry may have the hash. */
  readonly id: bigint | null;
  /** In lower-case hex. */
  readonly hash: string;
}

/** The result of an audit. */
export interface AuditReport {
  readonly ok: boolean;
  /** The newest entry's `ID:HASH`; null without entries. */
  readonly anchor: string | null;
  readonly checked: {
    readonly accounts: number;
    readonly entries: number;
    readonly holds: number;
    readonly tasks: number;
  };
  readonly breaches: readonly Breach[];
}
