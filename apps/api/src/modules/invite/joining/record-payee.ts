import { lockInvitation, setState } from '../invitation-store.ts';
import type { InviteDeps } from '../deps.ts';
import { takeRewardsBack } from '../rewards/take-back.ts';
import { recordSignal, membersWithSignal } from './fraud-signal-store.ts';
import { VOID_REASONS } from '../void-reasons.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const EVER = new Date(0);

/**
 * Records a member's payout account before a payment. If the inviter uses the same account, the member counts as
 * self-invited. The invitation becomes void, and its rewards are taken back with the reason (rule 5.11). `account`
 * names channel and account, for example `alipay:…`.
 */
export async function recordPayee(
  deps: InviteDeps,
  tx: Tx,
  memberId: string,
  account: string,
): Promise<void> {
  const { cipher, clock } = deps.platform;
  const mark = cipher.blindIndex(`invite-payee:${account}`);
  await recordSignal(tx, memberId, 'payee', mark, clock.now());
  const sharing = await membersWithSignal(tx, 'payee', mark, EVER);
  for (const one of sharing) {
    const invitation = await lockInvitation(tx, one);
    if (invitation === undefined || invitation.state === 'void' || invitation.isRestored) continue;
    if (!sharing.includes(invitation.inviter_id)) continue;
    await setState(tx, one, 'void', 'payout');
    await takeRewardsBack(deps, tx, { memberId: one, note: VOID_REASONS.payout });
  }
}
