import type { CampaignKind } from '../campaign-kind.ts';
import { oddsText } from '../campaign-labels.ts';
import { DrawPanel } from '../draw/DrawPanel.tsx';
import { RecordList } from '../records/RecordList.tsx';

/** The part shared by all kinds in which members draw by published odds (rule 12.5). */
export const membersDraw: Pick<CampaignKind, 'membersDraw' | 'prizes' | 'formula'> = {
  membersDraw: true,
  prizes: {
    title: ({ version }) => (version === 1 ? '奖品和概率' : `奖品和概率（第 ${version} 版）`),
    odds: ({ left, odds }) => (left === 0 ? '已抽完' : oddsText(odds)),
    note: ({ consolation }) => `没抽中送 ${consolation} 金币。`,
  },
  formula:
    '每次抽奖 = HMAC-SHA256（服务器种子，活动编号 | 活动代号 | 第几次 | 会员种子），取前 52 位除以 2 的 52 次方，落在公布的概率表上。服务器种子的哈希开奖前就公布，结束后公布种子本身。',
};

/** The kind in which members do nothing but draw. It serves all themes: they differ in page, title and looks alone. */
export const draw: CampaignKind = {
  ...membersDraw,
  views: ['抽奖', '我的记录'],
  MainPanel: DrawPanel,
  ResultPanel: RecordList,
};
