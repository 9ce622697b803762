/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Content } from './content.ts';

export interface ContentPage {
  /** @maxItems 100 */
  items: Content[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
