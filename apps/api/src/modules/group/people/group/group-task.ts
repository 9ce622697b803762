import { TaskType } from '@yayan/contract';
import type { GroupRow } from './group-store.ts';
import type { NewTask, TaskTexts } from '../../../task/api.ts';
import { addTask, reviseTask } from '../../../task/module.ts';
import type { GroupDeps } from '../deps.ts';
import { viewPromise } from './reward-plan.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Puts the group's task on the task walls of the invited people. */
export async function addGroupTask(
  tx: Tx,
  { random }: Pick<GroupDeps, 'random'>,
  group: GroupRow,
  at: Date,
): Promise<void> {
  await addTask(tx, { ...random, uuid: () => group.task_id }, taskOf(group), at);
}

/** Updates title, texts and times of the task from the group. A draft has no task yet. */
export async function reviseGroupTask(tx: Tx, group: GroupRow): Promise<void> {
  if (group.published_at === null) return;
  const { title, texts, coins, startsAt, endsAt } = taskOf(group);
  await reviseTask(tx, group.task_id, { title, texts, coins, startsAt, endsAt });
}

const taskOf = (group: GroupRow): NewTask => ({
  hashId: group.task_hash,
  module: 0,
  type: TaskType.DiscussionGroup,
  title: group.name,
  cover: null,
  coins: viewPromise(group)?.coins ?? 0,
  credit: 0,
  consolationCoins: 0,
  declaredMinutes: null,
  screeningMinutes: null,
  devices: [1, 2, 3],
  cities: [],
  minimumQuality: 40,
  networkLimit: null,
  seats: null,
  tags: ['讨论小组', '受邀参加'],
  texts: textsOf(group),
  startsAt: group.opens_at,
  endsAt: group.closes_at,
});

const textsOf = (group: GroupRow): TaskTexts => {
  const reward = viewPromise(group);
  const pay =
    reward === null
      ? '这个讨论小组没有金币。'
      : `${reward.condition}。话题截止后不能补答。讨论结束后 ${reward.paidWithinDays} 个工作日内核对并到账。`;
  return {
    description: group.intro,
    steps: [
      { title: '进入讨论小组', text: '从这里一键进入讨论网站，不用再收验证码。' },
      { title: '回答话题，回复追问', text: '每个话题有几道题，主持人可能会接着问。' },
      { title: '参加到结束', text: pay },
    ],
    dos: ['说自己的真实经历', '把理由写出来'],
    donts: ['留联系方式', '对外透露讨论内容'],
    quitting:
      '讨论进行期间可以随时退出小组，不用说理由。已经写的回答以昵称保留，完成的话题照常结算；想删除回答，请在退出前告诉主持人。',
    sensitive: [],
    audience: '收到邀请的会员',
    dataUse: {
      recipient: '芽言',
      thirdParty: false,
      items: ['你在讨论小组里的回答和昵称'],
      purpose: '市场研究，仅以昵称呈现，不含手机号和姓名',
      consentRequired: false,
      policyUrl: null,
    },
  };
};
