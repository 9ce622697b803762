/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SecondLookPage } from './secondLookPage.ts';

export type ListSecondLooks200 = Envelope & {
  data: SecondLookPage;
};
