/** Why an invitation earns nothing (decisions §4: by device, address or payout account). */
export type VoidReason = 'device' | 'network' | 'mobile' | 'payout';

/** As the inviter reads it. */
export const VOID_REASONS: Readonly<Record<VoidReason, string>> = {
  device: '好友注册所用的设备，此前登录过你或其他会员的账号',
  network: '好友与你或你邀请的其他好友在同一网络下注册',
  mobile: '这个手机号曾经被邀请过，不重复计算',
  payout: '好友与你使用同一收款账号',
};
