/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SecondLookVerdict } from './secondLookVerdict.ts';

/**
 * Null until somebody has looked again.
 * @nullable
 */
export type FirstVerdict = {
  /** @maxLength 100 */
  operator: string;
  verdict: SecondLookVerdict;
  /**
     * @maxLength 500
     * @nullable
     */
  note: string | null;
} | null;
