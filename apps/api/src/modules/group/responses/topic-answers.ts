import { sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import { batchedRead } from '../../../platform/database/batched-read.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { GuideSection } from '../guide/guide.ts';
import {
  authoredColumns,
  belowColumns,
  type ListedResponse,
  parseDetails,
  type ResponseRow,
  type StoredListed,
} from './response-store.ts';

/** An answer in the page of its topic. */
export type TopicResponse = Omit<ListedResponse, 'question'>;

/** What an answer has from its section. The guide knows it: reading it for each answer costs more than all the rest. */
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

/** An answer and its author, without the section it stands in. */
export type BareResponse = Omit<StoredListed, keyof SectionOfResponse>;

/** An answer as it was selected, in its section. */
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

const readOwn = batchedRead<AskedOwn, TopicResponse[]>((db) => async (asked) => {
  const viewer = { memberId: sql.ref('asked.member_id'), role: GroupRole.Respondent };
  const { rows } = await sql<BareResponse & { place: number }>`
    select asked.place, own.*
    from ${recordset(
      asked.map(({ groupId, memberId, sections }, place) => ({
        place,
        group_id: groupId,
        member_id: memberId,
        sections: sections.map(({ id }) => id),
      })),
      'asked (place integer, group_id uuid, member_id uuid, sections uuid[])',
    )}
    cross join lateral (
      select r.id, r.section_id as "sectionId", ${authoredColumns}, ${belowColumns(viewer)}, r.number
      from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
      where r.group_id = asked.group_id and r.group_member_id = asked.member_id
        and r.section_id = any(asked.sections)
      offset 0
    ) own
    order by asked.place, own.number`.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return asked.map(({ groupId, sections }, place) =>
    (byPlace.get(place) ?? []).flatMap((row) => {
      const section = sections.find(({ id }) => id === row.sectionId);
      return section ? [inSection(row, groupId, section)] : [];
    }),
  );
});

/** A respondent's own answers in some sections, deleted ones included, by number. */
export async function readOwnAnswers(db: Connection, asked: AskedOwn): Promise<TopicResponse[]> {
  return asked.sections.length === 0 ? [] : await readOwn(db, asked);
}
