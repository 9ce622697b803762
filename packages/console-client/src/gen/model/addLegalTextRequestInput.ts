/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { LegalSource } from './legalSource.ts';

export type AddLegalTextRequestInput = {
  /** The day from whose midnight in China it holds. */
  version: AgreementVersion;
  /**
     * What it changes, as members read it.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  what: string;
  source: LegalSource;
  /** Whether members must agree again once it holds. */
  mustAgree: boolean;
};
