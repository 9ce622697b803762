import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { NotifyMember } from '../../message/messages.ts';

/**
 * Notifies a member of the result of their real-name check, in the transaction of the decision. `reason` says why it
 * failed. The notification also warns a member whose account somebody else used for a check.
 */
export async function notifyOfIdCheck(
  notify: NotifyMember,
  tx: Transaction<Schema>,
  memberId: string,
  reason: string | null,
): Promise<void> {
  const title = reason === null ? '实名认证已通过' : '实名认证未通过';
  const outcome = reason === null ? '你提交的姓名和身份证号码已核对一致，可以兑换现金了' : reason;
  const body = `${outcome}。\n不是你本人提交时，请立即重设密码，并联系客服。`;
  await notify(tx, memberId, 'account', { title, body, link: '/home/user#verify' });
}
