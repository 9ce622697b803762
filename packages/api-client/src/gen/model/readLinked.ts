/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MessageLink } from './messageLink.ts';

/**
 * Marks the messages that lead to pages which the member has opened.
 */
export interface ReadLinked {
  scope: 'linked';
  /**
     * @minItems 1
     * @maxItems 50
     */
  links: MessageLink[];
}
