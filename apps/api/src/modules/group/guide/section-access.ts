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
 * Whether the visitor may read what others answered (decisions §6): hosts and observers always; a respondent in an open
 * section by its visibility, else ANSWER_FIRST, FORBIDDEN or TOPIC_NOT_OPEN.
 */
export function requireUnlocked({ role, now }: Visit, section: SectionRow): void {
  if (role !== GroupRole.Respondent) return;
  if (openState(section, now) === GroupOpenState.Upcoming) refuse('TOPIC_NOT_OPEN');
  if (section.visibility === SectionVisibility.HostsOnly) refuse('FORBIDDEN');
  if (section.locked) refuse('ANSWER_FIRST');
}

/** Answers are taken while topic and section are open. */
export function requireOpen(
  section: Pick<SectionRow, 'opensAt' | 'closesAt' | 'topicClosesAt'>,
  now: Date,
): void {
  if (now < section.opensAt) refuse('TOPIC_NOT_OPEN');
  if (now >= section.topicClosesAt) refuse('TOPIC_CLOSED');
  if (now >= section.closesAt) refuse('SECTION_CLOSED');
}

/**
 * Whether the visitor may see this one answer: their own always; another's as `requireUnlocked` says, only that in a
 * section for hosts alone it does not exist.
 */
export async function requireVisible(db: Connection, visit: Visit, response: ResponseRow): Promise<void> {
  if (visit.role !== GroupRole.Respondent || response.memberId === visit.me.id) return;
  if (response.visibility === SectionVisibility.HostsOnly) refuse('NOT_FOUND');
  if (response.visibility === SectionVisibility.Everyone) return;
  const own = await readOwnResponses(db, visit.group.id, visit.me.id, [response.sectionId]);
  if (own.length === 0) refuse('ANSWER_FIRST');
}
