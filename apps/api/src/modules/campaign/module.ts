import type { Handlers } from '../../call/call.ts';
import type { CampaignDeps } from './core/deps.ts';
import { type CampaignOperation, campaignHandlers } from './handlers.ts';
import { defineCampaignJobs } from './jobs.ts';

export { readCampaignFile } from './authoring/campaign-file.ts';
export { campaignLines, campaignReport, publishedSeedHash } from './authoring/campaign-lines.ts';
export { endCampaign } from './authoring/end-campaign.ts';
export { publishCampaign } from './authoring/publish.ts';
export { checkFile as checkCampaignFile } from './operate/describe-campaign-file.ts';
export { campaignActs } from './operate/campaign-acts.ts';
export { searchCampaigns } from './operate/search.ts';
export { campaignEvents, winEvents } from './operate/campaign-events.ts';
export { campaignConsole, countWins } from './operate/console.ts';
export { questionActs } from './operate/question-acts.ts';
export { questionConsole } from './operate/question-console.ts';
export { recordLinks } from './core/record-links.ts';
export { selectAllDraws, selectOwnDraw } from './draw/draw-store.ts';
export { eraseCampaignDevices } from './personal-data.ts';
export { campaignChecks } from './proof/reconcile-campaigns.ts';
export { bankLines, importQuestions, planImport as planQuestions } from './quiz/import-questions.ts';
export { readQuestionFile } from './quiz/question-file.ts';
export { searchPublished } from './search-published.ts';
export { selectAllTries } from './quiz/try-store.ts';
export { sharedCampaign } from './shared-campaign.ts';

/** The calls and jobs of campaigns. */
export interface CampaignModule {
  handlers: Pick<Handlers, CampaignOperation>;
  defineJobs: () => void;
}

/** Campaigns: draws, 锦鲤, quizzes, claims of prizes, and the proof that draws were fair. */
export const createCampaigns = (deps: CampaignDeps): CampaignModule => ({
  handlers: campaignHandlers(deps),
  defineJobs: () => {
    defineCampaignJobs(deps);
  },
});
