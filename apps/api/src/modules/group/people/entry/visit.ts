import { GroupOpenState, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupRow, MemberRow, OwedReply } from '../group/group-store.ts';
import { findVisitor, lastSeenVisitor, type VisitorRead } from './find-visitor.ts';
import { openState } from '../group/open-state.ts';

/** The caller of an operation, their group and the time. The role is read from the database, not from the token. */
export interface Visit {
  group: GroupRow;
  me: MemberRow;
  role: GroupRole;
  /** The replies a respondent owes, in no order. */
  owed: readonly OwedReply[];
  now: Date;
  /** The host who looks at the group as this respondent (rule 6.39). */
  viewedBy?: string;
}

/**
 * Finds the person of a group session, or the respondent as whom a host looks at the group (rule 6.39). Refuses a
 * withdrawn invitation with UNAUTHORISED. Refuses with FORBIDDEN if the caller isn't a host but sets `viewAs`, or if
 * `viewAs` isn't a respondent. Calls use the `enter…` functions below, which also check consent and schedule (rule
 * 6.5).
 */
export async function enter(db: Connection, caller: GroupCaller, now: Date): Promise<Visit> {
  const found = await findVisitor(db, caller.groupId, caller.groupMemberId);
  if (!found) return refuse('UNAUTHORISED');
  const role = roleOf(found.me);
  if (caller.viewAs === undefined) return { ...found, role, now };
  if (role !== GroupRole.Host) return refuse('FORBIDDEN');
  const seen = await findVisitor(db, caller.groupId, caller.viewAs);
  if (!seen || roleOf(seen.me) !== GroupRole.Respondent) return refuse('FORBIDDEN');
  return { ...seen, role: GroupRole.Respondent, now, viewedBy: found.me.id };
}

/**
 * Lets in any person with a session, for the consent page. Refuses respondents of an archived group with
 * GROUP_NOT_OPEN, like every other call of the group (rule 6.7).
 */
export async function enterBeforeConsent(db: Connection, caller: GroupCaller, now: Date): Promise<Visit> {
  const visit = await enter(db, caller, now);
  if (visit.role === GroupRole.Respondent) requireNotArchived(visit);
  return visit;
}

/** Refuses an archived group with GROUP_NOT_OPEN, because nobody may change it. */
export function requireNotArchived({ group }: Pick<Visit, 'group'>): void {
  if (group.archived_at !== null) refuse('GROUP_NOT_OPEN');
}

/** The role of a member: 0 respondent, 1 host, 2 observer. */
export function roleOf({ role }: Pick<MemberRow, 'role'>): GroupRole {
  if (role === GroupRole.Host || role === GroupRole.Observer) return role;
  return GroupRole.Respondent;
}

/** The reader's id: files are signed for this person, and only their own files keep their names (rule 6.15). */
export const readerOf = ({ me, viewedBy }: Pick<Visit, 'me' | 'viewedBy'>): string => viewedBy ?? me.id;

/** The group's state by its schedule. */
export const groupState = (group: GroupRow, now: Date): GroupOpenState =>
  openState({ opensAt: group.opens_at, closesAt: group.closes_at }, now);

/**
 * Lets in every person of the group who may read it. Refuses a respondent with GROUP_NOT_OPEN before the opening and
 * after the archiving (rules 6.4, 6.7), and with GROUP_CONSENT_REQUIRED before the current consent (rule 6.5).
 */
export async function enterToRead(db: Connection, caller: GroupCaller, now: Date): Promise<Visit> {
  const visit = await enter(db, caller, now);
  requireReadable(visit);
  requireConsent(visit);
  return visit;
}

/** Like `enterToRead`, for respondents only. Refuses hosts and observers with FORBIDDEN. */
export async function enterAsRespondent(db: Connection, caller: GroupCaller, now: Date): Promise<Visit> {
  return onlyRespondent(await enterToRead(db, caller, now));
}

const onlyRespondent = (visit: Visit): Visit =>
  visit.role === GroupRole.Respondent ? visit : refuse('FORBIDDEN');

/**
 * Like `enterAsRespondent`, and reads a value of the respondent in the same statement. `guess` says what to read, from
 * the cached rows of person and group; undefined if it can't. `extra` is missing if these rows have changed.
 */
export async function enterAndRead<Request, Read>(
  db: Connection,
  caller: GroupCaller,
  now: Date,
  read: VisitorRead<Request, Read>,
  guess: (visit: Pick<Visit, 'me' | 'group' | 'role'>) => Request | undefined,
): Promise<{ visit: Visit; extra?: Read }> {
  const { groupId, groupMemberId: memberId } = caller;
  const seen = caller.viewAs === undefined ? lastSeenVisitor(db, groupId, memberId) : undefined;
  const asking = seen && guess({ ...seen, role: roleOf(seen.me) });
  if (!seen || asking === undefined) return { visit: await enterAsRespondent(db, caller, now) };
  const found = await read(db, { groupId, memberId, extra: asking });
  if (!found) return refuse('UNAUTHORISED');
  const { me, group, owed, versions, extra } = found;
  const visit = { me, group, owed, role: roleOf(me), now };
  requireReadable(visit);
  requireConsent(visit);
  const isCurrent = versions.member === seen.versions.member && versions.group === seen.versions.group;
  return { visit: onlyRespondent(visit), ...(isCurrent && { extra }) };
}

/** Lets hosts and observers in, at any time. Refuses respondents with FORBIDDEN. */
export async function enterAsHost(db: Connection, caller: GroupCaller, now: Date): Promise<Visit> {
  const visit = await enter(db, caller, now);
  return visit.role === GroupRole.Respondent ? refuse('FORBIDDEN') : visit;
}

/**
 * Like `enterAsHost`, and reads a value in the same statement. `version` changes when the rows of the person or the
 * group change.
 */
export async function enterAsHostAndRead<Read>(
  db: Connection,
  caller: GroupCaller,
  now: Date,
  read: VisitorRead<object, Read>,
): Promise<{ visit: Visit; version: string; extra: Read }> {
  // A host who looks as a respondent is refused like a respondent.
  if (caller.viewAs !== undefined) await enterAsHost(db, caller, now);
  const { groupId, groupMemberId: memberId } = caller;
  const found = await read(db, { groupId, memberId, extra: {} });
  if (!found) return refuse('UNAUTHORISED');
  const { me, group, owed, versions, extra } = found;
  const visit = { me, group, owed, role: roleOf(me), now };
  if (visit.role === GroupRole.Respondent) return refuse('FORBIDDEN');
  return { visit, version: `${versions.member} ${versions.group}`, extra };
}

function requireReadable({ group, role, now }: Visit): void {
  if (role !== GroupRole.Respondent) return;
  if (group.archived_at !== null || groupState(group, now) === GroupOpenState.Upcoming)
    refuse('GROUP_NOT_OPEN');
}

/** Refuses with GROUP_NOT_OPEN before the opening, after the close and in an archived group. */
export function requireWritable({ group, now }: Pick<Visit, 'group' | 'now'>): void {
  if (group.archived_at !== null || groupState(group, now) !== GroupOpenState.Open) refuse('GROUP_NOT_OPEN');
}

/** Whether the person has not agreed to the current consent. */
export const isFirstVisit = ({ group, me }: Pick<Visit, 'group' | 'me'>): boolean =>
  me.consent_version !== group.consent_version;

/** Whether a respondent has not agreed to the current consent. A new version requires a new consent. */
export const lacksConsent = (visit: Visit): boolean =>
  visit.role === GroupRole.Respondent && isFirstVisit(visit);

function requireConsent(visit: Visit): void {
  if (lacksConsent(visit)) refuse('GROUP_CONSENT_REQUIRED');
}
