/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ResponseTag } from './responseTag.ts';

export interface ResponseTagList {
  items: ResponseTag[];
}
