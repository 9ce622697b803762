import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A third-party account, as it is stored. */
export interface ProviderAccount {
  type: number;
  subject_index: string;
  subject_sealed: string;
  nickname_sealed: string | null;
}

/**
 * Binds an account to a member; false when the account is bound already, or the member has another of this kind.
 * Parallel calls run one after another.
 */
export async function insertBinding(
  tx: Tx,
  account: ProviderAccount,
  memberId: string,
  at: Date,
): Promise<boolean> {
  const { type, subject_index, subject_sealed, nickname_sealed } = account;
  const added = await tx
    .insertInto('sns_bindings')
    .values({ type, subject_index, subject_sealed, nickname_sealed, member_id: memberId, bound_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The member of an account. Locks both until the transaction ends. */
export async function ownerOf(
  tx: Tx,
  account: Pick<ProviderAccount, 'type' | 'subject_index'>,
): Promise<{ member_id: string; blocked_at: Date | null } | undefined> {
  return await tx
    .selectFrom('sns_bindings as b')
    .innerJoin('members as m', 'm.id', 'b.member_id')
    .select(['b.member_id', 'm.blocked_at'])
    .where('b.type', '=', account.type)
    .where('b.subject_index', '=', account.subject_index)
    .forShare()
    .executeTakeFirst();
}

export async function bindingsOf(
  db: Connection,
  memberId: string,
): Promise<{ type: number; nickname_sealed: string | null; bound_at: Date }[]> {
  return await db
    .selectFrom('sns_bindings')
    .select(['type', 'nickname_sealed', 'bound_at'])
    .where('member_id', '=', memberId)
    .execute();
}

/** The stored data of a member's account of one kind. */
export async function bindingOf(
  db: Connection,
  memberId: string,
  type: number,
): Promise<Pick<ProviderAccount, 'subject_sealed' | 'nickname_sealed'> | undefined> {
  return await db
    .selectFrom('sns_bindings')
    .select(['subject_sealed', 'nickname_sealed'])
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .executeTakeFirst();
}

export async function updateSubject(
  tx: Tx,
  memberId: string,
  type: number,
  subject_sealed: string,
): Promise<void> {
  await tx
    .updateTable('sns_bindings')
    .set({ subject_sealed })
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .execute();
}

/**
 * Locks a member until the transaction ends, so that their sign-in methods change one after another. False if there is
 * no such member.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteBinding(tx: Tx, memberId: string, type: number): Promise<void> {
  await tx.deleteFrom('sns_bindings').where('member_id', '=', memberId).where('type', '=', type).execute();
}
