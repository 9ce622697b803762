/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PartnerTest } from './partnerTest.ts';

export type TestPartner200 = Envelope & {
  data: PartnerTest;
};
