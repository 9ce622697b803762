import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** The data of a member that other members see. */
export interface MemberCard {
  nickname: string;
  avatar: string | null;
}

/** The nickname and picture of a member; undefined if there is no such member. */
export async function memberCard(db: Connection, memberId: string): Promise<MemberCard | undefined> {
  return await db
    .selectFrom('profiles')
    .select(['nickname', 'avatar'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The cards of several members by id. Members who deleted their account are missing. */
export async function memberCards(
  db: Connection,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, MemberCard>> {
  const rows = await db
    .selectFrom('profiles')
    .select(['member_id', 'nickname', 'avatar'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where((is) => {
      const closing = is.selectFrom('account_closings as c').select('c.member_id');
      const hasLeft = closing
        .whereRef('c.member_id', '=', 'profiles.member_id')
        .where('c.closed_at', 'is not', null);
      return is.not(is.exists(hasLeft));
    })
    .execute();
  return new Map(rows.map(({ member_id, ...card }) => [member_id, card]));
}

/**
 * The card of one member as a table of at most one row: `nickname`, `avatar`, `has_left`, and `version`, which changes
 * whenever any of these is written (PostgreSQL's `xmin` names the transaction that wrote a row). For a lateral join by key.
 */
export const cardWithVersion = (memberId: RawBuilder<string>): RawBuilder<unknown> => sql`(
  select card.nickname, card.avatar, closing.closed_at is not null as has_left,
    concat_ws(',', card.xmin::text, coalesce(closing.version, '-')) as version
  from profiles card left join lateral (
    select left_row.xmin::text as version, left_row.closed_at from account_closings left_row
    where left_row.member_id = card.member_id limit 1
  ) closing on true
  where card.member_id = ${memberId} limit 1
)`;
