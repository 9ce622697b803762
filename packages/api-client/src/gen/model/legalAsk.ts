/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { LegalAskChangesItem } from './legalAskChangesItem.ts';

/**
 * What is agreed to now: one version covers 用户协议 and 隐私政策.
 */
export interface LegalAsk {
  version: AgreementVersion;
  /** What changed since members last had to agree, with that change. */
  changes: LegalAskChangesItem[];
}
