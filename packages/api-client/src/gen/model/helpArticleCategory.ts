/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HelpCategoryId } from './helpCategoryId.ts';

export type HelpArticleCategory = {
  id: HelpCategoryId;
  title: string;
};
