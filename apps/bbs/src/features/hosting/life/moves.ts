import { GroupLife, GroupMove, type HostedGroup } from '@yayan/api-client';
import { formatMoment } from '@yayan/ui';

/** A step in a group's life (rule 6.23), and its consequences. */
export interface NextStep {
  move: GroupMove;
  label: string;
  /** The text next to the button. */
  lead: string;
  /** The question before the step, with its consequences. */
  question: string;
  follows: readonly string[];
  danger: boolean;
}

const closing = (group: HostedGroup): NextStep => ({
  move: GroupMove.Close,
  label: '现在结束',
  lead: `讨论正在进行，${formatMoment(group.settings.closesAt)} 自动结束。`,
  question: '现在结束讨论？',
  follows: [
    '所有话题立即关闭，受访者不能再写，已写的都保留',
    ...(group.settings.plan === null
      ? []
      : ['马上按方案核算每个人的报酬', '两个工作日内可以取消个别人的报酬，之后自动确认并发放']),
    '结束后不能再开放',
  ],
  danger: true,
});

/** The one possible step in each state; none from the archive. */
export const nextStep = (group: HostedGroup): NextStep | undefined => {
  const opens = formatMoment(group.settings.opensAt);
  switch (group.life) {
    case GroupLife.Draft:
      return {
        move: GroupMove.Invite,
        label: '开始邀请',
        lead: '草稿只有主持人看得到。提纲和邀请名单准备好，就可以开始邀请。',
        question: '开始邀请？',
        follows: [
          `名单里的 ${group.counts.invited} 位受访者里，有芽言账号的会收到站内消息`,
          '没有账号的人，请把讨论小组链接发给他们，用受邀手机号进入',
          '报酬方案从此不能再改',
          `${opens} 自动开放`,
        ],
        danger: false,
      };
    case GroupLife.Inviting:
      return {
        move: GroupMove.Open,
        label: '现在开放',
        lead: `正在邀请，${opens} 自动开放。受邀的人开放后才能进入。`,
        question: '现在开放讨论？',
        follows: ['受邀的人马上可以进入和回答', '没有单独设时间的话题一起开放', '开放后的改动都会留下记录'],
        danger: false,
      };
    case GroupLife.Open:
      return closing(group);
    case GroupLife.Closed:
      return {
        move: GroupMove.Archive,
        label: '归档',
        lead:
          group.settings.plan !== null && group.pay.confirmedAt === null
            ? '讨论已结束，报酬确认并发放后可以归档。'
            : '讨论已结束。归档后只能查看。',
        question: '归档讨论小组？',
        follows: ['受访者不能再进入查看', '你仍可以下载和查看这里的记录', '归档后不能恢复'],
        danger: true,
      };
    case GroupLife.Archived:
      return undefined;
  }
};
