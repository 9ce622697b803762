import { sql } from 'kysely';
import { type Place, rowsBefore } from '../../../../platform/page.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupRow, MemberRow } from './group-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export interface NamedHost {
  memberId: string;
  namedBy: string;
  namedAt: Date;
}

/** Whether an operator named this member as a host. */
export async function isNamedHost(db: Connection, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('group_hosts')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every named host, by the time of naming. */
export async function readNamedHosts(db: Connection): Promise<NamedHost[]> {
  const rows = await db.selectFrom('group_hosts').selectAll().orderBy('named_at').execute();
  return rows.map((row) => ({ memberId: row.member_id, namedBy: row.named_by, namedAt: row.named_at }));
}

/** Adds a host; false when the member is a host already. */
export async function insertHost(tx: Tx, host: NamedHost): Promise<boolean> {
  const row = await tx
    .insertInto('group_hosts')
    .values({ member_id: host.memberId, named_by: host.namedBy, named_at: host.namedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a host; false when the member is no host. */
export async function deleteHost(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('group_hosts')
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records who named or removed a host. */
export async function recordHostChange(
  tx: Tx,
  change: { id: string; memberId: string; what: 'added' | 'removed'; by: string; at: Date },
): Promise<void> {
  const { id, memberId, what, by, at } = change;
  await tx.insertInto('group_host_changes').values({ id, member_id: memberId, what, by, at }).execute();
}

/** A member as host of a group; undefined when they are none, or their invitation was withdrawn. */
export async function readHostOf(
  db: Connection,
  groupId: string,
  host: { memberId: string; mobileIndex: string },
): Promise<MemberRow | undefined> {
  return await db
    .selectFrom('group_members')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('role', '=', 1)
    .where('withdrawn_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('member_id', '=', host.memberId),
        eb.and([eb('member_id', 'is', null), eb('mobile_index', '=', host.mobileIndex)]),
      ]),
    )
    .orderBy('invited_at')
    .limit(1)
    .executeTakeFirst();
}

/** Groups of a host, the newest first. */
export async function readHostedGroups(
  db: Connection,
  host: { memberId: string; mobileIndex: string },
  after: Place | undefined,
  limit: number,
): Promise<GroupRow[]> {
  const beyond = sql`and ${rowsBefore(after, 'g.created_at', 'g.id')}`;
  const { rows } = await sql<GroupRow>`
    select g.* from discussion_groups g
    where exists (
      select from group_members m where m.group_id = g.id and m.role = 1 and m.withdrawn_at is null
        and (m.member_id = ${host.memberId} or m.member_id is null and m.mobile_index = ${host.mobileIndex}))
      ${beyond}
    order by g.created_at desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Locks a group until the transaction ends, so that its hosts' changes run one after the other. */
export async function lockGroup(tx: Tx, groupId: string): Promise<GroupRow | undefined> {
  return await tx
    .selectFrom('discussion_groups')
    .selectAll()
    .where('id', '=', groupId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * A group whose pay-out nobody holds, refuses or confirms until the transaction ends. Pay-outs of its people may run at
 * the same time.
 */
export async function shareGroup(tx: Tx, groupId: string): Promise<GroupRow | undefined> {
  return await tx
    .selectFrom('discussion_groups')
    .selectAll()
    .where('id', '=', groupId)
    .forShare()
    .executeTakeFirst();
}

/**
 * Holds the pay-outs of all groups that a member made and that still owe coins, or will owe some. Groups that are held
 * or refused already stay as they are. Returns how many.
 */
export async function holdPaysOf(
  tx: Tx,
  memberId: string,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with owing as (
      select g.id from discussion_groups g
      where g.made_by = ${memberId} and g.published_at is not null and g.topic_coins is not null
        and g.pay_held_at is null and g.pay_refused_at is null
        and (g.tallied_at is null or exists (
          select from group_rewards r where r.group_id = g.id and r.state in ('tallied', 'kept')))
      order by g.id for update
    )
    update discussion_groups g set pay_held_at = ${at}, pay_held_by = ${by}, pay_held_reason = ${reason}
    from owing where owing.id = g.id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Stores changed columns of a group. */
export async function writeGroup(
  tx: Tx,
  groupId: string,
  change: Partial<Omit<GroupRow, 'id' | 'task_id' | 'task_hash' | 'made_by' | 'created_at'>>,
): Promise<GroupRow> {
  return await tx
    .updateTable('discussion_groups')
    .set(change)
    .where('id', '=', groupId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
