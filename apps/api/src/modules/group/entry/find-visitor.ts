import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { batchedRead } from '../../../platform/database/batched-read.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import {
  groupOfColumns,
  groupSelection,
  type GroupRow,
  type MemberRow,
  type OwedReply,
  owedReplies,
  type Visitor,
} from './group-store.ts';

/** People, and groups, whose rows one server keeps; a row takes one or two kilobytes. */
const MOST_KEPT = 10_000;

interface Asked {
  groupId: string;
  memberId: string;
}

/** A row, and the transaction that wrote it: as long as that stays, so does the row. */
interface Kept<Row> {
  version: string;
  row: Row;
}

/** What the database answers; all columns of a person or group are null where the server has the row already. */
type Found = MemberRow &
  Record<string, unknown> & {
    place: number;
    memberVersion: string;
    groupVersion: string;
    owed: OwedReply[] | null;
  };

const find = batchedRead<Asked, Visitor | undefined>((db) => {
  const people = new LRUCache<string, Kept<MemberRow>>({ max: MOST_KEPT });
  const groups = new LRUCache<string, Kept<GroupRow>>({ max: MOST_KEPT });
  return async (asked) => {
    const kept = asked.map(({ groupId, memberId }) => ({
      person: people.get(groupId + memberId),
      group: groups.get(groupId),
    }));
    const rows = asked.map(({ groupId, memberId }, place) => ({
      place,
      group_id: groupId,
      member_id: memberId,
      member_version: kept[place]?.person?.version,
      group_version: kept[place]?.group?.version,
    }));
    const found = await readChanged(db, rows);
    const visitors = new Map<number, Visitor>();
    for (const row of found) {
      const { person = personOf(row), group = groupOf(row) } = sameAs(row, kept[row.place]);
      people.set(person.row.group_id + person.row.id, person);
      groups.set(group.row.id, group);
      visitors.set(row.place, { me: person.row, group: group.row, owed: row.owed ?? [] });
    }
    return asked.map((_, place) => visitors.get(place));
  };
});

/**
 * A person whose invitation isn't withdrawn, their group, and the replies they owe. Every call asks the database, so that a
 * withdrawal, a closing or a new consent acts at once; calls that come together share one statement, and it sends a row only
 * when it changed since this server read it.
 */
export async function findVisitor(
  db: Connection,
  groupId: string,
  memberId: string,
): Promise<Visitor | undefined> {
  return await find(db, { groupId, memberId });
}

const personOf = (row: Found): Kept<MemberRow> => ({ version: row.memberVersion, row });
const groupOf = (row: Found): Kept<GroupRow> => ({ version: row.groupVersion, row: groupOfColumns(row) });

/** Those of the kept rows that the database still has. */
const sameAs = (
  { memberVersion, groupVersion }: Found,
  kept: { person: Kept<MemberRow> | undefined; group: Kept<GroupRow> | undefined } | undefined,
): { person?: Kept<MemberRow>; group?: Kept<GroupRow> } => ({
  ...(kept?.person?.version === memberVersion && { person: kept.person }),
  ...(kept?.group?.version === groupVersion && { group: kept.group }),
});

/**
 * PostgreSQL's `xmin` names the transaction that wrote a row: no two committed versions of a row share it. Each row is
 * looked up by its key (`limit 1`), because PostgreSQL expects a hundred people and would read the whole table for them.
 */
async function readChanged(db: Connection, asked: readonly object[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select person.*, ${groupSelection}, asked.place, m.version as "memberVersion", gm.version as "groupVersion",
      ${owedReplies} as owed
    from ${recordset(
      asked,
      'asked (place integer, group_id uuid, member_id uuid, member_version text, group_version text)',
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
