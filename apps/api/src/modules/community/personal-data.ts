import type { Connection } from '../../platform/database/database.ts';
import { eraseReasons } from './awards/award-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

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
  const courses = await db
    .selectFrom('course_passes')
    .select(['course_id as course', 'coins', 'passed_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('course_id')
    .execute();
  const awards = await db
    .selectFrom('award_winners')
    .select(['month', 'award_id as award', 'reason', 'coins', 'awarded_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('month')
    .execute();
  return { choice: choice ?? null, months, courses, awards };
}

/**
 * Takes a member out of rankings and lists of winners, and removes the articles about them, what was said of them and what
 * they answered. That courses and awards paid stays, as the ledger does (rule 13.9): a pass is at most one row a course, and holds
 * the ids of a member who is erased and of a quiz that is deleted, which `reconcile` compares with what was paid.
 */
export async function eraseCommunity(tx: Tx, memberId: string): Promise<void> {
  await eraseReasons(tx, memberId);
  await tx.deleteFrom('star_articles').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('course_quizzes').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('course_visits').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('ranking_places').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('ranking_months').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('ranking_choices').where('member_id', '=', memberId).execute();
}
