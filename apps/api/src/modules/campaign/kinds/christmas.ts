import type { CampaignKind } from './campaign-kind.ts';
import { membersDraw } from './members-draw.ts';

export const christmas: CampaignKind = {
  ...membersDraw,
  page: '/christmas',
  recordsPage: '/christmas/records',
};
