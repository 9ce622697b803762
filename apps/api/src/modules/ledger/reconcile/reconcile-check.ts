import type { Connection } from '../../../platform/database/database.ts';
import type { MemberRange } from '../member-ranges.ts';

/** A difference, described so that an operator can act on it. */
export interface Finding {
  /** The member concerned; null when it is the whole ledger. */
  memberId: string | null;
  detail: string;
}

/**
 * A statement about stored value that must hold. Other modules bring their own, such as "every order has its
 * transfers".
 */
export interface ReconcileCheck {
  /** The statement in words; printed with its findings. */
  name: string;
  /**
   * Resolves to what breaks it, at most a few hundred findings; reads only. Each statement sees a snapshot of its own, so
   * one that compares two tables reads both at once, or first what is written with or after the other.
   */
  run(db: Connection, signal?: AbortSignal): Promise<Finding[]>;
}

/** The same, looked at for one range of members after the other; all checks of a range see one snapshot. */
export interface MemberCheck {
  name: string;
  runFor(db: Connection, members: MemberRange): Promise<Finding[]>;
}
