import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { NewcomerStepKind } from '@yayan/contract';
import type { IdCheckState } from './id-check-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Adds a profile; false if the nickname is taken. */
export async function insertProfile(
  tx: Tx,
  profile: { member_id: string; nickname: string; nickname_key: string; updated_at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('nickname_key').doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes a nickname. Throws a unique violation (23505) if another member has it. */
export async function updateNickname(
  db: Connection,
  memberId: string,
  change: { nickname: string; nickname_key: string; updated_at: Date },
): Promise<void> {
  await db.updateTable('profiles').set(change).where('member_id', '=', memberId).execute();
}

export async function updateGroupRole(tx: Tx, memberId: string, role: 0 | 1 | 2): Promise<void> {
  await tx.updateTable('profiles').set({ bbs_role: role }).where('member_id', '=', memberId).execute();
}

/** Stores that a newcomer step is done. The first time counts. */
export async function insertNewcomerStep(
  tx: Tx,
  memberId: string,
  step: NewcomerStepKind,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('newcomer_steps')
    .values({ member_id: memberId, step, done_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectNewcomerSteps(db: Connection, memberId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('newcomer_steps')
    .select('step')
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map(({ step }) => step));
}

export interface AccountRow<Record, Balances> {
  nickname: string;
  avatar: string | null;
  bbs_role: number;
  steps_done: number;
  /** The newest real-name check. */
  id_check: { state: IdCheckState; adult_on: string | null } | null;
  record: Record;
  balances: Balances | null;
  agreement_due: boolean;
}

/** Reads a profile and the member's data of other areas in one statement. */
export async function selectAccount<Record, Balances>(
  db: Connection,
  memberId: string,
  {
    record,
    balances,
    agreementDue,
  }: {
    record: RawBuilder<Record>;
    balances: RawBuilder<Balances | null>;
    agreementDue: RawBuilder<boolean>;
  },
): Promise<AccountRow<Record, Balances> | undefined> {
  const { rows } = await sql<AccountRow<Record, Balances>>`
    select p.nickname, p.avatar, p.bbs_role,
      (select count(*) from newcomer_steps s where s.member_id = p.member_id)::int as steps_done,
      (select json_build_object('state', c.state, 'adult_on', c.adult_on) from id_checks c
        where c.member_id = p.member_id order by c.attempt desc limit 1) as id_check,
      ${record} as record, ${balances} as balances, ${agreementDue} as agreement_due
    from profiles p where p.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** Locks a member's profile until the transaction ends, so that changes to dependent rows happen one after another. */
export async function lockProfile(tx: Tx, memberId: string): Promise<void> {
  await tx
    .selectFrom('profiles')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes the avatar (null removes it) and returns the previous one. */
export async function updateAvatar(
  tx: Tx,
  memberId: string,
  avatar: string | null,
  at: Date,
): Promise<string | null> {
  await lockProfile(tx, memberId);
  const before = await tx
    .selectFrom('profiles')
    .select('avatar')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  await tx
    .updateTable('profiles')
    .set({ avatar, updated_at: at })
    .where('member_id', '=', memberId)
    .execute();
  return before?.avatar ?? null;
}

export async function hasSeenTour(db: Connection, memberId: string): Promise<boolean> {
  const seen = await db
    .selectFrom('home_tours')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return seen !== undefined;
}

export async function insertTourSeen(db: Connection, memberId: string, at: Date): Promise<void> {
  await db
    .insertInto('home_tours')
    .values({ member_id: memberId, seen_at: at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}
