/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { LegalKind } from './legalKind.ts';
import type { LegalRowState } from './legalRowState.ts';

export interface LegalRow {
  kind: LegalKind;
  version: AgreementVersion;
  state: LegalRowState;
  /**
     * What it changed.
     * @maxLength 500
     */
  what: string;
  /** Whether members must agree again once it holds. */
  mustAgree: boolean;
  /** Whether its text can be read. */
  isKept: boolean;
  /**
     * Null for a version of a release.
     * @maxLength 100
     * @nullable
     */
  madeBy: string | null;
  /** @nullable */
  madeAt: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  withdrawnBy: string | null;
  /** @nullable */
  withdrawnAt: string | null;
}
