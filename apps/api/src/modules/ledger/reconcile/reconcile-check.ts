import type { Connection } from '../../../platform/database/database.ts';
import type { MemberRange } from '../member-range-store.ts';

/** A difference, described so that an operator can act on it. */
export interface Finding {
  /** The member concerned; null when it is the whole ledger. */
  memberId: string | null;
  detail: string;
}

/** A rule about stored value. Other areas bring their own, such as "every order has its transfers". */
export interface ReconcileCheck {
  /** The rule in words. It is printed with its findings. */
  name: string;
  /**
   * Resolves to the findings, at most a few hundred; only reads. Each statement has its own snapshot. So a check of two
   * tables reads both in one statement, or first the table that is written with or after the other.
   */
  run(db: Connection, signal?: AbortSignal): Promise<Finding[]>;
}

/** A check that runs for one range of members after the other. All checks of a range see one snapshot. */
export interface MemberCheck {
  name: string;
  runFor(db: Connection, members: MemberRange): Promise<Finding[]>;
}
