/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { Time } from './time.ts';

export interface AgreementConsent {
  version: AgreementVersion;
  agreedAt: Time;
}
