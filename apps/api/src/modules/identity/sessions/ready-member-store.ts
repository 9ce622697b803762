import { sql } from 'kysely';
import { agreementDue } from './agreement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * The member with this id or mobile, unless something keeps them from using a new sign-in: a blocked account, a penalty, or an
 * agreement that is due. Locks the row, so that until the transaction ends the member keeps this mobile and isn't blocked.
 */
export async function holdReadyMember(
  tx: Tx,
  who: { memberId: string } | { mobileIndex: string },
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where((where) =>
      'memberId' in who ? where('id', '=', who.memberId) : where('mobile_index', '=', who.mobileIndex),
    )
    .where('blocked_at', 'is', null)
    .where((where) => where.or([where('suspended_until', 'is', null), where('suspended_until', '<=', now)]))
    .where((where) => where.not(agreementDue(sql`members.id`, now)))
    .forShare()
    .executeTakeFirst();
  return row?.id;
}
