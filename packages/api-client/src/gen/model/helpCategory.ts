/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HelpCategoryId } from './helpCategoryId.ts';
import type { HelpSection } from './helpSection.ts';

export interface HelpCategory {
  id: HelpCategoryId;
  title: string;
  sections: HelpSection[];
}
