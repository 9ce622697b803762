/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorPartnerList } from './operatorPartnerList.ts';

export type ListPartners200 = Envelope & {
  data: OperatorPartnerList;
};
