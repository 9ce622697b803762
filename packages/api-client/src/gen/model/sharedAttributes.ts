/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SharedAttribute } from './sharedAttribute.ts';

export interface SharedAttributes {
  /** Version of the text. */
  version: string;
  /** What the respondent agrees to. */
  text: string;
  items: SharedAttribute[];
}
