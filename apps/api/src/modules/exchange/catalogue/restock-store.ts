import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A member and the benefit they wait for. */
export interface RestockKey {
  memberId: string;
  benefitId: string;
}

/** Stores a reminder unless the member has one already. */
export async function insertRestockReminder(
  db: Connection,
  { memberId, benefitId }: RestockKey,
  askedAt: Date,
): Promise<void> {
  await db
    .insertInto('restock_wishes')
    .values({ member_id: memberId, benefit_id: benefitId, asked_at: askedAt })
    .onConflict((conflict) => conflict.columns(['member_id', 'benefit_id']).doNothing())
    .execute();
}

export async function deleteRestockReminder(
  db: Connection,
  { memberId, benefitId }: RestockKey,
): Promise<void> {
  await db
    .deleteFrom('restock_wishes')
    .where('member_id', '=', memberId)
    .where('benefit_id', '=', benefitId)
    .execute();
}

export async function deleteRestockReminders(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('restock_wishes').where('member_id', '=', memberId).execute();
}

export async function hasRestockReminder(
  db: Connection,
  { memberId, benefitId }: RestockKey,
): Promise<boolean> {
  const found = await db
    .selectFrom('restock_wishes')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('benefit_id', '=', benefitId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The benefits a member waits for, with their titles. */
export async function selectRestockReminders(
  db: Connection,
  memberId: string,
): Promise<{ title: string; asked_at: Date }[]> {
  return await db
    .selectFrom('restock_wishes')
    .innerJoin('benefits', 'benefits.id', 'restock_wishes.benefit_id')
    .select(['benefits.title', 'restock_wishes.asked_at'])
    .where('member_id', '=', memberId)
    .orderBy('asked_at')
    .execute();
}

/**
 * The ids of all benefits that members wait for. One index lookup per benefit: with `exists` PostgreSQL would read all
 * reminders.
 */
export async function selectAwaitedBenefitIds(db: Connection): Promise<string[]> {
  const rows = await db
    .selectFrom('benefits')
    .select('id')
    .where((eb) =>
      eb(
        eb
          .selectFrom('restock_wishes')
          .select('restock_wishes.member_id')
          .whereRef('restock_wishes.benefit_id', '=', 'benefits.id')
          .limit(1),
        'is not',
        null,
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes at most `limit` reminders of a benefit and returns their members, and when they asked. Skips reminders that another run is
 * deleting.
 */
export async function takeRestockReminders(
  tx: Tx,
  benefitId: string,
  limit: number,
): Promise<{ memberId: string; askedAt: Date }[]> {
  return await tx
    .deleteFrom('restock_wishes')
    .where('benefit_id', '=', benefitId)
    .where('member_id', 'in', (eb) =>
      eb
        .selectFrom('restock_wishes')
        .select('member_id')
        .where('benefit_id', '=', benefitId)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['member_id as memberId', 'asked_at as askedAt'])
    .execute();
}
