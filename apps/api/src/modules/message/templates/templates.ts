import { accountTemplates } from './account-templates.ts';
import { campaignTemplates } from './campaign-templates.ts';
import { communityTemplates } from './community-templates.ts';
import { exchangeTemplates } from './exchange-templates.ts';
import { feedbackTemplates } from './feedback-templates.ts';
import { groupTemplates } from './group-templates.ts';
import { rewardTemplates } from './reward-templates.ts';
import { taskTemplates } from './task-templates.ts';

/** The texts of all messages that the product writes to members, by event. */
export const templates = {
  ...accountTemplates,
  ...campaignTemplates,
  ...communityTemplates,
  ...exchangeTemplates,
  ...feedbackTemplates,
  ...groupTemplates,
  ...rewardTemplates,
  ...taskTemplates,
};

export type MessageEvent = keyof typeof templates;

/** The data for the text of an event. */
export type MessageData<Event extends MessageEvent> = Parameters<(typeof templates)[Event]['text']>[0];
