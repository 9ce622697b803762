import { type RawBuilder, sql } from 'kysely';

/** The quality (质量分) of the member whose id a column holds, as an expression for another area's statement. */
export const qualityOf = (column: string): RawBuilder<number> =>
  sql`coalesce((select a.quality from ledger_accounts a where a.member_id = ${sql.ref(column)}), 0)`;
