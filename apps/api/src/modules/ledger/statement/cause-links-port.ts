import type { Connection } from '../../../platform/database/database.ts';
import type { Cause } from '../posting/posting.ts';

/** For each of a member's causes the page that shows it, null without one; in the given order. */
export type LinksOf = (
  db: Connection,
  memberId: string,
  causes: readonly Cause[],
) => Promise<(string | null)[]>;
