import { RankingChoice } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';

/** The choices of several members; members without a choice are missing. */
export async function selectChoices(
  db: Connection,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, RankingChoice>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ranking_choices')
    .select(['member_id', 'choice'])
    .where('member_id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ member_id, choice }) => [member_id, choice as RankingChoice])); // A check constraint allows only these values.
}

export async function upsertChoice(
  db: Connection,
  memberId: string,
  choice: RankingChoice,
  at: Date,
): Promise<void> {
  await db
    .insertInto('ranking_choices')
    .values({ member_id: memberId, choice, chosen_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ choice, chosen_at: at }))
    .execute();
}
