import type { Connection } from '../../../platform/database/database.ts';
import type { Cause } from '../posting/posting.ts';

/** Where on the member site each of these causes of one member is seen, null where nowhere; in the order given. */
export type LinksOf = (
  db: Connection,
  memberId: string,
  causes: readonly Cause[],
) => Promise<(string | null)[]>;
