/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorPartnerDetail } from './operatorPartnerDetail.ts';

export type GetPartner200 = Envelope & {
  data: OperatorPartnerDetail;
};
