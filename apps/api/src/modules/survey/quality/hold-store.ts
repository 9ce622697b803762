import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { SurveyHolds } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A complete whose pay waits for an operator's review. */
export type HoldRow = Selectable<SurveyHolds>;

export async function insertHold(
  tx: Tx,
  hold: Pick<HoldRow, 'member_id' | 'participation_id' | 'task_id' | 'sign' | 'overlap_seconds' | 'held_at'>,
): Promise<void> {
  await tx.insertInto('survey_holds').values(hold).execute();
}

/** An undecided hold, with its row locked until the transaction ends. */
export async function lockOpenHold(
  tx: Tx,
  { memberId, participationId }: { memberId: string; participationId: string },
): Promise<HoldRow | undefined> {
  return await tx
    .selectFrom('survey_holds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The hold of a participation of any member. */
export async function readHold(db: Connection, participationId: string): Promise<HoldRow | undefined> {
  return await db
    .selectFrom('survey_holds')
    .selectAll()
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
}

export async function decideHold(
  tx: Tx,
  { member_id, participation_id }: Pick<HoldRow, 'member_id' | 'participation_id'>,
  decided: { verdict: 'paid' | 'refused'; operator: string | null; reason: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('survey_holds')
    .set({
      verdict: decided.verdict,
      operator: decided.operator,
      reason: decided.reason,
      decided_at: decided.at,
    })
    .where('member_id', '=', member_id)
    .where('participation_id', '=', participation_id)
    .execute();
}

/** Undecided holds after `after`, the oldest first; with `before`, only those that are older. */
export async function readOpenHolds(
  db: Connection,
  {
    after,
    before,
    limit,
  }: {
    after?: Pick<HoldRow, 'held_at' | 'participation_id'> | undefined;
    before?: Date;
    limit: number;
  },
): Promise<HoldRow[]> {
  return await db
    .selectFrom('survey_holds')
    .selectAll()
    .where('decided_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('held_at', '<=', before ?? new Date(0)))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('held_at', 'participation_id'),
          '>',
          eb.tuple(after?.held_at ?? new Date(0), after?.participation_id ?? ''),
        ),
      ),
    )
    .orderBy('held_at')
    .orderBy('participation_id')
    .limit(limit)
    .execute();
}
