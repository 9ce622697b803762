/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitSale } from './benefitSale.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListOperatorBenefitsParams = {
/**
 * Only those whose sale is in this state now.
 */
sale?: BenefitSale;
/**
 * Only this type.
 */
type?: ExchangeType;
/**
 * Only benefits whose title contains this.
 * @minLength 1
 * @maxLength 40
 */
keyword?: string;
/**
 * The `nextCursor` of the previous page.
 * @maxLength 200
 */
cursor?: CursorParameter;
/**
 * Number of items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
