import type { Connection } from '../../../platform/database/database.ts';

/** Something that does not add up: what, in words an operator can act on. */
export interface Finding {
  /** The member concerned, or null when it is the whole ledger. */
  memberId: string | null;
  detail: string;
}

/** One statement about stored value that must hold. Other modules bring their own, such as "every exchange has its transfers". */
export interface ReconcileCheck {
  /** The statement in words: printed with its findings. */
  name: string;
  /** Resolves to what breaks it, at most a few hundred findings; reads only. */
  run(db: Connection): Promise<Finding[]>;
}
