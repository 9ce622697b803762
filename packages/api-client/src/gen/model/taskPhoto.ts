/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadKey } from './uploadKey.ts';

export interface TaskPhoto {
  key: UploadKey;
  /** @maxLength 200 */
  caption: string;
}
