import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A member. The mobile finds places in groups that they never entered from the member site. */
export interface Person {
  memberId: string;
  mobileIndex: string;
}

/** A member's name and texts in discussion groups, for the export of their own data. */
export async function groupData(db: Connection, { memberId, mobileIndex }: Person): Promise<unknown[]> {
  const { rows } = await sql`
    select g.name as "group", m.role, m.nickname, m.joined_at as "joinedAt", m.consented_at as "consentedAt",
      m.left_at as "leftAt", m.left_reason as "leftReason", m.attributes as "sharedAttributes",
      coalesce((select json_agg(json_build_object('version', c.version, 'text', c.text, 'keys', c.keys,
          'agreedAt', c.agreed_at, 'withdrawnAt', c.withdrawn_at) order by c.agreed_at)
        from group_attribute_consents c where c.group_id = m.group_id and c.group_member_id = m.id), '[]')
        as "attributeConsents",
      coalesce((select json_agg(json_build_object('content', r.content, 'at', r.created_at) order by r.created_at)
        from group_responses r where r.group_id = m.group_id and r.group_member_id = m.id), '[]') as responses,
      coalesce((select json_agg(json_build_object('content', f.content, 'at', f.created_at) order by f.created_at)
        from group_follow_ups f where f.group_id = m.group_id and f.author_id = m.id), '[]') as replies,
      coalesce((select json_agg(json_build_object('content', d.content, 'at', d.saved_at) order by d.saved_at)
        from group_drafts d where d.group_id = m.group_id and d.group_member_id = m.id), '[]') as drafts,
      coalesce((select json_agg(p.text order by p.created_at) from own_probes p where p.owner_id = m.member_id), '[]')
        as probes
    from group_members m join discussion_groups g on g.id = m.group_id
    where m.member_id = ${memberId} or m.mobile_index = ${mobileIndex}
    order by m.invited_at`.execute(db);
  return rows;
}

/**
 * Erases name, picture, attributes and mobile of a member in all groups, and withdraws the invitations. The end of the id
 * tells what several of them said apart.
 */
export async function erasePlaces(
  tx: Tx,
  { memberId, mobileIndex }: Person,
  { emptyMobile, at }: { emptyMobile: string; at: Date },
): Promise<{ group_id: string; id: string }[]> {
  const { rows } = await sql<{ group_id: string; id: string }>`
    update group_members set nickname = '已注销用户 ' || upper(right(id::text, 4)), avatar = null, attributes = '[]',
      mobile_sealed = ${emptyMobile}, mobile_index = 'closed:' || id, withdrawn_at = coalesce(withdrawn_at, ${at}),
      left_at = null, left_reason = null
    where member_id = ${memberId} or mobile_index = ${mobileIndex}
    returning group_id, id`.execute(tx);
  return rows;
}

/** Deletes a host's own probes (rule 6.48). */
export async function deleteOwnProbes(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('own_probes').where('owner_id', '=', ownerId).execute();
}
