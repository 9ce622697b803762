/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ResponseAttribute } from './responseAttribute.ts';

export interface ResponseAttributeList {
  items: ResponseAttribute[];
}
