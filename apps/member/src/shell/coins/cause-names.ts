import type { CoinCauseKind } from '@yayan/api-client';

/** The sources of coins, as members read them. */
export const causeNames: Readonly<Record<CoinCauseKind, string>> = {
  participation: '任务',
  checkin: '签到',
  exchange: '兑换',
  exchangeRefund: '兑换退回',
  invite: '邀请',
  correction: '更正',
  welcome: '新手',
  campaign: '活动',
  course: '课程',
  award: '月度评选',
  group: '讨论小组',
};
