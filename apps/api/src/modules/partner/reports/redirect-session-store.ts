import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { PartnerVisits } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type RedirectSessionRow = Selectable<PartnerVisits>;
type RedirectSessionKey = Pick<RedirectSessionRow, 'member_id' | 'participation_id'>;

export async function insertRedirectSession(
  tx: Tx,
  visit: Pick<
    RedirectSessionRow,
    'member_id' | 'participation_id' | 'sid' | 'partner_id' | 'task_id' | 'expires_at' | 'created_at'
  >,
): Promise<void> {
  await tx.insertInto('partner_visits').values(visit).execute();
}

/** A redirect session by its `sid`; undefined if it isn't this partner's. */
export async function readRedirectSession(
  db: Connection,
  partnerId: string,
  sid: string,
): Promise<RedirectSessionRow | undefined> {
  return await db
    .selectFrom('partner_visits')
    .selectAll()
    .where('sid', '=', sid)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
}

/** The redirect sessions of a partner with these `sid`s. */
export async function readRedirectSessions(
  db: Connection,
  partnerId: string,
  sids: readonly string[],
): Promise<RedirectSessionRow[]> {
  return await db
    .selectFrom('partner_visits')
    .selectAll()
    .where('sid', 'in', [...sids])
    .where('partner_id', '=', partnerId)
    .execute();
}

/** A redirect session by its participation; undefined if that isn't the member's or has no redirect session. */
export async function readRedirectSessionOf(
  db: Connection,
  memberId: string,
  participationId: string,
): Promise<RedirectSessionRow | undefined> {
  return await db
    .selectFrom('partner_visits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
}

/** Updates the deadlines, and whether the result is disputed. */
export async function updateRedirectSession(
  tx: Tx,
  { member_id, participation_id }: RedirectSessionKey,
  noted: Partial<Pick<RedirectSessionRow, 'expires_at' | 'window_until' | 'disputed' | 'code'>>,
): Promise<void> {
  await tx
    .updateTable('partner_visits')
    .set(noted)
    .where('member_id', '=', member_id)
    .where('participation_id', '=', participation_id)
    .execute();
}

/** Deletes the code of a redirect session that is still open, unless another report came meanwhile. */
export async function forgetCode(
  db: Connection,
  { member_id, participation_id, code }: RedirectSessionKey & Pick<RedirectSessionRow, 'code'>,
): Promise<void> {
  await db
    .updateTable('partner_visits')
    .set({ code: null })
    .where('member_id', '=', member_id)
    .where('participation_id', '=', participation_id)
    .where('code', '=', code)
    .where('expires_at', 'is not', null)
    .execute();
}

const behind = (after: RedirectSessionRow | undefined, column: 'expires_at' | 'window_until') =>
  sql<boolean>`(${sql.ref(column)}, member_id, participation_id) >
    (${after?.[column] ?? null}::timestamptz, ${after?.member_id ?? null}::uuid, ${after?.participation_id ?? null}::uuid)`;

/** Redirect sessions whose time for a callback is over, after `after`. */
export async function readExpiredRedirectSessions(
  db: Connection,
  now: Date,
  after: RedirectSessionRow | undefined,
  limit: number,
): Promise<RedirectSessionRow[]> {
  return await db
    .selectFrom('partner_visits')
    .selectAll()
    .where('expires_at', '<=', now)
    .$if(after !== undefined, (query) => query.where(behind(after, 'expires_at')))
    .orderBy('expires_at')
    .orderBy('member_id')
    .orderBy('participation_id')
    .limit(limit)
    .execute();
}

/** Redirect sessions with pending coins that nobody disputed in time, after `after`. */
export async function readDueRedirectSessions(
  db: Connection,
  now: Date,
  after: RedirectSessionRow | undefined,
  limit: number,
): Promise<RedirectSessionRow[]> {
  return await db
    .selectFrom('partner_visits')
    .selectAll()
    .where('window_until', '<=', now)
    .where('disputed', '=', false)
    .$if(after !== undefined, (query) => query.where(behind(after, 'window_until')))
    .orderBy('window_until')
    .orderBy('member_id')
    .orderBy('participation_id')
    .limit(limit)
    .execute();
}
