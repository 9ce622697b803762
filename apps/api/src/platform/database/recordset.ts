import { type RawBuilder, sql } from 'kysely';

/**
 * Rows that a statement is given, to be read from like a table: `as` is its alias with columns and types, in our own
 * words only. They travel as JSON: an array of each length would be planned anew.
 */
export const recordset = (rows: readonly object[], as: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.raw(as)}`;
