import type { CampaignKind } from './campaign-kind.ts';
import { membersDraw } from './members-draw.ts';

export const lottery: CampaignKind = {
  ...membersDraw,
  page: '/lottery',
  recordsPage: '/lottery?view=records',
};
