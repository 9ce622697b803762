/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { LegalAsk } from './legalAsk.ts';
import type { LegalBody } from './legalBody.ts';
import type { LegalChange } from './legalChange.ts';
import type { LegalKind } from './legalKind.ts';
import type { LegalState } from './legalState.ts';

export interface LegalText {
  kind: LegalKind;
  title: string;
  version: AgreementVersion;
  state: LegalState;
  body: LegalBody;
  /** Every version, the newest first. */
  changes: LegalChange[];
  agreement: LegalAsk;
}
