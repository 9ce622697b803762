import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';

/** A person without an account, by what they are called in a scope. */
interface NewGuest {
  readonly scope: string;
  readonly personIndex: string;
  readonly guestId: string;
  readonly at: Date;
}

/** The guest a person is, made at their first coming; whoever comes at the same time is the same guest. */
export async function findOrMakeGuest(
  db: Connection,
  { scope, personIndex, guestId, at }: NewGuest,
): Promise<string> {
  const { rows } = await sql<{ guest_id: string }>`
    insert into survey_guests (scope, person_index, guest_id, created_at)
    values (${scope}, ${personIndex}, ${guestId}::uuid, ${at}::timestamptz)
    on conflict (scope, person_index) do update set scope = excluded.scope
    returning guest_id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A guest was neither found nor made');
  return row.guest_id;
}

/** Makes a guest; false when the person is one already. Waits for whoever makes the same one just now. */
export async function insertGuest(
  tx: Transaction<Schema>,
  { scope, personIndex, guestId, at }: NewGuest,
): Promise<boolean> {
  const row = await tx
    .insertInto('survey_guests')
    .values({ scope, person_index: personIndex, guest_id: guestId, created_at: at })
    .onConflict((conflict) => conflict.columns(['scope', 'person_index']).doNothing())
    .returning('guest_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteGuest(tx: Transaction<Schema>, guestId: string): Promise<void> {
  await tx.deleteFrom('survey_guests').where('guest_id', '=', guestId).execute();
}

/** The guest a person is since they came before. */
export async function findGuest(
  db: Connection,
  scope: string,
  personIndex: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('survey_guests')
    .select('guest_id')
    .where('scope', '=', scope)
    .where('person_index', '=', personIndex)
    .executeTakeFirst();
  return row?.guest_id;
}

/** Counts one more person into a scope; false when `cap` are in. Holds the count until the end of the transaction. */
export async function countGuest(tx: Transaction<Schema>, scope: string, cap: number): Promise<boolean> {
  const { rows } = await sql`
    insert into guest_counts as c (scope, people) values (${scope}, 1)
    on conflict (scope) do update set people = c.people + 1 where c.people < ${cap}::bigint
    returning people`.execute(tx);
  return rows.length > 0;
}
