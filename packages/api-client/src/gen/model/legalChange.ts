/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { LegalState } from './legalState.ts';

export interface LegalChange {
  version: AgreementVersion;
  what: string;
  state: LegalState;
  /** Whether `getLegalText` answers the text of this version. */
  isKept: boolean;
  /** Whether members must agree again once it holds. */
  mustAgree: boolean;
}
