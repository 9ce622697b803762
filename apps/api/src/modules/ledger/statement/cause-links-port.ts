import type { Connection } from '../../../platform/database/database.ts';
import type { Cause } from '../posting/posting.ts';

/** The pages that show these causes of a member, in the given order; null for a cause without a page. */
export type LinksOf = (
  db: Connection,
  memberId: string,
  causes: readonly Cause[],
) => Promise<(string | null)[]>;
