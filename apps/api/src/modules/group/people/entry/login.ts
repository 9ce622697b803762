import type { DataOf } from '@yayan/contract';
import { GroupOpenState, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Call, Origin } from '../../../../call/call.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { checkMobile, type Press } from '../../../identity/module.ts';
import {
  type GroupRow,
  type MemberRow,
  recordVisit,
  readGroupByHash,
  readInvitation,
} from '../group/group-store.ts';
import { hostOfMobile } from './host-of-mobile.ts';
import { viewIdentity } from './group-view.ts';
import type { GroupDeps } from '../deps.ts';
import { groupState, roleOf } from './visit.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** A code with this purpose proves a mobile for one group only. */
const PURPOSE = 'group';

/**
 * Finds the group of a link. Archived groups are included, because their hosts still read them. Refuses an unpublished
 * group with GROUP_NOT_OPEN, and an unknown hash with NOT_FOUND.
 */
export async function groupAt(db: Connection, hash: string, now: Date): Promise<GroupRow> {
  const group = await readGroupByHash(db, hash);
  if (!group) return refuse('NOT_FOUND');
  const published = group.published_at !== null && group.published_at <= now;
  return published ? group : refuse('GROUP_NOT_OPEN');
}

/** Sends a code if the mobile is invited. The answer doesn't reveal whether it is (rule 6.3). */
export async function sendGroupCode(
  deps: GroupDeps,
  { params: { hash }, body, origin }: Call<'sendGroupCode'>,
): Promise<null> {
  const group = await groupAt(deps.database.read, hash, deps.clock.now());
  const [given] = await deps.identity.fields.open([body.mobile]);
  const mobile = checkMobile(given);
  await deps.database.transaction(async (tx) => {
    const invitation = await readInvitation(tx, group.id, deps.cipher.blindIndex(mobile));
    const deliver = invitation?.withdrawn_at === null;
    const use = { mobile, purpose: PURPOSE, subject: group.id, groupMemberId: invitation?.id ?? null };
    await deps.identity.codes.sendCode(tx, { ...use, origin, deliver });
  });
  return null;
}

/**
 * Opens a session for this group only (rule 6.2), and for a host with an account also one for the hosts' pages (rule 6.59).
 * Refuses with NOT_INVITED when the invitation was withdrawn, and with
 * GROUP_LEFT who left; only a person with the right code learns that. Respondents enter from the opening on. Hosts and observers also enter before,
 * and after the archiving (rules 6.4, 6.7).
 */
export async function loginGroup(
  deps: GroupDeps,
  { params: { hash }, body, origin }: Call<'loginGroup'>,
): Promise<DataOf<'loginGroup'>> {
  const now = deps.clock.now();
  const group = await groupAt(deps.database.read, hash, now);
  const [given, code] = await deps.identity.fields.open([body.mobile, body.code]);
  const mobile = checkMobile(given);
  const me = await readInvitation(deps.database.read, group.id, deps.cipher.blindIndex(mobile));
  const use = { mobile, purpose: PURPOSE, subject: group.id, groupMemberId: me?.id ?? null };
  const press = deps.identity.presses.of(origin, {
    operation: `loginGroup ${group.id}`,
    mobile,
    proof: code,
  });
  await deps.identity.codes.checkCode({ ...use, code, origin, press });
  if (!me || me.withdrawn_at !== null) return refuseWithdrawn(me);
  requireOpenFor(me, group, now);
  const entrant = { group, me, origin, now, press };
  return await deps.database.transaction(async (tx) => {
    const memberId =
      roleOf(me) === GroupRole.Host ? await hostOfMobile(tx, deps.cipher.blindIndex(mobile), now) : undefined;
    return memberId === undefined
      ? await openGroupSession(tx, deps, entrant)
      : await openBothSessions(tx, deps, entrant, memberId);
  });
}

/** Refuses with GROUP_LEFT who left by themselves (rule 6.54), and everybody else with NOT_INVITED. */
export const refuseWithdrawn = (me: Pick<MemberRow, 'left_at'> | undefined): never =>
  refuse(me?.left_at ? 'GROUP_LEFT' : 'NOT_INVITED');

/**
 * Refuses respondents with GROUP_NOT_OPEN before the opening and after the archiving. Hosts and observers may enter
 * (rules 6.4, 6.7).
 */
export function requireOpenFor(me: MemberRow, group: GroupRow, now: Date): void {
  if (roleOf(me) !== GroupRole.Respondent) return;
  if (group.archived_at !== null || groupState(group, now) === GroupOpenState.Upcoming)
    refuse('GROUP_NOT_OPEN');
}

/** A person who has proved their identity and enters the group. */
export interface Entrant {
  group: GroupRow;
  me: MemberRow;
  origin: Origin;
  now: Date;
  press?: Press | undefined;
}

const subjectOf = ({ group, me }: Entrant) =>
  ({ kind: 'group', groupId: group.id, groupMemberId: me.id, role: roleOf(me) }) as const;

/** Records the visit and opens a session for this group only. */
export async function openGroupSession(
  tx: Tx,
  deps: GroupDeps,
  entrant: Entrant,
): Promise<DataOf<'loginGroupWithTicket'>> {
  const { group, me, origin, now, press } = entrant;
  await recordVisit(tx, group.id, me.id, now);
  const session = await deps.identity.sessions.openSession(tx, subjectOf(entrant), origin, press);
  return { ...session, identity: viewIdentity({ group, me }, deps) };
}

/** Like `openGroupSession`, and opens beside it the host's session for the hosts' pages (rule 6.59). */
async function openBothSessions(
  tx: Tx,
  deps: GroupDeps,
  entrant: Entrant,
  memberId: string,
): Promise<DataOf<'loginGroup'>> {
  const { group, me, origin, now, press } = entrant;
  await recordVisit(tx, group.id, me.id, now);
  const who = { group: subjectOf(entrant), memberId };
  const { session, hosting } = await deps.identity.sessions.openHostSessions(tx, who, origin, press);
  return { ...session, hosting, identity: viewIdentity({ group, me }, deps) };
}
