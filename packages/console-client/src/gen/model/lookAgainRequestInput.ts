/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SecondLookVerdict } from './secondLookVerdict.ts';

export type LookAgainRequestInput = {
  verdict: SecondLookVerdict;
};
