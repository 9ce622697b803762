import type { CampaignKind } from '../campaign-kind.ts';
import { DrawPanel } from '../draw/DrawPanel.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { membersDraw } from './members-draw.ts';

const page = '/christmas';

/** 圣诞活动. */
export const christmas: CampaignKind = {
  ...membersDraw,
  title: '圣诞活动',
  views: ['抽奖', '我的记录'],
  MainPanel: ({ campaign }) => <DrawPanel campaign={campaign} page={page} />,
  ResultPanel: ({ campaign }) => <RecordList campaign={campaign} page={page} />,
};
