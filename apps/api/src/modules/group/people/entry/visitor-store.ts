import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { groupSelection, type MemberRow, type OwedReply, owedReplies } from '../group/group-store.ts';

/** The returned row. All columns of a person or group are null if the server has that row already. */
export type FoundVisitor = MemberRow &
  Record<string, unknown> & {
    place: number;
    memberVersion: string;
    groupVersion: string;
    owed: OwedReply[] | null;
    extra: unknown;
  };

/**
 * `xmin` is the id of the transaction that wrote a row; two committed versions of a row never have the same. Each row
 * is looked up by its key (`limit 1`): PostgreSQL expects a hundred people and would otherwise read the whole table.
 */
export async function readChangedVisitors(
  db: Connection,
  asked: readonly object[],
  types: string,
  column: RawBuilder<unknown>,
): Promise<FoundVisitor[]> {
  const { rows } = await sql<FoundVisitor>`
    select person.*, ${groupSelection}, asked.place, m.version as "memberVersion", gm.version as "groupVersion",
      ${owedReplies} as owed, (${column}) as extra
    from ${recordset(
      asked,
      `asked (place integer, group_id uuid, member_id uuid, member_version text, group_version text${types && `, ${types}`})`,
    )}
    cross join lateral (
      select i.xmin::text as version, i.group_id, i.id, i as whole from group_members i
      where i.group_id = asked.group_id and i.id = asked.member_id and i.withdrawn_at is null limit 1
    ) m
    cross join lateral (
      select i.xmin::text as version, i as whole from discussion_groups i where i.id = asked.group_id limit 1
    ) gm
    left join lateral (select (m.whole).*) person on m.version is distinct from asked.member_version
    left join lateral (select (gm.whole).*) g on gm.version is distinct from asked.group_version`.execute(db);
  return rows;
}

/** The extra column of a visitor if the call reads nothing extra. */
export const nothing = sql<null>`null`;
