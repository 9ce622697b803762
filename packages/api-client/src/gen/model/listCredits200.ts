/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CreditPage } from './creditPage.ts';
import type { Envelope } from './envelope.ts';

export type ListCredits200 = Envelope & {
  data: CreditPage;
};
