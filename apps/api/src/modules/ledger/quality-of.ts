import { type RawBuilder, sql } from 'kysely';

/** An SQL expression for other areas: the quality (质量分) of the member whose id is in the column. */
export const qualityOf = (column: string): RawBuilder<number> =>
  sql`coalesce((select a.quality from ledger_accounts a where a.member_id = ${sql.ref(column)}), 0)`;
