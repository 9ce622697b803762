import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { lockInvitation, setState } from '../invitation-store.ts';
import type { InviteParts } from '../deps.ts';
import { takeRewardsBack } from '../rewards/take-back.ts';
import { recordSignal, seenWith } from './fraud-signal-store.ts';
import { VOID_REASONS } from './void-reasons.ts';

const EVER = new Date(0);

/**
 * Notes where a member lets coins be paid out to, before anything is. Whoever shares that account with the member who
 * invited them, or whom they invited, has invited themselves: the invitation is void from then on and what it earned is
 * taken back with the reason (decisions §4). `account` names channel and account, for example `alipay:…`.
 */
export async function notePayee(
  parts: InviteParts,
  tx: Transaction<Schema>,
  memberId: string,
  account: string,
): Promise<void> {
  const { cipher, clock } = parts.platform;
  const mark = cipher.blindIndex(`invite-payee:${account}`);
  await recordSignal(tx, memberId, 'payee', mark, clock.now());
  const sharing = await seenWith(tx, 'payee', mark, EVER);
  for (const one of sharing) {
    const invitation = await lockInvitation(tx, one);
    if (invitation === undefined || invitation.state === 'void') continue;
    if (!sharing.includes(invitation.inviter_id)) continue;
    await setState(tx, one, 'void', 'payout');
    await takeRewardsBack(parts, tx, { memberId: one, note: VOID_REASONS.payout });
  }
}
