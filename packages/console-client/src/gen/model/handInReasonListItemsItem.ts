/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HandInVerdict } from './handInVerdict.ts';

export type HandInReasonListItemsItem = {
  verdict: HandInVerdict;
  /** @maxLength 200 */
  text: string;
};
