/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitChoiceId } from './benefitChoiceId.ts';
import type { Id } from './id.ts';

export type CheckAllowanceParams = {
/**
 * The chosen face value or kind.
 */
choiceId?: BenefitChoiceId;
/**
 * How many; 1 by default.
 * @minimum 1
 * @maximum 10
 */
quantity?: number;
/**
 * Coins to pay out, for cash.
 * @minimum 1
 * @maximum 10000000
 */
amount?: number;
/**
 * Whether a top-up goes to a number other than the member's own.
 */
anotherMobile?: boolean;
/**
 * The fee-free card to use for it.
 */
feeFreeCardId?: Id;
};
