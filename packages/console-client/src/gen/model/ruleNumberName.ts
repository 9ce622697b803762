/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type RuleNumberName = typeof RuleNumberName[keyof typeof RuleNumberName];


export const RuleNumberName = {
  /** 每天最多发的短信 */
  SmsADay: 'smsADay',
  /** 一个手机号或邮箱每天的验证码 */
  CodesAMobile: 'codesAMobile',
  /** 一台设备每天的验证码 */
  CodesADevice: 'codesADevice',
  /** 一条线路每小时的验证码 */
  CodesALine: 'codesALine',
  /** 一个人一次能更正的金币 */
  CoinsAlone: 'coinsAlone',
  /** 一个人一次能改的质量分 */
  QualityAlone: 'qualityAlone',
  /** 一个人一次能改的权益值 */
  CreditAlone: 'creditAlone',
  /** 一个人一次能发放的金币 */
  PayoutAlone: 'payoutAlone',
  /** 一个人能通过的订单金额 */
  OrderYuanAlone: 'orderYuanAlone',
  /** 一个人能发消息的人数 */
  PeopleAlone: 'peopleAlone',
  /** 一个人能办的活动奖品总值 */
  PrizeYuanAlone: 'prizeYuanAlone',
  /** 一个人能导出的会员行数 */
  ExportRowsAlone: 'exportRowsAlone',
  /** 邀请：好友验证手机号 */
  InviteVerified: 'inviteVerified',
  /** 邀请：好友完成个人资料问卷 */
  InviteWelcomeSurvey: 'inviteWelcomeSurvey',
  /** 邀请：好友完成首份付费问卷 */
  InviteFirstSurvey: 'inviteFirstSurvey',
  /** 签到：连续第 1 天 */
  CheckinDay1: 'checkinDay1',
  /** 签到：连续第 2 天 */
  CheckinDay2: 'checkinDay2',
  /** 签到：连续第 3 天 */
  CheckinDay3: 'checkinDay3',
  /** 签到：连续第 4 天 */
  CheckinDay4: 'checkinDay4',
  /** 签到：连续第 5 天 */
  CheckinDay5: 'checkinDay5',
  /** 签到：连续第 6 天 */
  CheckinDay6: 'checkinDay6',
  /** 签到：连续第 7 天 */
  CheckinDay7: 'checkinDay7',
  /** 新会员一天直接到账的问卷金币 */
  NewcomerCoinsADay: 'newcomerCoinsADay',
  /** 等级：铜牌要的权益值 */
  LevelBronze: 'levelBronze',
  /** 等级：银牌要的权益值 */
  LevelSilver: 'levelSilver',
  /** 等级：金牌要的权益值 */
  LevelGold: 'levelGold',
  /** 等级：钻石要的权益值 */
  LevelDiamond: 'levelDiamond',
} as const;
