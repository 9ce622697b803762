/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PrerequisiteKind } from './prerequisiteKind.ts';

export interface Prerequisite {
  kind: PrerequisiteKind;
  met: boolean;
  /**
     * The condition and the member's state, in Chinese.
     * @maxLength 100
     */
  text: string;
  /**
     * Path on the member site where the member can fix it, or null.
     * @maxLength 500
     * @nullable
     */
  fixUrl: string | null;
  /**
     * Label of the link.
     * @maxLength 20
     * @nullable
     */
  fixLabel: string | null;
}
