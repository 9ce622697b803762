/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface Contact {
  mail: string;
  /** @pattern ^\+?[0-9-]{5,20}$ */
  phone: string;
  /**
     * When the phone is answered.
     * @maxLength 40
     */
  hours: string;
  /**
     * A form or a chat of the company's own.
     * @nullable
     */
  form: string | null;
  /**
     * What the QR code of the official WeChat account says, or null without one.
     * @nullable
     */
  officialAccount: string | null;
}
