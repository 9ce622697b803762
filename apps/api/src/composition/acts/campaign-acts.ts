import { campaignActs } from '../../modules/campaign/module.ts';
import { benefitCovers } from '../../modules/exchange/module.ts';
import { createMessages } from '../../modules/message/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { prizeStock } from '../ports/campaign-deps.ts';

/** What the acts on campaigns and the check of their files need. */
export const campaignActDeps = (platform: Platform) => ({
  platform,
  orders: prizeStock,
  coversOf: benefitCovers,
  messages: createMessages(platform),
});

/** The acts on campaigns, with the stock of the exchange and the messages to winners. */
export const campaigns = campaignActs(campaignActDeps);
