import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { batchedRead } from '../../../../platform/database/batched-read.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { onceFor } from '../../../../platform/once-for.ts';
import {
  groupOfColumns,
  groupSelection,
  type GroupRow,
  type MemberRow,
  type OwedReply,
  owedReplies,
  type Visitor,
} from '../group/group-store.ts';

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

/** The people and groups whose rows a server keeps. */
interface KeptRows {
  people: LRUCache<string, Kept<MemberRow>>;
  groups: LRUCache<string, Kept<GroupRow>>;
}

const noRows = (): KeptRows => ({
  people: new LRUCache({ max: MOST_KEPT }),
  groups: new LRUCache({ max: MOST_KEPT }),
});

const rowsOf = onceFor<Connection, KeptRows>(noRows);

/** What was read on this connection; nothing in a transaction, which sees what it wrote itself and may be undone. */
const keptRows = (db: Connection): KeptRows => (db.isTransaction ? noRows() : rowsOf(db));

/** A person and their group as some transactions wrote them. */
interface Versions {
  member: string;
  group: string;
}

/** What the database answers; all columns of a person or group are null where the server has the row already. */
type Found = MemberRow &
  Record<string, unknown> & {
    place: number;
    memberVersion: string;
    groupVersion: string;
    owed: OwedReply[] | null;
    beside: unknown;
  };

interface AskedBeside<Asking> extends Asked {
  beside: Asking;
}

/** A visitor, the versions of their rows, and what was read of theirs beside. */
export type VisitorBeside<Read> = Visitor & { versions: Versions; beside: Read };

/** Finds visitors, and reads something of theirs in the same statement. */
export type VisitorReading<Asking, Read> = (
  db: Connection,
  asked: AskedBeside<Asking>,
) => Promise<VisitorBeside<Read> | undefined>;

/**
 * Makes a reading of visitors with something of theirs beside: `column` selects it from `asked`, which has the fields of
 * `Asking` as columns of these `types` beside `group_id` and `member_id`.
 */
export const visitorReading = <Asking extends object, Read>(
  types: string,
  column: RawBuilder<unknown>,
): VisitorReading<Asking, Read> =>
  batchedRead<AskedBeside<Asking>, VisitorBeside<Read> | undefined>((db) => {
    const { people, groups } = keptRows(db);
    return async (asked) => {
      const kept = asked.map(({ groupId, memberId }) => ({
        person: people.get(groupId + memberId),
        group: groups.get(groupId),
      }));
      const rows = asked.map(({ groupId, memberId, beside }, place) => ({
        ...beside,
        place,
        group_id: groupId,
        member_id: memberId,
        member_version: kept[place]?.person?.version,
        group_version: kept[place]?.group?.version,
      }));
      const found = await readChanged(db, rows, types, column);
      const visitors = new Map<number, VisitorBeside<Read>>();
      for (const row of found) {
        const { person = personOf(row), group = groupOf(row) } = sameAs(row, kept[row.place]);
        people.set(person.row.group_id + person.row.id, person);
        groups.set(group.row.id, group);
        visitors.set(row.place, {
          me: person.row,
          group: group.row,
          owed: row.owed ?? [],
          versions: { member: row.memberVersion, group: row.groupVersion },
          beside: row.beside as Read, // As the column selects it.
        });
      }
      return asked.map((_, place) => visitors.get(place));
    };
  });

const find = visitorReading<object, null>('', sql`null`);

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
  const found = await find(db, { groupId, memberId, beside: {} });
  return found && { me: found.me, group: found.group, owed: found.owed };
}

/** The rows of a visitor that this server read last, to guess what a call will read. They may be out of date. */
export function lastSeenVisitor(
  db: Connection,
  groupId: string,
  memberId: string,
): (Pick<Visitor, 'me' | 'group'> & { versions: Versions }) | undefined {
  const { people, groups } = keptRows(db);
  const [person, group] = [people.get(groupId + memberId), groups.get(groupId)];
  if (!person || !group) return undefined;
  return { me: person.row, group: group.row, versions: { member: person.version, group: group.version } };
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
async function readChanged(
  db: Connection,
  asked: readonly object[],
  types: string,
  column: RawBuilder<unknown>,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select person.*, ${groupSelection}, asked.place, m.version as "memberVersion", gm.version as "groupVersion",
      ${owedReplies} as owed, (${column}) as beside
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
