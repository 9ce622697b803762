/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type BlockNetworkRequestInput = {
  /**
     * An IPv4 or IPv6 address, or its block: /24, /64, /56 or /48.
     * @minLength 2
     * @maxLength 60
     */
  address: string;
};
