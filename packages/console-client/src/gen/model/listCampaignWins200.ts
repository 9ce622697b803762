/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorWinPage } from './operatorWinPage.ts';

export type ListCampaignWins200 = Envelope & {
  data: OperatorWinPage;
};
