/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { RankingChoiceRequest } from './rankingChoiceRequest.ts';

export type ChooseRankingDisplay200 = Envelope & {
  data: RankingChoiceRequest;
};
