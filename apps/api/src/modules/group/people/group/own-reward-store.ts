import type { Selectable } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Schema } from '../../../../platform/database/gen/schema.ts';

export type OwnReward = Selectable<Schema['group_rewards']>;

/** The tallied reward of one person; undefined before the tally. */
export async function readOwnReward(
  db: Connection,
  groupId: string,
  personId: string,
): Promise<OwnReward | undefined> {
  return await db
    .selectFrom('group_rewards')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('group_member_id', '=', personId)
    .executeTakeFirst();
}
