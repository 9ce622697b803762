import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Connection } from './database.ts';
import type { Schema } from './gen/schema.ts';

/** Tables whose rows are good until `expires_at`. */
type Expiring = { [T in keyof Schema]: Schema[T] extends { expires_at: unknown } ? T : never }[keyof Schema];

/** Those whose rows are also good once only: `used_at` says that one was used. */
type OneUse = Expiring &
  { [T in keyof Schema]: Schema[T] extends { used_at: unknown } ? T : never }[keyof Schema];

/** What a row is known by: the columns that have to agree. */
type Known<T extends keyof Schema> = Partial<Selectable<Schema[T]>>;

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
 * Uses a row up, with the transaction where `db` is one; undefined when there is none like it, or it was used or has
 * expired. Rivals queue for it, and whoever comes second finds it used.
 */
export async function useOnce<T extends OneUse>(
  db: Connection,
  table: T,
  known: Known<T>,
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
  known: Known<T>,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${usable(known, at)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Forgets the rows that have expired. */
export async function deleteExpired(db: Connection, table: Expiring, before: Date): Promise<void> {
  await sql`delete from ${sql.table(table)} where expires_at < ${before}`.execute(db);
}
