/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';

export type LegalRowListAgreement = {
  version: AgreementVersion;
  /** Who agreed to this version or a later one isn't asked again. */
  required: AgreementVersion;
  /**
     * All members; counted up to 10001.
     * @minimum 0
     */
  members: number;
  /**
     * Members who aren't asked again; counted up to 10001.
     * @minimum 0
     */
  agreed: number;
};
