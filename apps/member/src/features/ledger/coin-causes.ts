import {
  IconArrowBackUp,
  IconCalendarCheck,
  IconClipboardCheck,
  IconGift,
  IconMedal,
  IconMessages,
  IconPencil,
  IconSchool,
  IconSeedling,
  IconTrophy,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import type { CoinCauseKind } from '@yayan/api-client';
import { causeNames } from '../../shell/coins/cause-names.ts';

/** How one kind of source is shown. */
interface CauseLook {
  name: string;
  icon: Icon;
  /** The rule, for the member. */
  rule: string;
  /** The text of the link to the task or order, if there is one. */
  see: string;
}

/** The sources of coins, by kind. */
export const coinCauses: Record<CoinCauseKind, CauseLook> = {
  participation: {
    name: causeNames.participation,
    icon: IconClipboardCheck,
    rule: '按任务写明的金币入账；要合作方确认的先记为待入账，确认后到账。',
    see: '看这次作答结果',
  },
  checkin: {
    name: causeNames.checkin,
    icon: IconCalendarCheck,
    rule: '连续签到 7 天为一轮，每天得多少写在首页的签到条上，之后重新开始。',
    see: '看签到',
  },
  exchange: {
    name: causeNames.exchange,
    icon: IconGift,
    rule: '提交兑换时扣除；撤销或没有通过时全部退回。',
    see: '看这笔兑换',
  },
  exchangeRefund: {
    name: causeNames.exchangeRefund,
    icon: IconArrowBackUp,
    rule: '兑换撤销、没有通过或发放失败时，金币和手续费全部退回。',
    see: '看这笔兑换',
  },
  invite: {
    name: causeNames.invite,
    icon: IconUserPlus,
    rule: '好友每完成一步先记为待入账，完成首份付费问卷并确认后到账，每步一次。',
    see: '看邀请记录',
  },
  correction: {
    name: causeNames.correction,
    icon: IconPencil,
    rule: '更正是一笔新的记录，原来的记录保留不变。',
    see: '看原记录',
  },
  welcome: {
    name: causeNames.welcome,
    icon: IconSeedling,
    rule: '完成新手四步后入账，每步一次。',
    see: '看新手四步',
  },
  campaign: { name: causeNames.campaign, icon: IconTrophy, rule: '按活动规则入账。', see: '看活动' },
  course: {
    name: causeNames.course,
    icon: IconSchool,
    rule: '通过结业小测后入账，每门课一次。',
    see: '看这门课',
  },
  award: { name: causeNames.award, icon: IconMedal, rule: '评选结果公布时入账。', see: '看评选结果' },
  group: {
    name: causeNames.group,
    icon: IconMessages,
    rule: '按讨论小组写明的金币入账。',
    see: '看讨论小组',
  },
};
