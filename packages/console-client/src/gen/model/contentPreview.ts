/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RichText } from './richText.ts';

export interface ContentPreview {
  body: RichText | null;
  /**
     * What `{coinsPerYuan}` becomes in every text of a draft.
     * @minimum 1
     */
  coinsPerYuan: number;
}
