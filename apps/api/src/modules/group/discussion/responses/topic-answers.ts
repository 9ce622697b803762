import { sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { placedRead } from '../../../../platform/database/placed-read.ts';
import type { GuideSection } from '../guide/guide.ts';
import {
  authoredColumns,
  belowColumns,
  type ListedResponse,
  parseDetails,
  type ResponseRow,
  type StoredListed,
} from './response-store.ts';

/** An answer on its topic's page. */
export type TopicResponse = Omit<ListedResponse, 'question'>;

/**
 * The fields of an answer that come from its section. They are taken from the guide: reading them for each answer costs
 * more than the rest of the query.
 */
type SectionOfResponse = Pick<
  ResponseRow,
  | 'groupId'
  | 'topicId'
  | 'topicTitle'
  | 'sectionTitle'
  | 'question'
  | 'visibility'
  | 'minLength'
  | 'photos'
  | 'opensAt'
  | 'closesAt'
  | 'topicClosesAt'
>;

/** An answer with its author, without its section. */
export type BareResponse = Omit<StoredListed, keyof SectionOfResponse>;

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

interface AskedOwn {
  groupId: string;
  memberId: string;
  sections: readonly GuideSection[];
}

const readOwn = placedRead<AskedOwn, BareResponse, TopicResponse[]>({
  types: 'group_id uuid, member_id uuid, sections uuid[]',
  columns: ({ groupId, memberId, sections }) => ({
    group_id: groupId,
    member_id: memberId,
    sections: sections.map(({ id }) => id),
  }),
  select: (asked) => sql`
    select asked.place, own.* from ${asked}
    cross join lateral (
      select r.id, r.section_id as "sectionId", ${authoredColumns},
        ${belowColumns({ memberId: sql.ref('asked.member_id'), role: GroupRole.Respondent })}, r.number
      from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
      where r.group_id = asked.group_id and r.group_member_id = asked.member_id
        and r.section_id = any(asked.sections)
      offset 0
    ) own
    order by asked.place, own.number`,
  found: (rows, { groupId, sections }) =>
    rows.flatMap((row) => {
      const section = sections.find(({ id }) => id === row.sectionId);
      return section ? [inSection(row, groupId, section)] : [];
    }),
});

/** A respondent's own answers in some sections, deleted ones included, by number. */
export async function readOwnAnswers(db: Connection, asked: AskedOwn): Promise<TopicResponse[]> {
  return asked.sections.length === 0 ? [] : await readOwn(db, asked);
}
