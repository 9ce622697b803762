import type { Connection } from '../../../../platform/database/database.ts';
import type { GuideSection } from '../guide/guide.ts';
import { type ListedResponse, parseDetails } from './response-store.ts';
import { type BareResponse, readOwnRows } from './topic-answer-store.ts';

/** An answer on its topic's page. */
export type TopicResponse = Omit<ListedResponse, 'question'>;

/** Adds the section to a selected answer. */
export const inSection = (row: BareResponse, groupId: string, section: GuideSection): TopicResponse =>
  parseDetails({
    ...row,
    groupId,
    topicId: section.topicId,
    topicTitle: section.topicTitle,
    sectionTitle: section.title,
    visibility: section.visibility,
    minLength: section.minLength,
    photos: section.photos,
    opensAt: section.opensAt,
    closesAt: section.closesAt,
    topicClosesAt: section.topicClosesAt,
  });

/** A respondent's own answers in some sections, deleted ones included, by number. */
export async function readOwnAnswers(
  db: Connection,
  asked: { groupId: string; memberId: string; sections: readonly GuideSection[] },
): Promise<TopicResponse[]> {
  const { groupId, memberId, sections } = asked;
  if (sections.length === 0) return [];
  const rows = await readOwnRows(db, { groupId, memberId, sectionIds: sections.map(({ id }) => id) });
  return rows.flatMap((row) => {
    const section = sections.find(({ id }) => id === row.sectionId);
    return section ? [inSection(row, groupId, section)] : [];
  });
}
