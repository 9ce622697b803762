import type { RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { batchedRead } from '../../../../platform/database/batched-read.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { onceFor } from '../../../../platform/once-for.ts';
import { groupOfColumns, type GroupRow, type MemberRow, type Visitor } from '../group/group-store.ts';
import { type FoundVisitor, nothing, readChangedVisitors } from './visitor-store.ts';

/** How many people, and how many groups, one server caches. A row takes one or two kilobytes. */
const MOST_KEPT = 10_000;

interface VisitorKey {
  groupId: string;
  memberId: string;
}

/** A cached row. It is current as long as `version`, the transaction that wrote it, is the same. */
interface CachedRow<Row> {
  version: string;
  row: Row;
}

/** The cached people and groups of one server. */
interface VisitorCache {
  people: RowCache<MemberRow>;
  groups: RowCache<GroupRow>;
}

interface RowCache<Row> {
  get: (key: string) => CachedRow<Row> | undefined;
  set: (key: string, row: CachedRow<Row>) => unknown;
}

const rowsOf = onceFor<Connection, VisitorCache>(() => ({
  people: new LRUCache<string, CachedRow<MemberRow>>({ max: MOST_KEPT }),
  groups: new LRUCache<string, CachedRow<GroupRow>>({ max: MOST_KEPT }),
}));

/** An empty LRU cache reserves room for all its rows. So transactions get none. */
const noRows = { get: () => undefined, set: () => undefined };
const nothingKept: VisitorCache = { people: noRows, groups: noRows };

/**
 * The cached rows of this connection. A transaction caches nothing: it sees its own writes, and they may be rolled
 * back.
 */
const cacheOf = (db: Connection): VisitorCache => (db.isTransaction ? nothingKept : rowsOf(db));

/** The row versions of a person and their group. */
interface Versions {
  member: string;
  group: string;
}

interface VisitorRequest<Request> extends VisitorKey {
  extra: Request;
}

/** A visitor, the versions of their rows, and the extra value that was read with them. */
export type VisitorWithExtra<Read> = Visitor & { versions: Versions; extra: Read };

/** Finds visitors, and reads an extra value of theirs in the same statement. */
export type VisitorRead<Request, Read> = (
  db: Connection,
  asked: VisitorRequest<Request>,
) => Promise<VisitorWithExtra<Read> | undefined>;

/**
 * Makes a function that finds visitors and reads an extra value of each. `column` selects the value from `asked`, which
 * has `group_id`, `member_id` and the fields of `Request` as columns of these `types`.
 */
export const batchedVisitorRead = <Request extends object, Read>(
  types: string,
  column: RawBuilder<unknown>,
): VisitorRead<Request, Read> =>
  batchedRead<VisitorRequest<Request>, VisitorWithExtra<Read> | undefined>((db) => {
    const { people, groups } = cacheOf(db);
    return async (asked) => {
      const kept = asked.map(({ groupId, memberId }) => ({
        person: people.get(groupId + memberId),
        group: groups.get(groupId),
      }));
      const rows = asked.map(({ groupId, memberId, extra }, place) => ({
        ...extra,
        place,
        group_id: groupId,
        member_id: memberId,
        member_version: kept[place]?.person?.version,
        group_version: kept[place]?.group?.version,
      }));
      const found = await readChangedVisitors(db, rows, types, column);
      const visitors = new Map<number, VisitorWithExtra<Read>>();
      for (const row of found) {
        const { person = personOf(row), group = groupOf(row) } = sameAs(row, kept[row.place]);
        people.set(person.row.group_id + person.row.id, person);
        groups.set(group.row.id, group);
        visitors.set(row.place, {
          me: person.row,
          group: group.row,
          owed: row.owed ?? [],
          versions: { member: row.memberVersion, group: row.groupVersion },
          extra: row.extra as Read, // As the column selects it.
        });
      }
      return asked.map((_, place) => visitors.get(place));
    };
  });

const find = batchedVisitorRead<object, null>('', nothing);

/**
 * A person whose invitation isn't withdrawn, their group, and the replies they owe. Every call queries the database, so
 * that a withdrawal, a closing or a new consent applies at once. Calls that arrive together share one statement. It
 * returns a row only if it changed since this server read it.
 */
export async function findVisitor(
  db: Connection,
  groupId: string,
  memberId: string,
): Promise<Visitor | undefined> {
  const found = await find(db, { groupId, memberId, extra: {} });
  return found && { me: found.me, group: found.group, owed: found.owed };
}

/** The cached rows of a visitor, for a guess what the call will read. They may be out of date. */
export function lastSeenVisitor(
  db: Connection,
  groupId: string,
  memberId: string,
): (Pick<Visitor, 'me' | 'group'> & { versions: Versions }) | undefined {
  const { people, groups } = cacheOf(db);
  const [person, group] = [people.get(groupId + memberId), groups.get(groupId)];
  if (!person || !group) return undefined;
  return { me: person.row, group: group.row, versions: { member: person.version, group: group.version } };
}

const personOf = (row: FoundVisitor): CachedRow<MemberRow> => ({ version: row.memberVersion, row });
const groupOf = (row: FoundVisitor): CachedRow<GroupRow> => ({
  version: row.groupVersion,
  row: groupOfColumns(row),
});

/** The cached rows whose version is still current. */
const sameAs = (
  { memberVersion, groupVersion }: FoundVisitor,
  kept: { person: CachedRow<MemberRow> | undefined; group: CachedRow<GroupRow> | undefined } | undefined,
): { person?: CachedRow<MemberRow>; group?: CachedRow<GroupRow> } => ({
  ...(kept?.person?.version === memberVersion && { person: kept.person }),
  ...(kept?.group?.version === groupVersion && { group: kept.group }),
});
