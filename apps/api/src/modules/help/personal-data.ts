import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A member's ratings of help articles, for the export of their data. */
export async function helpRatingData(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('help_ratings')
    .select(['article_id as article', 'helpful', 'rated_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('article_id')
    .execute();
}

/** Deletes a member's ratings. */
export async function eraseHelpRatings(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('help_ratings').where('member_id', '=', memberId).execute();
}
