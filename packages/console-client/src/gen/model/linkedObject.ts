/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface LinkedObject {
  /**
     * As the audit log names it.
     * @maxLength 40
     */
  kind: string;
  /** @maxLength 64 */
  id: string;
  /** @maxLength 200 */
  title: string;
}
