import { GroupOpenState, GroupRole, SectionVisibility } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { openState } from './open-state.ts';
import { readOwnResponses, type ResponseRow } from '../responses/response-store.ts';
import { viewerOf } from '../responses/response-view.ts';
import { readSections, type SectionRow } from './section-store.ts';
import type { Visit } from '../entry/visit.ts';

/** A section of the visitor's group in a published topic. Anything else is NOT_FOUND. */
export async function requireSection(db: Connection, visit: Visit, sectionId: string): Promise<SectionRow> {
  const [section] = await readSections(db, viewerOf(visit), { sectionId });
  return section ?? refuse('NOT_FOUND');
}

/**
 * Refuses a respondent who may not read the others' answers in a section (rule 6.8): TOPIC_NOT_OPEN before it opens,
 * FORBIDDEN if it is for hosts only, ANSWER_FIRST while it is locked. Hosts and observers always may.
 */
export function requireUnlocked({ role, now }: Visit, section: SectionRow): void {
  if (role !== GroupRole.Respondent) return;
  if (openState(section, now) === GroupOpenState.Upcoming) refuse('TOPIC_NOT_OPEN');
  if (section.visibility === SectionVisibility.HostsOnly) refuse('FORBIDDEN');
  if (section.locked) refuse('ANSWER_FIRST');
}

/** Refuses answers outside the times of topic and section. */
export function requireOpen(
  section: Pick<SectionRow, 'opensAt' | 'closesAt' | 'topicClosesAt'>,
  now: Date,
): void {
  if (now < section.opensAt) refuse('TOPIC_NOT_OPEN');
  if (now >= section.topicClosesAt) refuse('TOPIC_CLOSED');
  if (now >= section.closesAt) refuse('SECTION_CLOSED');
}

/**
 * Refuses a respondent who may not see this answer. They may see their own; another's as `requireUnlocked` says,
 * except that an answer for hosts only doesn't exist for them.
 */
export async function requireVisible(db: Connection, visit: Visit, response: ResponseRow): Promise<void> {
  if (visit.role !== GroupRole.Respondent || response.memberId === visit.me.id) return;
  if (response.visibility === SectionVisibility.HostsOnly) refuse('NOT_FOUND');
  if (response.visibility === SectionVisibility.Everyone) return;
  const own = await readOwnResponses(db, visit.group.id, visit.me.id, [response.sectionId]);
  if (own.length === 0) refuse('ANSWER_FIRST');
}
