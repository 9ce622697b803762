/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RuleNumber } from './ruleNumber.ts';

export interface RuleNumberList {
  /** @maxItems 50 */
  items: RuleNumber[];
}
