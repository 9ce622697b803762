/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HelpCategoryId } from './helpCategoryId.ts';

export interface HelpArticleSummary {
  id: HelpCategoryId;
  title: string;
  summary: string;
}
