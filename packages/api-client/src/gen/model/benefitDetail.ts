/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitCard } from './benefitCard.ts';
import type { BenefitCashRange } from './benefitCashRange.ts';
import type { BenefitChoice } from './benefitChoice.ts';
import type { BenefitLimits } from './benefitLimits.ts';
import type { BenefitOwn } from './benefitOwn.ts';
import type { PayeeChannel } from './payeeChannel.ts';
import type { PrerequisiteKind } from './prerequisiteKind.ts';

/**
 * Everything to know before ordering.
 */
export type BenefitDetail = BenefitCard & ({
  /** @maxLength 2000 */
  description: string;
  /**
     * Addresses of more pictures.
     * @maxItems 8
     * @items.maxLength 500
     */
  gallery: string[];
  /**
     * Empty when there is nothing to choose.
     * @maxItems 20
     */
  choices: BenefitChoice[];
  /** The range of amounts for cash; null otherwise. */
  cash: BenefitCashRange | null;
  /**
     * Channels that can pay it out; empty unless it is cash.
     * @maxItems 2
     */
  payeeChannels: PayeeChannel[];
  limits: BenefitLimits;
  /**
     * Conditions for ordering; `checkAllowance` tells whether the member meets them.
     * @maxItems 12
     */
  prerequisites: PrerequisiteKind[];
  /**
     * Validity, fees and what can't be changed after ordering.
     * @maxItems 10
     * @items.maxLength 200
     */
  rules: string[];
  /** Whether a member can cancel an order before it is issued. */
  revocable: boolean;
  /** Whether it can be ordered now. */
  available: boolean;
  /**
     * Until when it can be ordered. Null without an end.
     * @nullable
     */
  closesAt: string | null;
  /** Null for a visitor. */
  own: BenefitOwn | null;
});
