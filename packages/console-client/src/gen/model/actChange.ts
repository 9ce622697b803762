/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ActChange {
  /** @maxLength 40 */
  field: string;
  /** @maxLength 40 */
  label: string;
  /**
     * @maxLength 500
     * @nullable
     */
  before: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  after: string | null;
  /** Set where it only informs, as how many people are online; nothing of it changes. */
  isFact?: true;
}
