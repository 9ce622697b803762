import { GroupOpenState, GroupRole } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../http/caller.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type GroupRow, type MemberRow, readGroup, readMember } from './group-store.ts';
import { openState } from '../guide/open-state.ts';

/** Who is asking inside which group, and when. The role is the one they have now, not the one of the token. */
export interface Visit {
  group: GroupRow;
  me: MemberRow;
  role: GroupRole;
  now: Date;
}

/** Lets the bearer of a group session in. Refuses with UNAUTHORISED when the invitation was withdrawn since. */
export async function enter(db: Connection, caller: GroupCaller, now: Date): Promise<Visit> {
  const me = await readMember(db, caller.groupId, caller.groupMemberId);
  const group = me && (await readGroup(db, caller.groupId));
  if (!me || !group) return refuse('UNAUTHORISED');
  return { group, me, role: roleOf(me), now };
}

/** The role of a member: 0 respondent, 1 host, 2 observer. */
export function roleOf({ role }: Pick<MemberRow, 'role'>): GroupRole {
  if (role === GroupRole.Host || role === GroupRole.Observer) return role;
  return GroupRole.Respondent;
}

/** Where the group stands in its schedule. */
export const groupState = (group: GroupRow, now: Date): GroupOpenState =>
  openState({ opensAt: group.opens_at, closesAt: group.closes_at }, now);

/** Respondents read from the opening until the group is archived, and only once they agreed (decisions §6). */
export function requireRespondent(visit: Visit): void {
  if (visit.role !== GroupRole.Respondent) refuse('FORBIDDEN');
  requireReadable(visit);
}

/** Hosts and observers alone. */
export function requireHostOrObserver({ role }: Visit): void {
  if (role === GroupRole.Respondent) refuse('FORBIDDEN');
}

/** Refuses a respondent with GROUP_NOT_OPEN before the opening and after the group was archived. */
export function requireReadable({ group, role, now }: Visit): void {
  if (role !== GroupRole.Respondent) return;
  if (group.archived_at !== null || groupState(group, now) === GroupOpenState.Upcoming)
    refuse('GROUP_NOT_OPEN');
}

/** Nobody writes before the opening, after the close or in an archived group. */
export function requireWritable({ group, now }: Visit): void {
  if (group.archived_at !== null || groupState(group, now) !== GroupOpenState.Open) refuse('GROUP_NOT_OPEN');
}

/** True until nickname, rules and the current consent are settled. */
export const isFirstVisit = ({ group, me }: Pick<Visit, 'group' | 'me'>): boolean =>
  me.consent_version !== group.consent_version;

/** A respondent agrees before seeing or saying anything; a new version has to be agreed to again. */
export function requireConsent(visit: Visit): void {
  if (visit.role === GroupRole.Respondent && isFirstVisit(visit)) refuse('GROUP_CONSENT_REQUIRED');
}
