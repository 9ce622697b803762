/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ResponsePassage } from './responsePassage.ts';

/**
 * At least one of `add` and `remove` is not empty.
 */
export interface ResponseTagging {
  /**
     * @minItems 1
     * @maxItems 100
     */
  responseIds: Id[];
  /**
     * Names of tags. An unknown name creates a tag.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 20
     * @items.pattern ^\S(.*\S)?$
     */
  add: string[];
  passage?: ResponsePassage;
  /**
     * Tags to remove.
     * @maxItems 10
     */
  remove: Id[];
}
