import type { CampaignKind } from '../campaign-kind.ts';
import { KoiPanel } from '../koi/KoiPanel.tsx';
import { KoiResult } from '../koi/KoiResult.tsx';

/** 锦鲤抽奖: members enter a list, and one of them wins (rule 12.10). */
export const koi: CampaignKind = {
  views: ['参加', '开奖结果'],
  MainPanel: KoiPanel,
  ResultPanel: KoiResult,
  prizes: {
    title: () => '奖品',
    odds: (_, { entrants }) => (entrants === 0 ? '抽 1 人' : `${entrants} 人抽 1`),
    note: ({ consolation }) =>
      `每位参加的人机会相同${consolation === 0 ? '' : `，参加就送 ${consolation} 金币`}。`,
  },
  membersDraw: false,
  formula:
    '中奖位置 = HMAC-SHA256（服务器种子，活动编号 | 名单哈希 | 人数 | koi），取前 52 位除以 2 的 52 次方，再乘以人数取整。服务器种子的哈希在报名前公布；报名结束先公布名单哈希，抽出锦鲤后再公布种子。',
};
