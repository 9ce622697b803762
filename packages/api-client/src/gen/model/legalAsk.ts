/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { LegalAskChangesItem } from './legalAskChangesItem.ts';

/**
 * What is agreed to now: one version covers the user agreement and the privacy policy.
 */
export interface LegalAsk {
  version: AgreementVersion;
  /** What changed since members last had to agree, with that change. */
  changes: LegalAskChangesItem[];
}
