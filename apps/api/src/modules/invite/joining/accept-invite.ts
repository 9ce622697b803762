import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { tryInviteCode } from '../../identity/module.ts';
import { ruleNumbers } from '../../rule/module.ts';
import { findInviter, inviterOf } from './find-inviter.ts';
import type { InviteDeps } from '../deps.ts';
import { inviteTiers } from '../rewards/invite-steps.ts';
import { fraudSignalsOf } from './fraud-signals.ts';
import { putArrival } from './fraud-signal-store.ts';

const REMEMBERED_MS = 7 * 24 * 3_600_000;

/**
 * The data of an invitation for a visitor: the inviter, and what both of them get. The device's channel is stored for 7
 * days. Refuses with INVITE_CODE_INVALID, INVITE_CLOSED and INVITE_TRIES_USED.
 */
export async function acceptInvite(
  { platform, welcomeCoins }: InviteDeps,
  { body: { inviteCode, channel }, origin }: Call<'acceptInvite'>,
): Promise<DataOf<'acceptInvite'>> {
  const { database, clock, cipher } = platform;
  const at = clock.now();
  const inviter = await tryInviteCode(platform, origin, () => inviterOf(database.read, inviteCode));
  const rememberedUntil = new Date(at.getTime() + REMEMBERED_MS);
  const { device } = fraudSignalsOf(cipher, origin);
  if (device !== null) {
    const { memberId } = await findInviter(database.read, inviteCode);
    await putArrival(database.read, {
      device_mark: device,
      inviter_id: memberId,
      channel,
      expires_at: rememberedUntil,
    });
  }
  return {
    inviter,
    welcomeCoins: await welcomeCoins(database.read, at),
    tiers: inviteTiers(await ruleNumbers(platform, platform.database.read), at),
    rememberedUntil: rememberedUntil.toISOString(),
  };
}
