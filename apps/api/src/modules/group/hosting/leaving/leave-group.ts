import { type DataOf, GroupOpenState, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Call } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { idempotently } from '../../../../platform/idempotency/idempotency.ts';
import { removeStoredFiles } from '../../../file/module.ts';
import { membersOfMobiles } from '../../../identity/module.ts';
import { markGroupLeft } from '../../../task/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterBeforeConsent, groupState, type Visit } from '../../people/entry/visit.ts';
import { lockGroup } from '../../people/group/host-store.ts';
import { notifyPeople } from '../../people/notices/notify-people.ts';
import { achievedBy, earnedSoFar } from '../../discussion/responses/earned-so-far.ts';
import { deleteUnsentOf } from '../../discussion/attachments/media-store.ts';
import { endPlaces } from '../invitations/end-places.ts';
import { markLeft, readHosts } from './leaving-store.ts';

type Departure = DataOf<'leaveGroup'>;
type LeaveCall = Call<'leaveGroup'>;

/**
 * A respondent leaves a group (rule 6.54). What they said stays, what they haven't sent is deleted, and what they earned
 * is paid with the group. A dry run only counts that. Refuses with FORBIDDEN for hosts and observers, with NOT_FOUND for
 * the hash of another group, and with GROUP_NOT_OPEN and LEAVING_TOO_LATE outside of the group's time.
 */
export async function leaveGroup(deps: GroupDeps, call: LeaveCall): Promise<Departure> {
  const { caller, body, params, idempotency } = call;
  const now = deps.clock.now();
  if (body.dryRun) {
    const db = deps.database.read;
    return await departureOf(db, await enterToLeave(db, caller, params.hash, now), null);
  }
  return await idempotently(
    deps.database,
    // Guests have no account, and the key is one person's in one group.
    { memberId: caller.groupMemberId, ...idempotency },
    (tx) => leave(tx, deps, call, now),
  );
}

async function leave(
  tx: Tx,
  deps: GroupDeps,
  { caller, params, body: { reason } }: LeaveCall,
  now: Date,
): Promise<Departure> {
  // First, like hosts: a closing, a tally and a withdrawal of the invitation come before this or after it.
  await lockGroup(tx, caller.groupId);
  const visit = await enterToLeave(tx, caller, params.hash, now);
  const { group, me } = visit;
  const departure = await departureOf(tx, visit, now);
  await markLeft(tx, { groupId: group.id, id: me.id, reason, at: now });
  // The session of this call can repeat it, if the answer got lost, and nothing else: its person isn't in the group.
  await endPlaces(tx, deps, group.id, [me.id], caller.sessionId);
  await removeStoredFiles(deps.files, tx, await deleteUnsentOf(tx, { groupId: group.id, memberId: me.id }));
  if (me.member_id !== null && me.participation_id !== null)
    await markGroupLeft(tx, [{ memberId: me.member_id, id: me.participation_id }], true);
  await notifyHosts(tx, deps, visit);
  return departure;
}

/** Before the current consent too: who doesn't agree to a new one must be able to leave. */
async function enterToLeave(db: Connection, caller: GroupCaller, hash: string, now: Date): Promise<Visit> {
  const visit = await enterBeforeConsent(db, caller, now);
  if (visit.role !== GroupRole.Respondent) refuse('FORBIDDEN');
  if (visit.group.task_hash !== hash) refuse('NOT_FOUND');
  const state = groupState(visit.group, now);
  if (state === GroupOpenState.Upcoming) refuse('GROUP_NOT_OPEN');
  if (state === GroupOpenState.Closed || visit.group.tallied_at !== null) refuse('LEAVING_TOO_LATE');
  return visit;
}

/** What the respondent finished until now, and who gets the coins for it. */
async function departureOf(db: Connection, visit: Visit, leftAt: Date | null): Promise<Departure> {
  const { me } = visit;
  const accounts = me.member_id === null ? await membersOfMobiles(db, [me.mobile_index]) : undefined;
  return {
    leftAt: leftAt?.toISOString() ?? null,
    ...earnedSoFar(visit.group, await achievedBy(db, visit)),
    isMember: me.member_id !== null || accounts?.has(me.mobile_index) === true,
  };
}

async function notifyHosts(tx: Tx, deps: GroupDeps, { group, me, now }: Visit): Promise<void> {
  const { id, name } = group;
  await notifyPeople(tx, deps, group, await readHosts(tx, id), {
    event: 'groupLeft',
    keyOf: (host) => `group-left:${me.id}:${now.getTime()}:${host.id}`,
    dataOf: () => ({ name, nickname: me.nickname }),
  });
}
