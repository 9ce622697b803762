import type { CampaignKind } from './campaign-kind.ts';
import { membersDraw } from './members-draw.ts';

export const duanwu: CampaignKind = { ...membersDraw, page: '/duanwu', recordsPage: '/duanwu/records' };
