/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ResponseTagColor } from './responseTagColor.ts';

/**
 * A host's mark on answers, one set a group.
 */
export interface ResponseTag {
  id: Id;
  name: string;
  color: ResponseTagColor;
  /**
     * Answers that carry it.
     * @minimum 0
     */
  responses: number;
}
