import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { maskMobile } from '../../../identity/module.ts';
import { type MemberRow, recordVisit, readMember, readMembers } from '../../people/group/group-store.ts';
import { readOwnReward } from '../../people/group/own-reward-store.ts';
import { planOf, viewEarning } from '../../people/group/reward-plan.ts';
import { viewAttributes, viewGroup, viewIdentity, viewMember } from '../../people/entry/group-view.ts';
import { guideOf } from '../guide/guides.ts';
import { progressOf } from '../guide/outstanding.ts';
import { isLockedFor } from '../guide/section-access.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { readRespondentProgress, type RespondentProgress } from '../guide/progress-store.ts';
import { achievedBy, earnedSoFar, NOTHING_DONE } from '../responses/earned-so-far.ts';
import { countBySection } from '../responses/response-store.ts';
import { enterBeforeConsent, lacksConsent, roleOf, type Visit } from '../../people/entry/visit.ts';

type GroupMe = DataOf<'getGroupMe'>;

const RECORD_EVERY_MS = 60_000;

/** The caller's identity, the group, and a respondent's progress. */
export async function getGroupMe(deps: GroupDeps, { caller }: Call<'getGroupMe'>): Promise<GroupMe> {
  const visit = await enterBeforeConsent(deps.database.read, caller, deps.clock.now());
  if (visit.viewedBy === undefined) await recordVisitOnceAMinute(deps, visit);
  // Hosts and observers see no points (rule 6.1).
  const seesPoints = visit.role === GroupRole.Respondent;
  const isPaid = seesPoints && planOf(visit.group) !== null;
  const achieved = isPaid ? await achievedBy(deps.database.read, visit) : NOTHING_DONE;
  const group = viewGroup(visit.group, visit.now, achieved);
  const earned = seesPoints ? await earnedBy(deps, visit) : undefined;
  return {
    identity: viewIdentity(visit, deps),
    group: seesPoints ? group : { ...group, reward: null },
    mobile: mobileOf(deps, visit),
    consentedAt: visit.me.consented_at?.toISOString() ?? null,
    progress: mayHaveProgress(visit) ? progressOf((await guideOf(deps, visit)).sections, visit) : null,
    reward: seesPoints ? group.reward : null,
    ...(earned && { earned: viewEarning(earned, visit.group) }),
    ...soFarOf(visit, achieved),
    ...(visit.group.rehearsal_of !== null && { rehearsalOf: visit.group.rehearsal_of }),
  };
}

/** What the respondent gets; undefined until it is counted at the closing. */
const earnedBy = async ({ database }: GroupDeps, { group, me }: Visit) =>
  group.tallied_at === null ? undefined : await readOwnReward(database.read, group.id, me.id);

/** What the respondent has finished by now, until it is counted; nothing where the group pays none (rule 6.30). */
function soFarOf(visit: Visit, achieved: Parameters<typeof earnedSoFar>[1]): Pick<GroupMe, 'earnedSoFar'> {
  const { group } = visit;
  if (planOf(group) === null || group.tallied_at !== null || !mayHaveProgress(visit)) return {};
  const { coins, ...finished } = earnedSoFar(group, achieved);
  return { earnedSoFar: { ...finished, coins: coins ?? 0 } };
}

/** The caller's masked number. In a rehearsal nobody has one. */
function mobileOf({ cipher }: GroupDeps, visit: Visit): string {
  const mobile = isUnknownTo(visit) ? '' : cipher.open(visit.me.mobile_sealed);
  return mobile === '' ? '' : maskMobile(mobile);
}

/** A host never learns who was invited by attributes (rule 6.28). */
const isUnknownTo = ({ viewedBy, me }: Visit): boolean => viewedBy !== undefined && me.by_attributes;

/** Before the consent, the page gets the consent text and nothing of the discussion (rule 6.5). */
const mayHaveProgress = (visit: Visit): boolean =>
  visit.role === GroupRole.Respondent && !lacksConsent(visit);

/** Records the visit, at most once a minute. */
async function recordVisitOnceAMinute({ database }: GroupDeps, { group, me, now }: Visit): Promise<void> {
  if (me.last_seen_at && now.getTime() - me.last_seen_at.getTime() < RECORD_EVERY_MS) return;
  await database.transaction((tx) => recordVisit(tx, group.id, me.id, now));
}

/**
 * A respondent never learns of observers (rule 6.13). They don't learn of people who haven't entered either: those have
 * no nickname in the group yet, and only hosts know how many are invited.
 */
const maySee = (visit: Visit, member: Pick<MemberRow, 'role' | 'consent_version'>): boolean => {
  if (visit.role !== GroupRole.Respondent) return true;
  const role = roleOf(member);
  return role === GroupRole.Host || (role === GroupRole.Respondent && member.consent_version !== null);
};

/**
 * Names, avatars and roles. With `ids` of these people in this order, otherwise of everyone the caller may see, hosts
 * first.
 */
export async function listGroupMembers(
  deps: GroupDeps,
  visit: Visit,
  { query: { ids } }: Call<'listGroupMembers'>,
): Promise<DataOf<'listGroupMembers'>> {
  const db = deps.database.read;
  const asked = ids?.map((id) => id.toLowerCase());
  const isHidden = asked === undefined && visit.role === GroupRole.Respondent && !visit.group.shows_fellows;
  const onlyHere = visit.role === GroupRole.Respondent;
  const members = isHidden ? [visit.me] : await readMembers(db, visit.group.id, { ids: asked, onlyHere });
  const seen = members.filter((member) => maySee(visit, member));
  const byId = new Map(seen.map((member) => [member.id, member]));
  const ordered = asked ? asked.flatMap((id) => byId.get(id) ?? []) : seen;
  return { items: ordered.map((member) => viewMember(member, deps.mediaUrls)) };
}

/** One person. Only hosts and observers see attributes, progress and visits; nobody sees contact details. */
export async function getGroupMember(
  deps: GroupDeps,
  visit: Visit,
  { query: { memberId } }: Call<'getGroupMember'>,
): Promise<DataOf<'getGroupMember'>> {
  const db = deps.database.read;
  const member = await readMember(db, visit.group.id, memberId);
  if (!member || !maySee(visit, member)) return refuse('NOT_FOUND');
  const maySeeAll = visit.role !== GroupRole.Respondent;
  const progress = maySeeAll ? await progressOfMember(db, visit, member.id) : undefined;
  return {
    ...viewMember(member, deps.mediaUrls),
    responseCount: await countVisibleResponses(deps, visit, member.id),
    attributes: maySeeAll ? viewAttributes(member.attributes) : null,
    progress: progress
      ? { answered: progress.answered, total: progress.total, followUpsOwed: progress.followUpsOwed }
      : null,
    joinedAt: maySeeAll ? (member.joined_at?.toISOString() ?? null) : null,
    lastSeenAt: maySeeAll ? (member.last_seen_at?.toISOString() ?? null) : null,
  };
}

/** How many answers of a person the visitor may see. */
async function countVisibleResponses(deps: GroupDeps, visit: Visit, memberId: string): Promise<number> {
  const guide = await guideOf(deps, visit);
  const counts = await countBySection(deps.database.read, visit.group.id, memberId);
  return counts
    .filter(({ sectionId }) => {
      const section = guide.sectionOf.get(sectionId);
      return section !== undefined && (memberId === visit.me.id || !isLockedFor(visit, section));
    })
    .reduce((total, { count }) => total + count, 0);
}

async function progressOfMember(
  db: Connection,
  { group, now }: Visit,
  memberId: string,
): Promise<RespondentProgress | undefined> {
  const [progress] = await readRespondentProgress(db, {
    groupId: group.id,
    topicId: null,
    now,
    ids: [memberId],
    limit: 1,
  });
  return progress;
}
