/** The two stores of a copy. */
import type { CopySource, CopyTarget } from '../../engines/copy/copy-rows.ts';
import type { AuditReport } from '../../store/audit-report.ts';
import type { StoreMove } from '../../store/moved.ts';

/** The store that is copied, in one snapshot. If it is moved, nobody else can write to it meanwhile. */
export interface CopyFrom {
  readonly rows: CopySource;
  readonly moved: StoreMove | undefined;
  audit(): Promise<AuditReport>;
  /** Durably keeps gateways out. Nothing can be read afterwards. */
  retire(moved: StoreMove): Promise<void>;
}

/** A migrated store that no gateway can use before it is opened. */
export interface CopyTo {
  /** Stores rows, durably. Rows of an earlier, interrupted copy may be there. */
  fill<T>(work: (rows: CopyTarget) => Promise<T>): Promise<T>;
  audit(): Promise<AuditReport>;
  /** Lets gateways use it. */
  open(): Promise<void>;
}
