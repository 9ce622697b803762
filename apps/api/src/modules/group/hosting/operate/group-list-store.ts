import type { OperatorGroupState } from '@yayan/contract/console';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import {
  type CappedCount,
  cappedCount,
  MOST_COUNTED,
  type Place,
  rowsBefore,
} from '../../../../platform/page.ts';
import type { GroupRow } from '../../people/group/group-store.ts';

export interface OperatorGroupQuery {
  state: OperatorGroupState | undefined;
  /** Only groups whose pay-out waits for a confirmation. */
  payWaits: boolean | undefined;
  keyword: string | undefined;
  now: Date;
}

const inState = (state: OperatorGroupState, now: Date): RawBuilder<boolean> => {
  const isLive = sql`published_at is not null and archived_at is null`;
  switch (state) {
    case 'draft':
      return sql`published_at is null and archived_at is null`;
    case 'inviting':
      return sql`${isLive} and opens_at > ${now}`;
    case 'open':
      return sql`${isLive} and opens_at <= ${now} and closes_at > ${now}`;
    case 'closed':
      return sql`${isLive} and closes_at <= ${now}`;
    case 'archived':
      return sql`archived_at is not null`;
  }
};

const waits = sql<boolean>`tallied_at is not null and pay_confirmed_at is null and archived_at is null`;

// Rehearsals are copies that vanish.
const conditions = ({ state, payWaits, keyword, now }: OperatorGroupQuery): RawBuilder<boolean> =>
  sql.join(
    [
      sql`rehearsal_of is null`,
      ...(state === undefined ? [] : [inState(state, now)]),
      ...(payWaits === undefined ? [] : [payWaits ? waits : sql`not (${waits})`]),
      ...(keyword === undefined ? [] : [sql`position(lower(${keyword}) in lower(name)) > 0`]),
    ],
    sql` and `,
  );

/** Groups of a query after a position, the newest first. */
export async function selectOperatorGroups(
  db: Connection,
  query: OperatorGroupQuery,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<GroupRow[]> {
  const later = sql`and ${rowsBefore(after, 'created_at', 'id')}`;
  const { rows } = await sql<GroupRow>`
    select * from discussion_groups where ${conditions(query)} ${later}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many groups match, counted up to 10,000. */
export async function countOperatorGroups(db: Connection, query: OperatorGroupQuery): Promise<CappedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from discussion_groups where ${conditions(query)} limit ${MOST_COUNTED + 1}
    ) matching`.execute(db);
  return cappedCount(rows[0]?.count ?? 0);
}
