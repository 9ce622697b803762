import { type RawBuilder, sql } from 'kysely';

/**
 * Rows as a table for a statement. `as` is its alias with columns and types; it must never contain user input. The rows
 * travel as JSON, because arrays would need a new plan for each length.
 */
export const recordset = (rows: readonly object[], as: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.raw(as)}`;
