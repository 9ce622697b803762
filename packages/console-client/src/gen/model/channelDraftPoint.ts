/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ChannelDraftPoint {
  /**
     * @minLength 2
     * @maxLength 20
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 2
     * @maxLength 80
     * @pattern \S
     */
  text: string;
}
