/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { RuleNumberList } from './ruleNumberList.ts';

export type ListRuleNumbers200 = Envelope & {
  data: RuleNumberList;
};
