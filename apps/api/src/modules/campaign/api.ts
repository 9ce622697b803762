export type { FiledCampaign } from './authoring/campaign-file.ts';
export type { CampaignDeps, StockDeps } from './core/deps.ts';
