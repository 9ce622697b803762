import { type RawBuilder, sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { SqlViewer } from './viewer.ts';

/** Whether the row with this alias, a topic or a section, is for the respondent in the row `person` (rule 6.41). */
const isForTagged = (alias: string, person: string): RawBuilder<boolean> => {
  const audience = sql.ref(`${alias}.audience_tag_id`);
  return sql<boolean>`(${audience} is null or ${audience} = any(${sql.ref(`${person}.tag_ids`)}))`;
};

/**
 * Whether a topic `t` is for the respondent in the row with the alias `person`; with the alias of a section, whether that
 * section of it is.
 */
export const isForPerson = (person: string, section?: string): RawBuilder<boolean> =>
  section === undefined
    ? isForTagged('t', person)
    : sql<boolean>`(${isForTagged('t', person)} and ${isForTagged(section, person)})`;

const isForId = (alias: string, memberId: string): RawBuilder<boolean> => {
  const [audience, group] = [sql.ref(`${alias}.audience_tag_id`), sql.ref(`${alias}.group_id`)];
  return sql<boolean>`(${audience} is null or exists (select from group_members addressed
    where addressed.group_id = ${group} and addressed.id = ${memberId} and ${audience} = any(addressed.tag_ids)))`;
};

/** Like `isForPerson`, for a statement that has only the respondent's id. */
export const isForMember = (memberId: string, section?: string): RawBuilder<boolean> =>
  section === undefined
    ? isForId('t', memberId)
    : sql<boolean>`(${isForId('t', memberId)} and ${isForId(section, memberId)})`;

/** Whether a section, of a topic that is for them, is for the respondent with this id. */
export const isSectionForMember = (memberId: string, section: string): RawBuilder<boolean> =>
  isForId(section, memberId);

/** Whether a viewer may see follow-up `f` under answer `r`. Observers' notes never reach respondents (rule 6.13). */
export function visibleFollowUp({ memberId, role }: SqlViewer, alias = 'f'): RawBuilder<boolean> {
  const audience = sql.ref(`${alias}.audience`);
  if (role === GroupRole.Host) return sql`true`;
  if (role === GroupRole.Observer) return sql`${audience} in ('everyone', 'backRoom')`;
  return sql`(${audience} = 'everyone' or ${audience} = 'author' and r.group_member_id = ${memberId}::uuid)`;
}
