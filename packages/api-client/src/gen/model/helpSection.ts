/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HelpArticleSummary } from './helpArticleSummary.ts';
import type { HelpCategoryId } from './helpCategoryId.ts';

export interface HelpSection {
  id: HelpCategoryId;
  title: string;
  articles: HelpArticleSummary[];
}
