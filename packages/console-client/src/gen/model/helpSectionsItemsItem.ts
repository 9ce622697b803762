/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentId } from './contentId.ts';

export type HelpSectionsItemsItem = {
  id: number;
  /** @maxLength 60 */
  title: string;
  /** The next number that no article has. */
  nextId: ContentId;
};
