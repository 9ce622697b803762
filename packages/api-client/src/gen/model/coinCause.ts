/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinCauseKind } from './coinCauseKind.ts';

/**
 * Why the coins moved, and where to see it.
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
     * Path on the member site that shows it, or null.
     * @nullable
     * @pattern ^/
     */
  link: string | null;
}
