/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitPicture } from './benefitPicture.ts';
import type { BenefitTarget } from './benefitTarget.ts';
import type { Coins } from './coins.ts';
import type { CreditLevel } from './creditLevel.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { OperatorBenefitChoice } from './operatorBenefitChoice.ts';
import type { OperatorBenefitLimits } from './operatorBenefitLimits.ts';
import type { PublicId } from './publicId.ts';

export interface OperatorBenefitDetail {
  id: PublicId;
  /** @maxLength 100 */
  title: string;
  type: ExchangeType;
  target: BenefitTarget;
  cover: BenefitPicture | null;
  coverDark: BenefitPicture | null;
  /** @maxItems 8 */
  gallery: BenefitPicture[];
  onSale: boolean;
  price: Coins;
  /**
     * Over all choices; null if one has no limit.
     * @nullable
     */
  stock: number | null;
  limits: OperatorBenefitLimits;
  level: CreditLevel;
  /** @maxLength 2000 */
  description: string;
  /**
     * @maxItems 50
     * @items.maxLength 500
     */
  rules: string[];
  /** @maxLength 100 */
  arrival: string;
  revocable: boolean;
  takesFee: boolean;
  /** @maxItems 50 */
  choices: OperatorBenefitChoice[];
}
