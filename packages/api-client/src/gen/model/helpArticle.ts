/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HelpCategoryId } from './helpCategoryId.ts';
import type { Time } from './time.ts';

export interface HelpArticle {
  id: HelpCategoryId;
  title: string;
  summary: string;
  /** CommonMark without HTML. */
  body: string;
  updatedAt: Time;
}
