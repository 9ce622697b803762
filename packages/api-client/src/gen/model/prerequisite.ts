/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PrerequisiteKind } from './prerequisiteKind.ts';

export interface Prerequisite {
  kind: PrerequisiteKind;
  met: boolean;
  /**
     * The condition and how it stands, in Chinese.
     * @maxLength 100
     */
  text: string;
  /**
     * Path on the member site to mend it, or null.
     * @maxLength 500
     * @nullable
     */
  fixUrl: string | null;
  /**
     * What the link says.
     * @maxLength 20
     * @nullable
     */
  fixLabel: string | null;
}
