import { InviteChannel, type DataOf, InviteStep } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call, Origin } from '../../../call/call.ts';
import type { Newcomer } from '../../identity/api.ts';
import { invitingFacts, tryInviteCode } from '../../identity/module.ts';
import { earnStep } from '../rewards/earn-step.ts';
import { findInviter, inviterOf } from './find-inviter.ts';
import { findVoidReason } from './find-void-reason.ts';
import { insertInvitation, isInvited, lockJoins } from '../invitation-store.ts';
import type { InviteDeps } from '../deps.ts';
import { type FraudSignals, fraudSignalsOf } from './fraud-signals.ts';
import { channelOf, recordSignal } from './fraud-signal-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const DAY_MS = 24 * 3_600_000;
/** Days after joining in which an inviter may still be named. */
const LATE_DAYS = 7;

interface InvitationInput {
  memberId: string;
  inviterId: string;
  mobileMark: string;
  origin: Pick<Origin, 'address' | 'deviceId' | 'browser'>;
  at: Date;
}

/**
 * Links a new member with their inviter and pays the inviter the first step, because the mobile is verified already.
 * Refuses with INVITE_CODE_INVALID and INVITE_CLOSED; the person then doesn't become a member.
 */
export async function welcomeNewcomer(
  deps: InviteDeps,
  tx: Tx,
  { memberId, inviteCode, mobileIndex, origin, at }: Newcomer,
): Promise<void> {
  if (inviteCode !== null) {
    const { memberId: inviterId } = await findInviter(tx, inviteCode);
    await link(deps, tx, { memberId, inviterId, mobileMark: mobileIndex, origin, at });
  }
  await recordSignals(tx, memberId, fraudSignalsOf(deps.platform.cipher, origin), at);
}

/**
 * Names the inviter of a member who joined without a code, once, within 7 days. Refuses with INVITE_CODE_INVALID,
 * INVITE_CLOSED, INVITE_TRIES_USED, INVITE_SELF, INVITER_YOUNGER (two members can't invite each other), INVITE_ALREADY_SET and
 * INVITE_TOO_LATE.
 */
export async function enterInviteCode(
  deps: InviteDeps,
  { caller: { memberId }, body: { inviteCode }, origin }: Call<'enterInviteCode'>,
): Promise<DataOf<'enterInviteCode'>> {
  const { database, clock } = deps.platform;
  const enter = async (tx: Tx): Promise<DataOf<'enterInviteCode'>> => {
    const at = clock.now();
    const own = await invitingFacts(tx, memberId);
    const inviter = await findInviter(tx, inviteCode);
    if (inviter.memberId === memberId) return refuse('INVITE_SELF');
    if (await isInvited(tx, memberId)) return refuse('INVITE_ALREADY_SET');
    if (at.getTime() - own.joinedAt.getTime() > LATE_DAYS * DAY_MS) return refuse('INVITE_TOO_LATE');
    if (inviter.joinedAt >= own.joinedAt) return refuse('INVITER_YOUNGER');
    const { mobileIndex: mobileMark } = own;
    await link(deps, tx, { memberId, inviterId: inviter.memberId, mobileMark, origin, at });
    return await inviterOf(tx, inviteCode);
  };
  return await tryInviteCode(deps.platform, { memberId }, () => database.transaction(enter));
}

/** Records the signals of a member's call. */
export async function recordSignals(
  tx: Tx,
  memberId: string,
  { device, browser, network }: FraudSignals,
  at: Date,
): Promise<void> {
  if (device !== null) await recordSignal(tx, memberId, 'device', device, at);
  if (browser !== null) await recordSignal(tx, memberId, 'browser', browser, at);
  if (network !== null) await recordSignal(tx, memberId, 'network', network, at);
}

async function link(
  deps: InviteDeps,
  tx: Tx,
  { memberId, inviterId, mobileMark, origin, at }: InvitationInput,
): Promise<void> {
  const { cipher, random } = deps.platform;
  const signals = fraudSignalsOf(cipher, origin);
  await lockJoins(tx, inviterId);
  for (const mark of [signals.device, signals.browser].filter((each) => each !== null).toSorted())
    await lockJoins(tx, mark);
  const { deviceId } = origin;
  const reason = await findVoidReason(tx, { memberId, inviterId, mobileMark, deviceId, signals, at });
  const channel = signals.device === null ? undefined : await channelOf(tx, signals.device, inviterId, at);
  const added = await insertInvitation(tx, {
    member_id: memberId,
    inviter_id: inviterId,
    id: random.uuid(),
    channel: channel ?? InviteChannel.Code,
    state: reason === null ? 'registered' : 'void',
    void_reason: reason,
    mobile_mark: mobileMark,
    device_mark: signals.device,
    browser_mark: signals.browser,
    network_mark: signals.network,
    block_mark: signals.block,
    invited_at: at,
  });
  if (!added) return refuse('INVITE_ALREADY_SET');
  await earnStep(deps, tx, memberId, InviteStep.Verified, { id: memberId, at });
}
