import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A person without an account, identified within a scope. */
interface NewGuest {
  readonly scope: string;
  readonly personIndex: string;
  readonly guestId: string;
  readonly at: Date;
}

/**
 * Finds or adds the guest of a person; concurrent calls get the same guest. A repeated visit moves the guest's deletion
 * later.
 */
export async function findOrMakeGuest(
  db: Connection,
  { scope, personIndex, guestId, at, forgetAfter }: NewGuest & { readonly forgetAfter: Date },
): Promise<string> {
  const { rows } = await sql<{ guest_id: string }>`
    insert into survey_guests as g (scope, person_index, guest_id, created_at, forget_after)
    values (${scope}, ${personIndex}, ${guestId}::uuid, ${at}::timestamptz, ${forgetAfter}::timestamptz)
    on conflict (scope, person_index) do update
      set forget_after = case when g.forget_after is null then null else greatest(g.forget_after, excluded.forget_after) end
    returning guest_id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A guest was neither found nor made');
  return row.guest_id;
}

export interface DueGuest {
  readonly guestId: string;
  readonly forgetAfter: Date | null;
}

/** Guests who are due to be checked, after `after`. */
export async function readDueGuests(
  db: Connection,
  now: Date,
  after: DueGuest | undefined,
  limit: number,
): Promise<DueGuest[]> {
  const rows = await db
    .selectFrom('survey_guests')
    .select(['guest_id', 'forget_after'])
    .where('forget_after', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(forget_after, guest_id) > (${after?.forgetAfter ?? null}::timestamptz, ${after?.guestId ?? null}::uuid)`,
      ),
    )
    .orderBy('forget_after')
    .orderBy('guest_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ guestId: row.guest_id, forgetAfter: row.forget_after }));
}

/** Locks a guest who is due; false if they visited again meanwhile. */
export async function lockDueGuest(tx: Tx, guestId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('survey_guests')
    .select('guest_id')
    .where('guest_id', '=', guestId)
    .where('forget_after', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets when a guest is checked next; null keeps them. */
export async function writeForgetAfter(tx: Tx, guestId: string, forgetAfter: Date | null): Promise<void> {
  await tx
    .updateTable('survey_guests')
    .set({ forget_after: forgetAfter })
    .where('guest_id', '=', guestId)
    .execute();
}

/** Adds a guest; false if the person has one. Waits for a concurrent call that adds the same one. */
export async function insertGuest(tx: Tx, { scope, personIndex, guestId, at }: NewGuest): Promise<boolean> {
  const row = await tx
    .insertInto('survey_guests')
    .values({ scope, person_index: personIndex, guest_id: guestId, created_at: at })
    .onConflict((conflict) => conflict.columns(['scope', 'person_index']).doNothing())
    .returning('guest_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteGuest(tx: Tx, guestId: string): Promise<void> {
  await tx.deleteFrom('survey_guests').where('guest_id', '=', guestId).execute();
}

/** The guest of a person who was here before. */
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

/**
 * Counts one more person in a scope; false if `cap` people are counted already. Locks the count until the transaction
 * ends.
 */
export async function countGuest(tx: Tx, scope: string, cap: number): Promise<boolean> {
  const { rows } = await sql`
    insert into guest_counts as c (scope, people) values (${scope}, 1)
    on conflict (scope) do update set people = c.people + 1 where c.people < ${cap}::bigint
    returning people`.execute(tx);
  return rows.length > 0;
}
