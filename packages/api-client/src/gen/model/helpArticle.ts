/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HelpArticleCategory } from './helpArticleCategory.ts';
import type { HelpCategoryId } from './helpCategoryId.ts';
import type { RichText } from './richText.ts';
import type { Time } from './time.ts';

export interface HelpArticle {
  id: HelpCategoryId;
  category: HelpArticleCategory;
  title: string;
  summary: string;
  body: RichText;
  updatedAt: Time;
  /**
     * This member's vote; null without one.
     * @nullable
     */
  helpful: boolean | null;
}
