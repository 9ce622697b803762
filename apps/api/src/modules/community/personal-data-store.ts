import type { Connection } from '../../platform/database/database.ts';
import { eraseReasons } from './awards/award-store.ts';
import { holdPlaces } from './ranking/ranking-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A member's data in rankings, courses and awards, for the export of their data. */
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
  const courses = await db
    .selectFrom('course_passes')
    .select(['course_id as course', 'coins', 'passed_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('course_id')
    .execute();
  const awards = await db
    .selectFrom('award_winners')
    .select([
      'month',
      'award_id as award',
      'reason',
      'coins',
      'awarded_at as at',
      'taken_back_at as takenBackAt',
    ])
    .where('member_id', '=', memberId)
    .orderBy('month')
    .execute();
  return { choice: choice ?? null, months, courses, awards };
}

/**
 * Removes a member from rankings and lists of winners, and deletes articles about them, the texts about them and their
 * quiz answers. The record that courses and awards were paid stays, like the ledger (rule 13.9). It holds only ids:
 * those of the erased member and of a deleted quiz. `reconcile` compares it with the transfers.
 */
export async function eraseCommunity(tx: Tx, memberId: string): Promise<void> {
  await eraseReasons(tx, memberId);
  await tx.deleteFrom('star_articles').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('course_quizzes').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('course_visits').where('member_id', '=', memberId).execute();
  await holdPlaces(tx);
  await tx.deleteFrom('ranking_places').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('ranking_months').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('ranking_choices').where('member_id', '=', memberId).execute();
}
