/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FoundKind } from './foundKind.ts';

export interface FoundObject {
  kind: FoundKind;
  /**
     * What its page is addressed by. A row of the ledger leads to its member.
     * @maxLength 100
     */
  subject: string;
  /** @maxLength 500 */
  title: string;
  /**
     * Its number, the task of a participation, what a row of the ledger changed, or the nickname that was found in a group.
     * @maxLength 500
     * @nullable
     */
  hint: string | null;
}
