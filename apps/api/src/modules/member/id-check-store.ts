import { type Insertable, sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { IdChecks } from '../../platform/database/gen/schema.ts';
import type { Tx } from '../../platform/database/tx.ts';

export type IdCheckState = 'asked' | 'matched' | 'unmatched' | 'taken' | 'withdrawn';

export interface IdCheckRow {
  attempt: number;
  state: IdCheckState;
  name_sealed: string;
  number_sealed: string;
  number_index: string;
  /** YYYY-MM-DD. */
  adult_on: string | null;
  consent_version: string;
  asked_at: Date;
}

/** The newest check of a member. */
export async function latestIdCheck(db: Connection, memberId: string): Promise<IdCheckRow | undefined> {
  const row = await db
    .selectFrom('id_checks')
    .select([
      'attempt',
      'state',
      'name_sealed',
      'number_sealed',
      'number_index',
      'adult_on',
      'consent_version',
      'asked_at',
    ])
    .where('member_id', '=', memberId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, state: row.state as IdCheckState }; // The column holds nothing else.
}

/** A check of a member's timeline. */
export interface TimedIdCheck {
  state: IdCheckState;
  askedAt: Date;
  decidedAt: Date | null;
  withdrawnAt: Date | null;
}

/** All checks of a member, the oldest first. */
export async function selectIdChecks(db: Connection, memberId: string): Promise<TimedIdCheck[]> {
  const rows = await db
    .selectFrom('id_checks')
    .select(['state', 'asked_at as askedAt', 'decided_at as decidedAt', 'withdrawn_at as withdrawnAt'])
    .where('member_id', '=', memberId)
    .orderBy('attempt')
    .execute();
  return rows as TimedIdCheck[]; // The column of states holds nothing else.
}

/** A check whose answer is missing. */
export interface WaitingIdCheck {
  memberId: string;
  attempt: number;
  askedAt: Date;
}

/** Checks that have waited since before a time, the oldest first, after the given one. */
export async function waitingIdChecks(
  db: Connection,
  { before, after, limit }: { before: Date; after: WaitingIdCheck | undefined; limit: number },
): Promise<WaitingIdCheck[]> {
  const beyond = after
    ? sql`and (asked_at, member_id) > (${after.askedAt}::timestamptz, ${after.memberId}::uuid)`
    : sql``;
  const { rows } = await sql<WaitingIdCheck>`
    select member_id as "memberId", attempt, asked_at as "askedAt" from id_checks
    where state = 'asked' and asked_at < ${before} ${beyond}
    order by asked_at, member_id limit ${limit}`.execute(db);
  return rows;
}

export async function insertIdCheck(tx: Tx, check: Insertable<IdChecks>): Promise<void> {
  await tx.insertInto('id_checks').values(check).execute();
}

/**
 * Decides a waiting check; false if it was decided meanwhile. Throws a unique violation (23505) if another account has
 * verified this number.
 */
export async function decideIdCheck(
  tx: Tx,
  { memberId, attempt }: { memberId: string; attempt: number },
  state: Exclude<IdCheckState, 'asked' | 'withdrawn'>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('id_checks')
    .set({ state, decided_at: at })
    .where('member_id', '=', memberId)
    .where('attempt', '=', attempt)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Whether a number has verified an account. After its consent was withdrawn, only the same account may use it again.
 */
export async function isNumberTaken(tx: Tx, numberIndex: string, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('id_checks')
    .select('member_id')
    .where('number_index', '=', numberIndex)
    .where((is) =>
      is.or([
        is('state', '=', 'matched'),
        is.and([is('state', '=', 'withdrawn'), is('member_id', '<>', memberId)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Withdraws the consent to a member's checks. Name and number are erased; only the fingerprint of a matched number
 * stays. False if there was nothing to withdraw.
 */
export async function withdrawIdChecks(
  tx: Tx,
  memberId: string,
  nothing: string,
  at: Date,
): Promise<boolean> {
  const checks = await tx
    .updateTable('id_checks')
    .set({
      state: 'withdrawn',
      name_sealed: nothing,
      number_sealed: nothing,
      // A number that didn't match leaves no fingerprint.
      number_index: sql<string>`case when state = 'matched' then number_index else '' end`,
      adult_on: null,
      // A check that was waiting ends here.
      decided_at: sql<Date>`coalesce(decided_at, ${at})`,
      withdrawn_at: at,
    })
    .where('member_id', '=', memberId)
    .where('state', '<>', 'withdrawn')
    .returning('attempt')
    .execute();
  return checks.length > 0;
}

export async function deleteIdChecks(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('id_checks').where('member_id', '=', memberId).execute();
}

/** The separate consents that a member gave with their checks. */
export async function listIdConsents(
  db: Connection,
  memberId: string,
): Promise<{ version: string; agreedAt: Date; withdrawnAt: Date | null }[]> {
  return await db
    .selectFrom('id_checks')
    .select(['consent_version as version', 'asked_at as agreedAt', 'withdrawn_at as withdrawnAt'])
    .where('member_id', '=', memberId)
    .execute();
}
