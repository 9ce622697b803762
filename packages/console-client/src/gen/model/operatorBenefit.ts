/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitSale } from './benefitSale.ts';
import type { BenefitTarget } from './benefitTarget.ts';
import type { Coins } from './coins.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { OperatorBenefitLimits } from './operatorBenefitLimits.ts';
import type { PublicId } from './publicId.ts';
import type { SaleMoment } from './saleMoment.ts';

export interface OperatorBenefit {
  id: PublicId;
  /** @maxLength 100 */
  title: string;
  type: ExchangeType;
  target: BenefitTarget;
  /**
     * @maxLength 500
     * @nullable
     */
  cover: string | null;
  /** Whether operators have it on sale, whatever its times. */
  onSale: boolean;
  sale: BenefitSale;
  saleFrom: SaleMoment | null;
  saleUntil: SaleMoment | null;
  price: Coins;
  /**
     * Over all choices; null if one has no limit.
     * @nullable
     */
  stock: number | null;
  limits: OperatorBenefitLimits;
}
