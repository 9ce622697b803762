/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinCauseKind } from './coinCauseKind.ts';

/**
 * What moved the coins, and where it can be looked at.
 */
export interface CoinCause {
  kind: CoinCauseKind;
  /**
     * Public id of the cause.
     * @maxLength 64
     */
  id: string;
  /** The cause in the member's words. */
  title: string;
  /**
     * Where on the member site the very thing is seen, or null.
     * @nullable
     * @pattern ^/
     */
  link: string | null;
}
