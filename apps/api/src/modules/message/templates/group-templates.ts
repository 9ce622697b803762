import { formatShortTime } from '../../../platform/calendar.ts';
import { countText } from '../../../platform/count-text.ts';
import { template } from './template.ts';

interface GroupNameData {
  /** The group's name. */
  name: string;
}

interface GroupTimes extends GroupNameData {
  taskHash: string;
  opensAt: Date;
  closesAt: Date;
}

interface RemovedAnswer extends GroupNameData {
  taskHash: string;
  /** The text of the host or operator. */
  reason: string;
  /** The effect on the question: it counts as answered, may be answered again, or has ended. */
  next: keyof typeof NEXT;
  /** Whether an operator took the answer down. */
  byOperator?: boolean;
}

interface OpeningTopic {
  title: string;
  opensAt: Date;
  closesAt: Date;
}

/** How many topics a message names. */
const MOST_TOPICS = 5;

const NEXT = {
  counts: '这道题仍算你答过，不用重新回答。',
  again: '题目还开放着，你可以重新回答。',
  over: '题目已结束，不能再回答了。',
} as const;

/** What the group asks and pays, for who has not decided yet. */
const taskLink = (taskHash: string): string => `/task/detail/${taskHash}`;

/** The group's topics. Who has not agreed to its rules is led to them first (rule 6.5). */
const topicsLink = (taskHash: string): string => `/topic/list/${taskHash}`;

/** Messages to the people of a discussion group, hosts included. */
export const groupTemplates = {
  groupInvited: template(
    'group',
    ({ name, taskHash, intro, opensAt, closesAt, pay }: GroupTimes & { intro: string; pay: string }) => ({
      title: `邀请你参加讨论小组“${name}”`,
      body: `${intro}\n${formatShortTime(opensAt)} 开放，${formatShortTime(closesAt)} 结束。${pay}`,
      link: taskLink(taskHash),
    }),
  ),
  groupOpened: template('group', ({ name, taskHash, closesAt }: Omit<GroupTimes, 'opensAt'>) => ({
    title: `讨论小组“${name}”开放了`,
    body: `现在就可以进去看话题、写回答，${formatShortTime(closesAt)} 结束。`,
    link: topicsLink(taskHash),
  })),
  /** The topics are in the order in which they open, the first ones have opened. */
  groupTopicsOpened: template(
    'group',
    ({
      name,
      taskHash,
      topics,
      now,
    }: GroupNameData & { taskHash: string; topics: OpeningTopic[]; now: Date }) => ({
      title: `讨论小组“${name}”的新话题开放了`,
      body: [
        ...topics
          .slice(0, MOST_TOPICS)
          .map(({ title, opensAt, closesAt }) =>
            opensAt <= now
              ? `“${title}”现在可以回答，${formatShortTime(closesAt)} 结束。`
              : `“${title}”${formatShortTime(opensAt)} 开放。`,
          ),
        ...(topics.length > MOST_TOPICS ? [`还有 ${topics.length - MOST_TOPICS} 个。`] : []),
      ].join('\n'),
      link: topicsLink(taskHash),
    }),
  ),
  groupFollowedUp: template(
    'group',
    ({
      name,
      followUpId,
      question,
      mustAnswer,
    }: GroupNameData & { followUpId: string; question: string; mustAnswer: boolean }) => ({
      title: mustAnswer ? '主持人向你追问了 1 个问题，请你回答' : '主持人向你追问了 1 个问题',
      body: `讨论小组“${name}”：${question}`,
      // The question itself, with a field for the reply.
      link: `/topic/questioning/${followUpId}`,
    }),
  ),
  /** `open` is the number of questions the person must still answer. */
  groupReminded: template(
    'group',
    ({ name, open, closesAt, link }: GroupNameData & { open: number; closesAt: Date; link: string }) => ({
      title: `讨论小组“${name}”还有 ${open} 题等你回答`,
      body: `${formatShortTime(closesAt)} 截止。写到一半的内容会自动保存，可以分几次完成。`,
      link,
    }),
  ),
  groupClosed: template(
    'group',
    ({ name, taskHash, hasPay }: GroupNameData & { taskHash: string; hasPay: boolean }) => ({
      title: `讨论小组“${name}”已结束`,
      body: hasPay
        ? '谢谢你的参与。正在核对完成情况，金币确认后会再通知你。'
        : '谢谢你的参与，归档之前仍可以回看内容。',
      link: topicsLink(taskHash),
    }),
  ),
  groupAnswerRemoved: template('group', ({ name, taskHash, reason, next, byOperator }: RemovedAnswer) => ({
    title: `${byOperator === true ? '我们' : '主持人'}删除了你的一条回答`,
    body: `讨论小组“${name}”。原因：${reason}\n${NEXT[next]}`,
    link: topicsLink(taskHash),
  })),
  groupFilesRemoved: template(
    'group',
    ({ name, taskHash, reason, count }: Omit<RemovedAnswer, 'next' | 'byOperator'> & { count: number }) => ({
      title: `主持人移除了你上传的 ${count} 个文件`,
      body: `讨论小组“${name}”。原因：${reason}`,
      link: topicsLink(taskHash),
    }),
  ),
  /** To the hosts. The list of invitations has the reason. */
  groupLeft: template('group', ({ name, nickname }: GroupNameData & { nickname: string }) => ({
    title: `“${nickname}”退出了讨论小组“${name}”`,
    body: 'TA 说过的话以昵称保留，已完成的话题照常结算。退出的时间和原因在小组的名单里。',
    link: '/home/me',
  })),
  groupPaid: template(
    'group',
    ({
      name,
      coins,
      finished,
      topics,
      link,
    }: GroupNameData & { coins: number; finished: number; topics: number; link: string }) => ({
      title: `讨论小组“${name}”的 ${countText(coins)} 金币已到账`,
      body: `你完成了 ${finished} / ${topics} 个话题，谢谢你的参与。`,
      link,
    }),
  ),
  groupTakenOut: template(
    'group',
    ({ name, reason, link }: GroupNameData & { reason: string; link: string }) => ({
      title: `你在讨论小组“${name}”的参与没有计入报酬`,
      body: `原因：${reason}\n有疑问可以在帮助与反馈里提出。`,
      link,
    }),
  ),
};
