/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ResponseTagColor } from './responseTagColor.ts';

/**
 * A tag that hosts put on answers. Each group has its own set.
 */
export interface ResponseTag {
  id: Id;
  name: string;
  color: ResponseTagColor;
  /**
     * Number of answers with this tag.
     * @minimum 0
     */
  responses: number;
}
