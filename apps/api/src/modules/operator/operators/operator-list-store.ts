import type { OperatorRole } from '@yayan/contract/console';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** An operator as the list shows one. */
export interface ListedOperator {
  id: string;
  name: string;
  roles: OperatorRole[];
  isSetUp: boolean;
  createdAt: Date;
  closedAt: Date | null;
  linkFor: string | null;
  linkUntil: Date | null;
  seenAt: Date | null;
  sessions: number;
}

export type OperatorStateName = 'invited' | 'open' | 'closed';

export interface OperatorQuery {
  name?: string | undefined;
  role?: OperatorRole | undefined;
  state?: OperatorStateName | undefined;
  keyword?: string | undefined;
  /** Only names after this one. */
  after?: string | undefined;
  limit: number;
  now: Date;
  /** The time since which an open session must have made a call. */
  idleSince: Date;
}

/** Operators by name, with their open sessions. */
export async function selectOperators(db: Connection, query: OperatorQuery): Promise<ListedOperator[]> {
  const {
    name = null,
    role = null,
    state = null,
    keyword = null,
    after = null,
    limit,
    now,
    idleSince,
  } = query;
  const { rows } = await sql<ListedOperator>`
    select o.id, o.name, o.roles, o.password_hash is not null as "isSetUp", o.created_at as "createdAt",
      o.closed_at as "closedAt", o.link_for as "linkFor",
      case when o.link_until > ${now} then o.link_until end as "linkUntil",
      (select max(seen_at) from operator_sessions where operator_id = o.id) as "seenAt",
      (select count(*)::int from operator_sessions
        where operator_id = o.id and ended_at is null and ends_at > ${now} and seen_at > ${idleSince}) as sessions
    from operators o
    where (${name}::text is null or o.name = ${name})
      and (${role}::text is null or ${role} = any (o.roles))
      and (${state}::text is null or ${state} =
        case when o.closed_at is not null then 'closed' when o.password_hash is null then 'invited' else 'open' end)
      and (${keyword}::text is null or strpos(o.name, ${keyword}) > 0)
      and (${after}::text is null or o.name > ${after})
    order by o.name
    limit ${limit}`.execute(db);
  return rows;
}

/** The number of admins who can sign in, without the one of this name. */
export async function countOtherAdmins(db: Connection, name: string): Promise<number> {
  const { rows } = await sql<{ admins: number }>`
    select count(*)::int as admins from operators
    where 'admin' = any (roles) and closed_at is null and password_hash is not null and name <> ${name}`.execute(
    db,
  );
  return rows[0]?.admins ?? 0;
}

/** Whether somebody has an account without this id, also one that was closed or never set up. */
export async function hasOtherOperators(db: Connection, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('operators')
    .select('id')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
