import { type RawBuilder, sql } from 'kysely';
import { GroupRole, SectionVisibility } from '@yayan/contract';
import type { SqlViewer } from '../guide/viewer.ts';

/** The answer that a follow-up quotes, as it is now. */
export interface QuotedRow {
  responseId: string;
  text: string;
  /** Whether the answer was edited after it was quoted. */
  edited: boolean;
  /** Whether the answer contains the quoted words now. */
  contained: boolean;
  deleted: boolean;
  /** Whether the viewer may see the answer, if they may see the follow-up. */
  visible: boolean;
  authorId: string;
  nickname: string;
  avatar: string | null;
  role: number;
}

/**
 * Selects what the follow-up `f` quotes; null when it quotes nothing. Both answers belong to one section, so a respondent
 * who sees the follow-up has unlocked it. Only in a section for hosts they don't see others' answers (rule 6.51).
 */
export const quotedBy = ({ memberId, role }: SqlViewer): RawBuilder<QuotedRow | null> => {
  const isVisible =
    role === GroupRole.Respondent
      ? sql`(q.group_member_id = ${memberId}::uuid or qs.visibility <> ${SectionVisibility.HostsOnly})`
      : sql`true`;
  return sql<QuotedRow | null>`
    case when f.quoted_response_id is not null then (
      select json_build_object('responseId', q.id, 'text', f.quoted_text, 'edited', q.wording <> f.quoted_wording,
        'contained', strpos(q.content, f.quoted_text) > 0, 'deleted', q.deleted_at is not null, 'visible', ${isVisible},
        'authorId', qm.id, 'nickname', qm.nickname, 'avatar', qm.avatar, 'role', qm.role)
      from group_responses q
      join group_sections qs on qs.group_id = q.group_id and qs.id = q.section_id
      join group_members qm on qm.group_id = q.group_id and qm.id = q.group_member_id
      where q.group_id = f.group_id and q.id = f.quoted_response_id
    ) end`;
};
