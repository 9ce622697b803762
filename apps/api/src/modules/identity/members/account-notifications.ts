import type { Clock } from '../../../platform/clock.ts';
import type { Messages } from '../../message/api.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The part of an account that was changed. */
export type AccountChange = 'password' | 'mobile' | 'email';

/**
 * Notifies a member, in the same transaction, that their account was changed, so that they notice a stranger's change.
 */
export type NotifyOfChange = (
  tx: Tx,
  memberId: string,
  change: AccountChange,
  signedOutDevices?: number,
) => Promise<void>;

/** Makes the notifications about changes of an account. */
export function createNotifyOfChange(clock: Clock, messages: Messages): NotifyOfChange {
  return async (tx, memberId, change, signedOutDevices = 0) => {
    const at = clock.now();
    const key = `account:${change}:${at.toISOString()}`;
    await messages.write(tx, {
      memberId,
      event: 'accountChanged',
      key,
      data: { change, signedOutDevices, at },
    });
  };
}
