/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FoundKind } from './foundKind.ts';

export interface FoundObject {
  kind: FoundKind;
  /**
     * What its page is addressed by.
     * @maxLength 100
     */
  subject: string;
  /** @maxLength 500 */
  title: string;
  /**
     * Its number, or the task of a participation.
     * @maxLength 500
     * @nullable
     */
  hint: string | null;
}
