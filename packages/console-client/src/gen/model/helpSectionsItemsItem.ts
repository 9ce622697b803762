/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentId } from './contentId.ts';

export type HelpSectionsItemsItem = {
  id: number;
  /** @maxLength 60 */
  title: string;
  /**
     * @minimum 1
     * @maximum 1000
     */
  position: number;
  /** The next number that no article has. */
  nextId: ContentId;
};
