import type { CampaignKind } from '../campaign-kind.ts';
import { DrawPanel } from '../draw/DrawPanel.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { membersDraw } from './members-draw.ts';

const page = '/lottery';

/** 幸运抽奖. */
export const lottery: CampaignKind = {
  ...membersDraw,
  title: '幸运抽奖',
  views: ['抽奖', '我的记录'],
  MainPanel: ({ campaign }) => <DrawPanel campaign={campaign} page={page} />,
  ResultPanel: ({ campaign }) => <RecordList campaign={campaign} page={page} />,
};
