/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';

export interface AgreementRequest {
  agreementVersion: AgreementVersion;
  /** 用户协议 and 隐私政策 of this version were read and agreed to. */
  agreed: true;
}
