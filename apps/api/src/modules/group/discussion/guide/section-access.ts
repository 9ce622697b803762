import { GroupOpenState, GroupRole, SectionVisibility } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Visit } from '../../people/entry/visit.ts';
import type { Guide, GuideSection, GuideTopic } from './guide.ts';
import { openState } from '../../people/group/open-state.ts';
import { isLocked } from './section-marks.ts';

/** A section of a published topic of the visitor's group. Refuses anything else with NOT_FOUND. */
export const requireSection = (guide: Guide, sectionId: string): GuideSection =>
  guide.sectionOf.get(sectionId.toLowerCase()) ?? refuse('NOT_FOUND');

/** A published topic of the visitor's group. Refuses anything else with NOT_FOUND. */
export const requireTopic = (guide: Guide, topicId: string): GuideTopic =>
  guide.topicOf.get(topicId.toLowerCase()) ?? refuse('NOT_FOUND');

/** Whether others' answers in a section are hidden from the visitor. Hosts and observers always see all (rule 6.8). */
export const isLockedFor = ({ role, me }: Pick<Visit, 'role' | 'me'>, section: GuideSection): boolean =>
  role === GroupRole.Respondent && isLocked(me.standing, section);

/**
 * Refuses a respondent who may not read others' answers in a section (rule 6.8): TOPIC_NOT_OPEN before it opens,
 * FORBIDDEN if it is for hosts only, ANSWER_FIRST while it is locked. Hosts and observers always may.
 */
export function requireUnlocked(visit: Visit, section: GuideSection): void {
  if (visit.role !== GroupRole.Respondent) return;
  if (openState(section, visit.now) === GroupOpenState.Upcoming) refuse('TOPIC_NOT_OPEN');
  if (section.visibility === SectionVisibility.HostsOnly) refuse('FORBIDDEN');
  if (isLockedFor(visit, section)) refuse('ANSWER_FIRST');
}

/** Refuses answers outside the times of topic and section. */
export function requireOpen(
  section: Pick<GuideSection, 'opensAt' | 'closesAt' | 'topicClosesAt'>,
  now: Date,
): void {
  if (now < section.opensAt) refuse('TOPIC_NOT_OPEN');
  if (now >= section.topicClosesAt) refuse('TOPIC_CLOSED');
  if (now >= section.closesAt) refuse('SECTION_CLOSED');
}

/**
 * Refuses a respondent who may not see this answer. They may see their own. Others' answers follow `requireUnlocked`,
 * except that an answer for hosts only is NOT_FOUND.
 */
export function requireVisible(
  visit: Visit,
  guide: Guide,
  response: { memberId: string; sectionId: string },
): void {
  if (visit.role !== GroupRole.Respondent) return;
  const section = requireSection(guide, response.sectionId);
  if (response.memberId === visit.me.id) return;
  if (section.visibility === SectionVisibility.HostsOnly) refuse('NOT_FOUND');
  if (isLockedFor(visit, section)) refuse('ANSWER_FIRST');
}
