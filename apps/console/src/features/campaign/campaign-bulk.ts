import type { OperatorCampaign } from '@yayan/console-client';
import type { Bulk } from '../../shell/list/bulk/bulk-definition.ts';

const permissions = ['campaigns'];

/** What can be done with many campaigns. */
export const campaignBulk: Bulk<OperatorCampaign> = {
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  acts: [
    {
      act: 'pauseCampaigns',
      label: '暂停…',
      title: '暂停选中的活动',
      consequence: '没人再能抽奖、报名或开始答题，锦鲤也不开奖。机会照常得到，中的奖照常领取，结束时间不变。',
      permissions,
      needsReason: true,
      reasons: ['规则有误，先停下核对', '奖品供应有问题', '有人刷机会'],
      initial: {},
    },
    {
      act: 'resumeCampaigns',
      label: '恢复…',
      title: '恢复选中的活动',
      consequence: '会员又能参加。',
      permissions,
      needsReason: false,
      initial: {},
    },
  ],
};
