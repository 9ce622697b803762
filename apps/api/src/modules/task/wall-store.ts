import { sql, type RawBuilder } from 'kysely';
import { type JoinResult, TaskType } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import { taskOf, type TaskRow } from './store.ts';
import type { Task } from './task.ts';

export type WallSort = 'match' | 'coins' | 'minutes' | 'endsAt';

/** Where a page of the wall ended. */
export interface WallPlace {
  readonly rank: number;
  readonly value: number;
  readonly id: string;
}

export interface WallQuery {
  /** Undefined for a visitor. */
  readonly memberId: string | undefined;
  /** Quality score of the member. */
  readonly quality: number;
  readonly city: string | null;
  /** Discussion groups' tasks the member is invited to; the others are hidden. */
  readonly invited: readonly string[];
  readonly device: number;
  /** Has completed nothing yet: the newcomers' module comes first. */
  readonly newcomer: boolean;
  readonly module: number | undefined;
  readonly type: number | undefined;
  /** Reward, both ends included. Coins. */
  readonly from: number;
  readonly to: number;
  readonly sort: WallSort;
  readonly after: WallPlace | undefined;
  /** Only what can be started now. */
  readonly startable: boolean;
  readonly now: Date;
  readonly limit: number;
}

export interface WallEntry extends WallPlace {
  readonly task: Task;
  readonly joined: JoinResult | null;
}

const minutes = sql`case when t.median_seconds is null then t.declared_minutes
  else greatest(1, round(t.median_seconds / 60.0)) end`;

const valueBy = (sort: WallSort, newcomer: boolean): RawBuilder<unknown> => {
  switch (sort) {
    case 'match':
      return sql`-floor(t.coins * 1000 / coalesce(${minutes}, 5))::bigint
        - case when ${newcomer} and t.module = 1 then 1000000000000 else 0 end`;
    case 'coins':
      return sql`-t.coins`;
    case 'minutes':
      return sql`coalesce(${minutes}, 1000000)::bigint`;
    case 'endsAt':
      return sql`coalesce(floor(extract(epoch from t.ends_at) * 1000), 9000000000000000)::bigint`;
  }
};

/**
 * A page of tasks: those to go on with, those that can be started, those that can't (yet), those that ended for the
 * member; within each by `sort`. A member's quality hides what asks for more, though never below the least there is.
 */
export async function readWall(db: Connection, query: WallQuery): Promise<WallEntry[]> {
  const { memberId, quality, city, device, now, after } = query;
  const { rows } = await sql<TaskRow & { joined: JoinResult | null; rank: number; value: number }>`
    select * from (
      select t.*, p.result as joined, ${valueBy(query.sort, query.newcomer)} as value,
        case
          when p.result = 0 then 0
          when p.result is not null then 3
          when t.starts_at <= ${now} and (t.seats is null or t.seats_taken < t.seats)
            and ${device}::smallint = any(t.devices)
            and (cardinality(t.cities) = 0 or ${city}::text is null or ${city}::text = any(t.cities)) then 1
          else 2
        end as rank
      from tasks t
      left join participations p on p.member_id = ${memberId ?? null}::uuid and p.task_id = t.id
      where (t.ends_at is null or t.ends_at > ${now} or p.result = 0)
        and (t.minimum_quality <= greatest(${quality}::int, 40) or p.result is not null)
        and (t.type <> ${TaskType.DiscussionGroup}::smallint or t.id = any(${[...query.invited]}::uuid[]))
        and (${query.module ?? null}::smallint is null or t.module = ${query.module ?? null}::smallint)
        and (${query.type ?? null}::smallint is null or t.type = ${query.type ?? null}::smallint)
        and t.coins between ${query.from}::bigint and ${query.to}::bigint
    ) wall
    where (not ${query.startable}::boolean or (rank = 1 and minimum_quality <= ${quality}::int))
      and (${after === undefined}::boolean
        or (rank, value, id) > (${after?.rank ?? 0}::int, ${after?.value ?? 0}::bigint, ${after?.id ?? null}::uuid))
    order by rank, value, id
    limit ${query.limit}`.execute(db);
  return rows.map((row) => ({
    task: taskOf(row),
    joined: row.joined,
    rank: row.rank,
    value: row.value,
    id: row.id,
  }));
}
