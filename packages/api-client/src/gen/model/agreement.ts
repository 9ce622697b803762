/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';

/**
 * The texts that hold now. One version covers both.
 */
export interface Agreement {
  version: AgreementVersion;
  /** Where 用户协议 is read. */
  terms: string;
  /** Where 隐私政策 is read. */
  privacy: string;
}
