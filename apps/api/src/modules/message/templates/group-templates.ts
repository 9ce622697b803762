import { formatShortTime } from '../../../platform/calendar.ts';
import { countText, template } from './template.ts';

interface GroupNamed {
  /** The group's name. */
  name: string;
}

interface GroupTimes extends GroupNamed {
  taskHash: string;
  opensAt: Date;
  closesAt: Date;
}

const topicLink = (taskHash: string): string => `/task/detail/${taskHash}`;

/** Messages to the people of a discussion group. */
export const groupTemplates = {
  groupInvited: template(
    'group',
    ({ name, taskHash, intro, opensAt, closesAt, pay }: GroupTimes & { intro: string; pay: string }) => ({
      title: `邀请你参加讨论组“${name}”`,
      body: `${intro}\n${formatShortTime(opensAt)} 开放，${formatShortTime(closesAt)} 结束。${pay}`,
      link: topicLink(taskHash),
    }),
  ),
  groupOpened: template('group', ({ name, taskHash, closesAt }: Omit<GroupTimes, 'opensAt'>) => ({
    title: `讨论组“${name}”开放了`,
    body: `现在就可以进去看话题、写回答，${formatShortTime(closesAt)} 结束。`,
    link: topicLink(taskHash),
  })),
  groupFollowedUp: template(
    'group',
    ({
      name,
      question,
      mustAnswer,
      link,
    }: GroupNamed & { question: string; mustAnswer: boolean; link: string }) => ({
      title: mustAnswer ? '主持人向你追问了 1 个问题，请你回答' : '主持人向你追问了 1 个问题',
      body: `讨论组“${name}”：${question}`,
      link,
    }),
  ),
  /** `open` counts what the person still has to answer. */
  groupReminded: template(
    'group',
    ({ name, open, closesAt, link }: GroupNamed & { open: number; closesAt: Date; link: string }) => ({
      title: `讨论组“${name}”还有 ${open} 题等你回答`,
      body: `${formatShortTime(closesAt)} 截止。写到一半的内容会自动保存，可以分几次完成。`,
      link,
    }),
  ),
  groupClosed: template(
    'group',
    ({ name, taskHash, hasPay }: GroupNamed & { taskHash: string; hasPay: boolean }) => ({
      title: `讨论组“${name}”已结束`,
      body: hasPay
        ? '谢谢你的参与。正在核对完成情况，金币确认后会再通知你。'
        : '谢谢你的参与，归档之前仍可以回看内容。',
      link: topicLink(taskHash),
    }),
  ),
  groupAnswerRemoved: template(
    'group',
    ({
      name,
      reason,
      mayAnswerAgain,
      link,
    }: GroupNamed & { reason: string; mayAnswerAgain: boolean; link: string }) => ({
      title: '你的一条回答已被主持人删除',
      body: `讨论组“${name}”。原因：${reason}${mayAnswerAgain ? '\n话题还开放着，你可以重新回答。' : ''}`,
      link,
    }),
  ),
  groupPaid: template(
    'group',
    ({
      name,
      coins,
      finished,
      topics,
      link,
    }: GroupNamed & { coins: number; finished: number; topics: number; link: string }) => ({
      title: `讨论组“${name}”的 ${countText(coins)} 金币已到账`,
      body: `你完成了 ${finished} / ${topics} 个话题，谢谢你的参与。`,
      link,
    }),
  ),
  groupTakenOut: template(
    'group',
    ({ name, reason, link }: GroupNamed & { reason: string; link: string }) => ({
      title: `讨论组“${name}”没有计入报酬`,
      body: `原因：${reason}\n有疑问可以在帮助与反馈里提出。`,
      link,
    }),
  ),
};
