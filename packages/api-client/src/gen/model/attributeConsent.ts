/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { Time } from './time.ts';

/**
 * The separate consent that sensitive attributes need (PIPL 29).
 */
export interface AttributeConsent {
  version: AgreementVersion;
  /**
     * What is asked.
     * @maxItems 20
     * @items.maxLength 50
     */
  items: string[];
  /** @maxLength 200 */
  purpose: string;
  /** When the member agreed to this version; null when they did not. */
  agreedAt: Time | null;
}
