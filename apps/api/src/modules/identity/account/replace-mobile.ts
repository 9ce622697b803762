import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Messages } from '../../message/api.ts';
import { createNotifyOfChange } from '../members/account-notifications.ts';
import { putMobile } from '../members/contact-store.ts';
import type { Sessions } from '../sessions/sessions.ts';

/**
 * Replaces a member's mobile for an operator, ends all sessions and notifies the member, also by mail if `messages` mails.
 * Refuses with MOBILE_TAKEN.
 */
export async function replaceMobile(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { sessions, messages }: { sessions: Pick<Sessions, 'endAll'>; messages: Messages },
  { memberId, sealed, index }: { memberId: string; sealed: string; index: string },
): Promise<void> {
  try {
    await putMobile(tx, memberId, { mobile_sealed: sealed, mobile_index: index });
  } catch (error) {
    if (isMobileTaken(error)) refuse('MOBILE_TAKEN');
    throw error;
  }
  const signedOutDevices = await sessions.endAll(tx, { memberId });
  await createNotifyOfChange(clock, messages)(tx, memberId, 'mobile', signedOutDevices);
}

/** Whether a statement failed because another account has this mobile. */
export const isMobileTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'members_mobile';
