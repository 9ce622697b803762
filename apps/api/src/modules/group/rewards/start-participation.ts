import type { DeviceType } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { membersOfMobiles } from '../../identity/account/mobile-index.ts';
import { openGroupParticipation } from '../../task/participation/group-participation.ts';
import type { GroupDeps } from '../deps.ts';
import type { Visit } from '../entry/visit.ts';

/**
 * Opens a respondent's participation at the first visit (rule 6.29), if they are a member. A guest has none until they join
 * with that number.
 */
export async function startParticipation(
  tx: Transaction<Schema>,
  { random }: Pick<GroupDeps, 'random'>,
  { group, me, now }: Visit,
  device: DeviceType,
): Promise<void> {
  if (me.participation_id !== null) return;
  const members = me.member_id === null ? await membersOfMobiles(tx, [me.mobile_index]) : undefined;
  const memberId = me.member_id ?? members?.get(me.mobile_index);
  if (memberId === undefined) return;
  const opened = await openGroupParticipation(
    tx,
    { random },
    { memberId, taskId: group.task_id, device, at: now },
  );
  await tx
    .updateTable('group_members')
    .set({ member_id: memberId, participation_id: opened?.id ?? null })
    .where('group_id', '=', group.id)
    .where('id', '=', me.id)
    .execute();
}
