import { sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { placedRead, readPlaced } from '../../../../platform/database/placed-read.ts';
import {
  authoredColumns,
  filesAndFollowUpsColumns,
  type ResponseRow,
  type StoredListed,
} from './response-store.ts';

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

/**
 * Reads a respondent's own answers in some sections, deleted ones included, by number. Each section is looked up by
 * itself: for an array of sections PostgreSQL reads all the person's answers of the group.
 */
export const readOwnRows = placedRead<
  { groupId: string; memberId: string; sectionIds: readonly string[] },
  BareResponse,
  readonly BareResponse[]
>({
  types: 'group_id uuid, member_id uuid, sections uuid[]',
  columns: ({ groupId, memberId, sectionIds }) => ({
    group_id: groupId,
    member_id: memberId,
    sections: sectionIds,
  }),
  select: (asked) => sql`
    select asked.place, own.* from ${asked}
    cross join lateral unnest(asked.sections) wanted (section_id)
    cross join lateral (
      select r.id, r.section_id as "sectionId", ${authoredColumns},
        ${filesAndFollowUpsColumns({ memberId: sql.ref('asked.member_id'), role: GroupRole.Respondent })}, r.number
      from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
      where r.group_id = asked.group_id and r.group_member_id = asked.member_id
        and r.section_id = wanted.section_id
      offset 0
    ) own
    order by asked.place, own.number`,
  found: (rows) => rows,
});

/** Sees what every respondent may see of an unlocked section, and nothing that is for one author only (rule 6.13). */
const anyRespondent = { memberId: '00000000-0000-0000-0000-000000000000', role: GroupRole.Respondent };

/** An answer of a section with the version of the section. */
export interface FirstRow extends Omit<BareResponse, 'id'> {
  /** Null in the one row of a section without answers. That row carries the version. */
  id: string | null;
  version: string;
}

/** The first `count` answers of each section by number, as other respondents see them. */
export async function readFirstRows(
  db: Connection,
  asked: readonly { groupId: string; sectionId: string }[],
  count: number,
): Promise<(readonly FirstRow[])[]> {
  return await readPlaced<{ groupId: string; sectionId: string }, FirstRow, readonly FirstRow[]>(db, asked, {
    types: 'group_id uuid, section_id uuid',
    columns: ({ groupId, sectionId }) => ({ group_id: groupId, section_id: sectionId }),
    select: (those) => sql`
      select asked.place, c.version, first.* from ${those}
      cross join lateral (
        select i.xmin::text as version from group_section_counts i
        where i.group_id = asked.group_id and i.section_id = asked.section_id limit 1
      ) c
      left join lateral (
        select r.id, r.section_id as "sectionId", ${authoredColumns}, ${filesAndFollowUpsColumns(anyRespondent)}, r.number
        from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
        where r.group_id = asked.group_id and r.section_id = asked.section_id
        order by r.number limit ${count}
      ) first on true
      order by asked.place, first.number`,
    found: (rows) => rows,
  });
}
