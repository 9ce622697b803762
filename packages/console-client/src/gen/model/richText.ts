/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RichBlock } from './richBlock.ts';

/**
 * The checked subset of rich text. It holds no markup, so clients show it as text.
 */
export type RichText = RichBlock[];
