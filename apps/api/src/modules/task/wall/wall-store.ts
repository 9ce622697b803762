import { sql, type RawBuilder } from 'kysely';
import { type JoinResult, type QueryOf, TaskType } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { RankableTask } from './recommend.ts';
import { taskOf, type TaskRow } from '../task-store.ts';
import type { Task } from '../task.ts';
import { wantedSchema } from '../wanted.ts';

export type WallSort = 'match' | 'coins' | 'minutes' | 'endsAt' | 'newest';

/**
 * The sections of the wall in their order: under way, startable newcomer tasks, startable tasks, not startable yet,
 * full, ended for this member. Each has its own query, so that a page reads only what it shows.
 */
export type WallSection = 'underWay' | 'newcomers' | 'startable' | 'closed' | 'full' | 'ended';

/** The position where a page ended in a section. */
export interface SectionPlace {
  readonly value: number;
  readonly id: string;
}

/** The viewer and filters of a wall query. */
export interface WallQuery {
  /** Undefined for a visitor. */
  readonly memberId: string | undefined;
  /** Highest minimum quality (质量分) of the tasks shown, startable ones included. */
  readonly quality: number;
  readonly city: string | null;
  /** The discussion groups' tasks that the member is invited to; all others are hidden. */
  readonly invited: readonly string[];
  readonly device: number;
  /** Whether newcomer tasks have a section of their own. */
  readonly newcomer: boolean;
  readonly module: number | undefined;
  readonly type: number | undefined;
  readonly points: QueryOf<'listTasks'>['points'];
  readonly sort: WallSort;
  /** Of the questionnaires only these are offered; undefined offers all. Other types of task are offered always. */
  readonly onlySurveys: readonly string[] | undefined;
  /** Only these tasks, for a search. */
  readonly only?: readonly string[];
  readonly now: Date;
}

export interface SectionEntry extends SectionPlace {
  readonly task: Task;
  readonly joined: JoinResult | null;
}

/** Generated columns, each with its index. */
const columns = {
  match: sql`t.wall_match`,
  coins: sql`t.wall_coins`,
  minutes: sql`t.wall_minutes`,
  endsAt: sql`t.wall_ends`,
  newest: sql`t.wall_newest`,
} as const satisfies Record<WallSort, RawBuilder<unknown>>;

const NEWCOMERS_MODULE = 1;

/**
 * Tasks of no section are left out. Only filters with a value become conditions, so that PostgreSQL can use the
 * indexes.
 */
function filters(query: WallQuery): RawBuilder<unknown>[] {
  const { module, type, points, quality, invited, onlySurveys, only } = query;
  return [
    sql`t.minimum_quality <= ${quality}::int`,
    sql`(t.type <> ${TaskType.DiscussionGroup}::smallint or t.id = any(${[...invited]}::uuid[]))`,
    ...(onlySurveys === undefined
      ? []
      : [sql`(t.type <> ${TaskType.Questionnaire}::smallint or t.id = any(${[...onlySurveys]}::uuid[]))`]),
    ...(only === undefined ? [] : [sql`t.id = any(${[...only]}::uuid[])`]),
    ...(module === undefined ? [] : [sql`t.module = ${module}::smallint`]),
    ...(type === undefined ? [] : [sql`t.type = ${type}::smallint`]),
    ...(points === undefined ? [] : [sql`t.wall_points = ${points}`]),
  ];
}

/**
 * Whether the viewer could start a task if it has free seats. Visitors can't start a task that is limited to some
 * cities.
 */
const startable = ({ now, device, city, memberId }: WallQuery): RawBuilder<unknown> => {
  const orInCity =
    memberId === undefined ? sql`` : sql`or ${city}::text is null or ${city}::text = any(t.cities)`;
  return sql`(t.starts_at <= ${now} and ${device}::smallint = any(t.devices)
    and (cardinality(t.cities) = 0 ${orInCity}))`;
};

/** The indexes leave out only tasks that are marked as over. This condition leaves out tasks that have ended since. */
const notOver = ({ now }: WallQuery): RawBuilder<unknown> =>
  sql`(not t.is_over and (t.ends_at is null or t.ends_at > ${now}))`;

const notJoined = ({ memberId }: WallQuery): RawBuilder<unknown> =>
  memberId === undefined
    ? sql`true`
    : sql`not exists (select from participations p where p.member_id = ${memberId}::uuid and p.task_id = t.id)`;

const joined = sql`participations p join tasks t on t.id = p.task_id`;

/** The source and the condition of a section's tasks. */
function sectionSql(
  section: WallSection,
  query: WallQuery,
): { from: RawBuilder<unknown>; where: RawBuilder<unknown>[] } {
  const { memberId, newcomer } = query;
  const own = sql`p.member_id = ${memberId ?? null}::uuid`;
  const open = [notOver(query), sql`t.paused_at is null`, notJoined(query)];
  switch (section) {
    case 'underWay':
      return { from: joined, where: [own, sql`p.result = 0`] };
    case 'ended':
      return { from: joined, where: [own, sql`p.result <> 0`, notOver(query)] };
    case 'newcomers':
      return {
        from: sql`tasks t`,
        where: [sql`t.module = ${NEWCOMERS_MODULE}::smallint`, sql`not t.is_full`, startable(query), ...open],
      };
    case 'startable':
      return {
        from: sql`tasks t`,
        where: [
          ...(newcomer ? [sql`t.module <> ${NEWCOMERS_MODULE}::smallint`] : []),
          sql`not t.is_full`,
          startable(query),
          ...open,
        ],
      };
    case 'closed':
      return { from: sql`tasks t`, where: [sql`not t.is_full`, sql`not ${startable(query)}`, ...open] };
    case 'full':
      return { from: sql`tasks t`, where: [sql`t.is_full`, ...open] };
  }
}

/** Only the columns that ranking needs, because 100 rows are read to show 20. */
type CandidateRow = Pick<
  TaskRow,
  | 'id'
  | 'coins'
  | 'consolation_coins'
  | 'declared_minutes'
  | 'screening_minutes'
  | 'median_seconds'
  | 'seats'
  | 'seats_taken'
  | 'wanted'
> & { value: number };

/** The first startable tasks of the general order, to rank for one member, and the position of the last one. */
export async function readCandidates(
  db: Connection,
  query: WallQuery,
  limit: number,
): Promise<{ candidates: RankableTask[]; last: SectionPlace | undefined }> {
  const value = columns[query.sort];
  const { from, where } = sectionSql('startable', query);
  const { rows } = await sql<CandidateRow>`
    select t.id, t.coins, t.consolation_coins, t.declared_minutes, t.screening_minutes, t.median_seconds, t.seats,
      t.seats_taken, t.wanted, ${value} as value
    from ${from}
    where ${sql.join([...where, ...filters(query)], sql` and `)}
    order by ${value}, t.id
    limit ${limit}`.execute(db);
  const last = rows.at(-1);
  return { candidates: rows.map(rankableOf), last: last && { value: last.value, id: last.id } };
}

const rankableOf = (row: CandidateRow): RankableTask => ({
  id: row.id,
  coins: row.coins,
  consolationCoins: row.consolation_coins,
  declaredMinutes: row.declared_minutes,
  screeningMinutes: row.screening_minutes,
  medianSeconds: row.median_seconds,
  seats: row.seats,
  seatsTaken: row.seats_taken,
  wanted: wantedSchema.parse(row.wanted),
});

/** At most `limit` tasks of a section after a position. Quality never hides a task that the member has joined. */
export async function readSection(
  db: Connection,
  section: WallSection,
  query: WallQuery,
  { after, limit }: { after: SectionPlace | undefined; limit: number },
): Promise<SectionEntry[]> {
  const value = columns[query.sort];
  const isOwn = section === 'underWay' || section === 'ended';
  const { from, where } = sectionSql(section, query);
  const conditions = [
    ...where,
    ...filters(isOwn ? { ...query, quality: 100, onlySurveys: undefined } : query),
    ...(after === undefined ? [] : [sql`(${value}, t.id) > (${after.value}::bigint, ${after.id}::uuid)`]),
  ];
  const { rows } = await sql<TaskRow & { joined: JoinResult | null; value: number }>`
    select t.*, ${isOwn ? sql`p.result` : sql`null::smallint`} as joined, ${value} as value
    from ${from}
    where ${sql.join(conditions, sql` and `)}
    order by ${value}, t.id
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ task: taskOf(row), joined: row.joined, value: row.value, id: row.id }));
}
