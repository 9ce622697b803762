import { type DeviceType, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { requireUnrestricted } from '../../../feedback/module.ts';
import { membersOfMobiles, mobileIndexOf } from '../../../identity/module.ts';
import type { GroupEntrant, Participation } from '../../../task/api.ts';
import { openGroupParticipation } from '../../../task/module.ts';
import type { GroupDeps } from '../deps.ts';
import { lockIsTallied, readEntrant, writeParticipation } from './entrant-store.ts';
import { requireWritable, roleOf, type Visit } from './visit.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/**
 * Opens a member's participation at the first visit (rule 6.29). A guest gets one when they join with that number.
 * Refuses a member who may not start tasks with PENALTY_TASKS, unless they took part before (rule 7.17).
 */
export async function startParticipation(
  tx: Tx,
  { random }: Pick<GroupDeps, 'random'>,
  { group, me, now }: Pick<Visit, 'group' | 'me' | 'now'>,
  device: DeviceType,
): Promise<Participation | undefined> {
  if (me.participation_id !== null) return undefined;
  const members = me.member_id === null ? await membersOfMobiles(tx, [me.mobile_index]) : undefined;
  const memberId = me.member_id ?? members?.get(me.mobile_index);
  if (memberId === undefined || (await lockIsTallied(tx, group.id))) return undefined;
  if (me.consented_at === null) await requireMayStart(tx, memberId, now);
  const opened = await openGroupParticipation(
    tx,
    { random },
    { memberId, taskId: group.task_id, device, at: now },
  );
  await writeParticipation(tx, me, { memberId, participationId: opened?.id ?? null });
  return opened;
}

/** Refuses with PENALTY_TASKS during a penalty on new tasks. The refusal contains its end. */
export async function requireMayStart(db: Connection, memberId: string, now: Date): Promise<void> {
  await requireUnrestricted(db, memberId, 'PENALTY_TASKS', now);
}

/**
 * Opens, or finds, the participation of a member who starts the task of a group they are invited to. Refuses with
 * NOT_INVITED, before the opening and after the close with GROUP_NOT_OPEN, and hosts and observers with NOT_ELIGIBLE.
 */
export async function startInGroup(
  tx: Tx,
  deps: Pick<GroupDeps, 'random'>,
  { memberId, taskId, device, at }: GroupEntrant,
): Promise<Participation> {
  const index = await mobileIndexOf(tx, memberId);
  const visitor = index === undefined ? undefined : await readEntrant(tx, { mobileIndex: index, taskId, at });
  if (visitor === undefined) return refuse('NOT_INVITED');
  if (roleOf(visitor.me) !== GroupRole.Respondent) return refuse('NOT_ELIGIBLE');
  const visit = { ...visitor, now: at };
  requireWritable(visit);
  const opened = await startParticipation(tx, deps, visit, device);
  const known = opened ?? (await openGroupParticipation(tx, deps, { memberId, taskId, device, at }));
  return known ?? refuse('NOT_ELIGIBLE');
}
