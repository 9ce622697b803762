import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { SurveyFigures } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** One open answer as a blind index. */
export interface OpenAnswer {
  readonly question: string;
  readonly textIndex: string;
}

/** The response quality of a participation; undefined until it is handed in. */
export async function readResponseQuality(
  db: Connection,
  memberId: string,
  participationId: string,
): Promise<Selectable<SurveyFigures> | undefined> {
  return await db
    .selectFrom('survey_figures')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
}

export async function insertResponseQuality(tx: Tx, figures: Insertable<SurveyFigures>): Promise<void> {
  await tx
    .insertInto('survey_figures')
    .values(figures)
    .onConflict((conflict) => conflict.columns(['member_id', 'participation_id']).doNothing())
    .execute();
}

/**
 * Stores a member's open answers. Returns how many of them have the same text as an earlier answer of another member.
 * Two concurrent transactions don't see each other's answers. That is acceptable, because the count is only an
 * indicator.
 */
export async function storeOpenAnswers(
  tx: Tx,
  taskId: string,
  memberId: string,
  answers: readonly OpenAnswer[],
): Promise<number> {
  if (answers.length === 0) return 0;
  const rows = await tx
    .selectFrom('survey_open_answers')
    .select(['question', 'text_index'])
    .distinct()
    .where('task_id', '=', taskId)
    .where('member_id', '<>', memberId)
    .where((eb) =>
      eb.or(
        answers.map(({ question, textIndex }) =>
          eb.and([eb('question', '=', question), eb('text_index', '=', textIndex)]),
        ),
      ),
    )
    .execute();
  await tx
    .insertInto('survey_open_answers')
    .values(
      answers.map(({ question, textIndex }) => ({
        task_id: taskId,
        question,
        text_index: textIndex,
        member_id: memberId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.length;
}
