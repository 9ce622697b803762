/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';

export interface SharedTakeBack {
  hash: PublicId;
}
