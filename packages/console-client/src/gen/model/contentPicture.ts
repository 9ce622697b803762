/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentAddress } from './contentAddress.ts';

export interface ContentPicture {
  address: ContentAddress;
  /** @minimum 1 */
  width: number;
  /** @minimum 1 */
  height: number;
  /** @minimum 1 */
  bytes: number;
}
