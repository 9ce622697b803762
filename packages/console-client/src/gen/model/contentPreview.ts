/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RichText } from './richText.ts';

export interface ContentPreview {
  body: RichText;
}
