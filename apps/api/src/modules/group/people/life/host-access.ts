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

/** Refuses with NOT_A_HOST everybody whom no operator named (rule 6.24). */
export async function requireHost(
  db: Connection,
  { memberId }: Pick<MemberCaller, 'memberId'>,
): Promise<{ memberId: string; mobileIndex: string }> {
  const mobileIndex = await mobileIndexOf(db, memberId);
  if (mobileIndex === undefined || !(await isNamedHost(db, memberId))) return refuse('NOT_A_HOST');
  return { memberId, mobileIndex };
}

/** The caller as host of a group. A group of other hosts is NOT_FOUND, like one that doesn't exist. */
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

/** The same, with the group locked until the transaction ends. */
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
