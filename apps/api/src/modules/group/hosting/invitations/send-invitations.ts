import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { GroupLife, SmsKind } from '@yayan/contract';
import { formatShortTime } from '../../../../platform/calendar.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { GroupRow, MemberRow } from '../../people/group/group-store.ts';
import { lockAsHost } from '../../people/life/host-access.ts';
import { type Reach, reachableCoins, viewPromise } from '../../people/group/reward-plan.ts';
import { reachOfNewcomer } from '../../discussion/responses/earned-so-far.ts';
import { notifyPeople } from '../../people/notices/notify-people.ts';
import { type Addressee, countSendings } from './invitation-store.ts';
import { requireInviting } from './require-inviting.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** The most sendings of one invitation; at most one in 12 hours (rule 6.27). */
const MOST_SENDINGS = 3;
const PAUSE_MS = 12 * 60 * 60_000;

const pauseBefore = (now: Date): Date => new Date(now.getTime() - PAUSE_MS);

/** When an invitation may be sent again; null if it may not. */
export function maySendAt(
  row: Pick<MemberRow, 'consent_version' | 'withdrawn_at' | 'sends' | 'sent_at'>,
  now: Date,
): Date | null {
  if (row.consent_version !== null || row.withdrawn_at !== null || row.sends >= MOST_SENDINGS) return null;
  return row.sent_at === null ? now : new Date(row.sent_at.getTime() + PAUSE_MS);
}

/** Sends an invitation to everybody without a sending. */
export async function sendFirstInvitations(
  tx: Tx,
  deps: GroupDeps,
  group: GroupRow,
  now: Date,
): Promise<void> {
  const limits = { at: now, since: pauseBefore(now), most: MOST_SENDINGS };
  await deliver(tx, deps, group, await countSendings(tx, group.id, 'the unsent', limits), now);
}

/** Sends invitations again to people who haven't entered, within the limits. */
export async function sendInvitations(
  deps: GroupDeps,
  { caller, params: { groupId }, body: { ids } }: Call<'sendInvitations'>,
): Promise<DataOf<'sendInvitations'>> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await lockAsHost(tx, caller, groupId, now);
    requireInviting(visit, [GroupLife.Inviting, GroupLife.Open]);
    const limits = { at: now, since: pauseBefore(now), most: MOST_SENDINGS };
    const addressees = await countSendings(tx, groupId, ids, limits);
    await deliver(tx, deps, visit.group, addressees, now);
    return { count: addressees.length };
  });
}

/** What somebody gets who joins now (rule 6.56). */
function payText(group: GroupRow, reach: Reach): string {
  const promise = viewPromise(group, reach.canFinish);
  if (promise === null) return '这个讨论小组没有金币。';
  return reachableCoins(group, reach) === 0 ? '有话题已经截止，现在加入没有金币。' : `${promise.condition}。`;
}

/**
 * Writes to members on the site, and to guests who agreed by text message. The host passes the group's address to the
 * others.
 */
async function deliver(
  tx: Tx,
  deps: GroupDeps,
  group: GroupRow,
  addressees: readonly Addressee[],
  now: Date,
): Promise<void> {
  const pay = payText(group, await reachOfNewcomer(tx, group, now));
  const { name, intro, task_hash: taskHash, opens_at: opensAt, closes_at: closesAt } = group;
  await notifyPeople(tx, deps, group, addressees, {
    event: 'groupInvited',
    keyOf: ({ id, sends }) => `group-invitation:${id}:${sends}`,
    dataOf: () => ({ name, taskHash, intro, opensAt, closesAt, pay }),
    text: {
      kind: SmsKind.GroupInvitation,
      what: `邀请你参加，${formatShortTime(opensAt)} 开放`,
    },
  });
}
