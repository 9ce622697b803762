import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { CannedAnswers } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type CannedAnswer = Selectable<CannedAnswers>;

/** All canned answers, by title. */
export async function selectCanned(db: Connection): Promise<CannedAnswer[]> {
  return await db.selectFrom('canned_answers').selectAll().orderBy('title').execute();
}

export async function selectCannedById(db: Connection, id: string): Promise<CannedAnswer | undefined> {
  return await db.selectFrom('canned_answers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function selectCannedByTitle(db: Connection, title: string): Promise<CannedAnswer | undefined> {
  return await db.selectFrom('canned_answers').selectAll().where('title', '=', title).executeTakeFirst();
}

/** Adds a canned answer, or changes the one with this id. */
export async function writeCanned(tx: Tx, answer: Insertable<CannedAnswers>): Promise<void> {
  const { id: _id, ...change } = answer;
  await tx
    .insertInto('canned_answers')
    .values(answer)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();
}

export async function deleteCanned(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('canned_answers').where('id', '=', id).execute();
}
