import type { BodyOf, DataOf } from '@yayan/contract';
import { GroupOpenState, GroupRole } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { Origin } from '../../contract/call.ts';
import type { Connection } from '../../platform/database/database.ts';
import { checkMobile } from '../identity/mobile.ts';
import { type GroupRow, noteVisit, readGroupByHash, readInvitation } from './group-store.ts';
import { viewIdentity } from './group-view.ts';
import type { GroupParts } from './parts.ts';
import { groupState, roleOf } from './visit.ts';

/** Codes for groups prove a mobile for one group and nothing else. */
const PURPOSE = 'group';

/**
 * The group that a link leads to, from its publication until it is archived; GROUP_NOT_OPEN before and after. Refuses
 * an unknown hash with NOT_FOUND.
 */
export async function groupAt(db: Connection, hash: string, now: Date): Promise<GroupRow> {
  const group = await readGroupByHash(db, hash);
  if (!group) return refuse('NOT_FOUND');
  const published = group.published_at !== null && group.published_at <= now;
  return published && group.archived_at === null ? group : refuse('GROUP_NOT_OPEN');
}

/** Sends a code to an invited mobile, and to nobody else; the answer is the same for both (decisions §2, §6). */
export async function sendGroupCode(
  parts: GroupParts,
  hash: string,
  body: BodyOf<'sendGroupCode'>,
  origin: Origin,
): Promise<null> {
  const group = await groupAt(parts.database.read, hash, parts.clock.now());
  const [given] = await parts.identity.fields.open([body.mobile]);
  const mobile = checkMobile(given);
  await parts.database.transaction(async (tx) => {
    const invitation = await readInvitation(tx, group.id, parts.cipher.blindIndex(mobile));
    const deliver = invitation?.withdrawn_at === null;
    await parts.identity.codes.sendCode(tx, { mobile, purpose: PURPOSE, subject: group.id, origin, deliver });
  });
  return null;
}

/**
 * Opens a session for this one group. Who proves the mobile by a right code is told NOT_INVITED where the invitation was
 * withdrawn since. Respondents enter from the opening, hosts and observers also before (decisions §6).
 */
export async function loginGroup(
  parts: GroupParts,
  hash: string,
  body: BodyOf<'loginGroup'>,
  origin: Origin,
): Promise<DataOf<'loginGroup'>> {
  const now = parts.clock.now();
  const group = await groupAt(parts.database.read, hash, now);
  const [given, code] = await parts.identity.fields.open([body.mobile, body.code]);
  const mobile = checkMobile(given);
  await parts.identity.codes.checkCode({ mobile, purpose: PURPOSE, subject: group.id, code });
  const me = await readInvitation(parts.database.read, group.id, parts.cipher.blindIndex(mobile));
  if (!me || me.withdrawn_at !== null) return refuse('NOT_INVITED');
  const role = roleOf(me);
  if (role === GroupRole.Respondent && groupState(group, now) === GroupOpenState.Upcoming)
    refuse('GROUP_NOT_OPEN');
  const session = await parts.database.transaction(async (tx) => {
    await noteVisit(tx, group.id, me.id, now);
    return await parts.identity.sessions.openSession(
      tx,
      { kind: 'group', groupId: group.id, groupMemberId: me.id, role },
      origin,
    );
  });
  return { ...session, identity: viewIdentity({ group, me }, parts.pictures) };
}
