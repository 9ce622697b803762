/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';

/**
 * The version that it replaces; null for the first one.
 */
export type LegalDetailBefore = {
  version: AgreementVersion;
  /** @maxLength 20000 */
  source: string;
} | null;
