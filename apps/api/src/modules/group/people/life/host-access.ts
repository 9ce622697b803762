import { refuse } from '../../../../errors/api-fault.ts';
import type { MemberCaller } from '../../../../call/caller.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { mobileIndexOf } from '../../../identity/module.ts';
import { type GroupRow, type MemberRow, readGroup } from '../group/group-store.ts';
import { isNamedHost, lockGroup, readHostOf } from '../group/host-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** A member as host of one group. */
export interface HostVisit {
  group: GroupRow;
  me: MemberRow;
  now: Date;
}

/** Refuses a member whom no operator has named as a host with NOT_A_HOST (rule 6.24). */
export async function requireHost(
  db: Connection,
  { memberId }: Pick<MemberCaller, 'memberId'>,
): Promise<{ memberId: string; mobileIndex: string }> {
  const mobileIndex = await mobileIndexOf(db, memberId);
  if (mobileIndex === undefined || !(await isNamedHost(db, memberId))) return refuse('NOT_A_HOST');
  return { memberId, mobileIndex };
}

/** The caller as host of a group. Refuses a group of other hosts with NOT_FOUND, like an unknown group. */
export async function visitAsHost(
  db: Connection,
  caller: MemberCaller,
  groupId: string,
  now: Date,
): Promise<HostVisit> {
  const me = await readHostOf(db, groupId, await requireHost(db, caller));
  const group = me && (await readGroup(db, groupId));
  return me && group ? { group, me, now } : refuse('NOT_FOUND');
}

/** Like `visitAsHost`, and locks the group until the transaction ends. */
export async function lockAsHost(
  tx: Tx,
  caller: MemberCaller,
  groupId: string,
  now: Date,
): Promise<HostVisit> {
  const me = await readHostOf(tx, groupId, await requireHost(tx, caller));
  const group = me && (await lockGroup(tx, groupId));
  return me && group ? { group, me, now } : refuse('NOT_FOUND');
}
