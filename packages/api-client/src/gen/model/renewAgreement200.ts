/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementConsent } from './agreementConsent.ts';
import type { Envelope } from './envelope.ts';

export type RenewAgreement200 = Envelope & {
  data: AgreementConsent;
};
