/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OrderDestination {
  /** @maxLength 20 */
  channel: string;
  /**
     * @maxLength 100
     * @nullable
     */
  name: string | null;
  /**
     * Mobile number or account.
     * @maxLength 200
     * @nullable
     */
  account: string | null;
  /**
     * @maxLength 300
     * @nullable
     */
  address: string | null;
  /** How long a page may show it. */
  minutes: number;
}
