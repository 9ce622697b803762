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
  /** For cash the amounts that can be ordered; null otherwise. */
  cash: BenefitCashRange | null;
  /**
     * Ways it can be paid out; empty unless cash.
     * @maxItems 2
     */
  payeeChannels: PayeeChannel[];
  limits: BenefitLimits;
  /**
     * What must be met; `checkAllowance` tells whether it is.
     * @maxItems 12
     */
  prerequisites: PrerequisiteKind[];
  /**
     * Validity, fees, what cannot be changed later.
     * @maxItems 10
     * @items.maxLength 200
     */
  rules: string[];
  /** Whether an order can be taken back before it is issued. */
  revocable: boolean;
  /** Whether it can be ordered now at all. */
  available: boolean;
  /** Null for a visitor. */
  own: BenefitOwn | null;
});
