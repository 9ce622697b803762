import { campaignActs } from '../modules/campaign/module.ts';
import { createMessages } from '../modules/message/module.ts';
import { prizeStock } from './campaign-deps.ts';

/** The acts on campaigns, with the stock of the exchange and the messages to winners. */
export const campaigns = campaignActs((platform) => ({
  platform,
  orders: prizeStock,
  messages: createMessages(platform),
}));
