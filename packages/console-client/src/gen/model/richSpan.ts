/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface RichSpan {
  text: string;
  strong: boolean;
  /**
     * A page of the site or an https address.
     * @nullable
     * @pattern ^(/|https://)
     */
  link: string | null;
}
