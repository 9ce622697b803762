import type { Transaction } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';

/** What rankings know of a member: for the export of their own data. */
export async function communityData(db: Connection, memberId: string): Promise<object> {
  const choice = await db
    .selectFrom('ranking_choices')
    .select(['choice', 'chosen_at as at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const months = await db
    .selectFrom('ranking_months')
    .select(['month', 'coins', 'surveys'])
    .where('member_id', '=', memberId)
    .orderBy('month')
    .execute();
  return { choice: choice ?? null, months };
}

/** Takes a member out of rankings, and removes the articles about them. */
export async function eraseCommunity(tx: Transaction<Schema>, memberId: string): Promise<void> {
  await tx.deleteFrom('star_articles').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('ranking_places').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('ranking_months').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('ranking_choices').where('member_id', '=', memberId).execute();
}
