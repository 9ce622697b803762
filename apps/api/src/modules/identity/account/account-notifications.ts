import type { Transaction } from 'kysely';
import { formatShortTime } from '../../../platform/calendar.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { NotifyMember } from '../../message/messages.ts';

/** What was changed in an account. */
export type AccountChange = 'password' | 'mobile' | 'email';

/**
 * Tells a member, in the same transaction, that their account was changed, so that they notice when a stranger did
 * it.
 */
export type NotifyOfChange = (
  tx: Transaction<Schema>,
  memberId: string,
  change: AccountChange,
  signedOutDevices?: number,
) => Promise<void>;

const TEXTS = {
  password: ['登录密码已修改', '登录密码'],
  mobile: ['手机号已更换', '登录手机号'],
  email: ['邮箱已修改', '邮箱'],
} as const satisfies Record<AccountChange, readonly [title: string, what: string]>;

/** Makes the notifications about changes of an account. */
export function createNotifyOfChange(clock: Clock, notify: NotifyMember): NotifyOfChange {
  return async (tx, memberId, change, signedOutDevices = 0) => {
    const [title, what] = TEXTS[change];
    const devices = signedOutDevices > 0 ? `，${signedOutDevices} 台其他设备已退出登录` : '';
    const body = `你的${what}已于 ${formatShortTime(clock.now())} 修改${devices}。\n不是你本人操作时，请立即重设密码，并联系客服。`;
    await notify(tx, memberId, 'account', { title, body, link: '/home/user' });
  };
}
