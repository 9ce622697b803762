/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HelpCategoryId } from './helpCategoryId.ts';

export type ListHelpParams = {
/**
 * The category; 21 for all of help.
 */
categoryId: HelpCategoryId;
/**
 * Only articles that contain all these words; without any, those that fit best when it is read as a question.
 * @minLength 1
 * @maxLength 40
 */
keyword?: string;
};
