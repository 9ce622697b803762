import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { filterConditions, type ResponseFilter } from '../guide/response-filter-store.ts';
import type { Viewer } from '../guide/viewer.ts';

/** A file at a question. */
export interface QuestionFile {
  fileKey: string;
  topicTitle: string | null;
  sectionTitle: string | null;
  /** The host's description of it. */
  alt: string | null;
  createdAt: Date;
}

/** The files of the questions that the matching answers answer, in the order of the guide. */
export async function readOfQuestions(
  db: Connection,
  viewer: Viewer,
  filter: ResponseFilter,
): Promise<QuestionFile[]> {
  const { rows } = await sql<QuestionFile>`
    select a.file_key as "fileKey", t.title as "topicTitle", s.title as "sectionTitle", a.alt, a.created_at as "createdAt"
    from group_attachments a
    join group_sections s on s.group_id = a.group_id and s.id = a.section_id
    join group_topics t on t.group_id = s.group_id and t.id = s.topic_id
    where a.group_id = ${viewer.groupId} and a.removed_at is null and a.section_id is not null
      and exists (
        select from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
        where r.section_id = a.section_id and ${sql.join(filterConditions(viewer, filter), sql` and `)})
    order by t.position, s.position, a.position, a.id`.execute(db);
  return rows;
}
