import type { CoinCauseKind, DataOf } from '@yayan/contract';
import { CREDIT, GROUP_COINS_A_CREDIT, MOST_FOR_A_GROUP } from '../../ledger/module.ts';

type Source = DataOf<'getCredit'>['sources'][number];

const GROUP_RULE = `每得 ${GROUP_COINS_A_CREDIT} 金币得 1，一个小组最多 ${MOST_FOR_A_GROUP}`;

/** Every way to earn credit, as the level page lists them (rule 4.26). */
export const CREDIT_SOURCES: readonly Source[] = [
  { act: '完成任务', points: null, rule: '得任务页标明的权益值；结果被收回时一并收回' },
  { act: '每天签到', points: CREDIT.checkin, rule: '补签的那天也算' },
  { act: '连续签到 7 天', points: CREDIT.checkinStreak, rule: '每满 7 天再得一次，补签的不算' },
  {
    act: '邀请的好友完成首份付费问卷',
    points: CREDIT.friend,
    rule: '随邀请奖励一起到账，每天、每月的上限相同',
  },
  { act: '参加讨论小组', points: null, rule: GROUP_RULE },
  { act: '通过课程', points: CREDIT.course, rule: '每门课程第一次通过时' },
  { act: '每日一答全对', points: CREDIT.perfectQuiz, rule: '每天一次' },
  { act: '月度评选得奖', points: CREDIT.award, rule: '每个奖项一次' },
];

/** The rule shown for credit of each kind of cause, unless a more specific rule is stored. */
const RULES: Readonly<Record<CoinCauseKind, string>> = {
  participation: '完成任务，得任务页标明的权益值',
  checkin: `每天签到得 ${CREDIT.checkin}，连续满 7 天再得 ${CREDIT.checkinStreak}`,
  exchange: '兑换不影响权益值',
  exchangeRefund: '兑换退回时权益值一并退回',
  invite: `好友完成首份付费问卷并确认后，得 ${CREDIT.friend}`,
  correction: '更正前一笔记录',
  welcome: '完成新手四步，得每一步标明的权益值',
  campaign: `按活动规则得，每日一答全对得 ${CREDIT.perfectQuiz}`,
  group: `参加讨论小组，${GROUP_RULE}`,
  course: `第一次通过课程，得 ${CREDIT.course}`,
  award: `月度评选得奖，得 ${CREDIT.award}`,
};

/** The text of the rule by which this kind of cause earns credit. */
export const creditRuleOf = (kind: CoinCauseKind): string => RULES[kind];
