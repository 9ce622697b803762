/** Why an invitation earns nothing (rules 4.14, 4.15). */
export type VoidReason = 'device' | 'network' | 'mobile' | 'payout' | 'limit';

/** The text for the inviter. */
export const VOID_REASONS: Readonly<Record<VoidReason, string>> = {
  device: '好友注册所用的设备，此前登录过你或其他会员的账号',
  network: '好友与你或你邀请的其他好友在同一网络下注册',
  mobile: '这个手机号曾经被邀请过，不重复计算',
  payout: '好友与你使用同一收款账号',
  limit: '当天或当月邀请的好友已达上限，超出的不计奖励',
};
