import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Connection } from './database.ts';
import type { Schema } from './gen/schema.ts';

/** Tables whose rows are valid until `expires_at`. */
type Expiring = { [T in keyof Schema]: Schema[T] extends { expires_at: unknown } ? T : never }[keyof Schema];

/** Expiring tables whose rows also work only once; `used_at` marks a used row. */
type OneUse = Expiring &
  { [T in keyof Schema]: Schema[T] extends { used_at: unknown } ? T : never }[keyof Schema];

/** The columns and values that identify a row. */
type RowKey<T extends keyof Schema> = Partial<Selectable<Schema[T]>>;

const usable = (known: object, at: Date): RawBuilder<unknown> =>
  sql.join(
    [
      ...Object.entries(known).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      sql`used_at is null`,
      sql`expires_at > ${at}`,
    ],
    sql` and `,
  );

/**
 * Marks a row as used and returns it; undefined when there is none, or it is used or has expired. If `db` is a
 * transaction, the mark counts when it commits. Of concurrent calls only the first one gets the row.
 */
export async function useOnce<T extends OneUse>(
  db: Connection,
  table: T,
  known: RowKey<T>,
  at: Date,
): Promise<Selectable<Schema[T]> | undefined> {
  const { rows } = await sql<Selectable<Schema[T]>>`
    update ${sql.table(table)} set used_at = ${at} where ${usable(known, at)} returning *`.execute(db);
  return rows[0];
}

/** Whether `useOnce` would find a row now. */
export async function isUsable<T extends OneUse>(
  db: Connection,
  table: T,
  known: RowKey<T>,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${usable(known, at)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes the rows that have expired. */
export async function deleteExpired(db: Connection, table: Expiring, before: Date): Promise<void> {
  await sql`delete from ${sql.table(table)} where expires_at < ${before}`.execute(db);
}
