import { GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { mobileOf, ownerOfCode } from '../../../identity/module.ts';
import { givenName, nextGivenNumber } from '../../people/group/given-name-store.ts';
import { type GroupRow, readInvitation } from '../../people/group/group-store.ts';
import { isNamedHost } from '../../people/group/host-store.ts';
import { recordChanges } from '../../people/life/changes.ts';
import { replaceHost } from './hosted-group-store.ts';

/** The member who is to host a group. Refuses with HOST_UNKNOWN, HOST_IN_GROUP and ACT_NOTHING_CHANGES. */
export async function requireNextHost(db: Connection, group: GroupRow, memberCode: string): Promise<string> {
  const member = await ownerOfCode(db, memberCode);
  if (member === undefined || member.closed || !(await isNamedHost(db, member.memberId)))
    return refuse('HOST_UNKNOWN');
  if (member.memberId === group.made_by) refuse('ACT_NOTHING_CHANGES');
  const { mobile_index } = await mobileOf(db, member.memberId);
  const known = await readInvitation(db, group.id, mobile_index);
  if (known !== undefined && known.role !== GroupRole.Host) refuse('HOST_IN_GROUP');
  return member.memberId;
}

/**
 * Hands a locked group over to another host, who answers for it from now on (rule 14.33). The host before leaves it; other
 * hosts stay. Refuses like `requireNextHost`.
 */
export async function handOver(
  tx: Tx,
  { random, clock }: Pick<Platform, 'random' | 'clock'>,
  group: GroupRow,
  { memberCode, by }: { memberCode: string; by: string },
): Promise<void> {
  const memberId = await requireNextHost(tx, group, memberCode);
  const now = clock.now();
  const { mobile_index, mobile_sealed } = await mobileOf(tx, memberId);
  const id = random.uuid();
  const nickname = givenName(GroupRole.Host, await nextGivenNumber(tx, group.id, GroupRole.Host));
  await replaceHost(tx, group, {
    group_id: group.id,
    id,
    member_id: memberId,
    mobile_index,
    mobile_sealed,
    nickname,
    invited_at: now,
  });
  await recordChanges(tx, random, { group, operator: by, now }, [
    { what: 'invitations', before: null, after: '换了主持人' },
  ]);
}
