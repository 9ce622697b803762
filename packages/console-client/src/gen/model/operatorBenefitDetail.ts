/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitPicture } from './benefitPicture.ts';
import type { BenefitSale } from './benefitSale.ts';
import type { BenefitTarget } from './benefitTarget.ts';
import type { Coins } from './coins.ts';
import type { CreditLevel } from './creditLevel.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { OperatorBenefitChoice } from './operatorBenefitChoice.ts';
import type { OperatorBenefitLimits } from './operatorBenefitLimits.ts';
import type { PrerequisiteKind } from './prerequisiteKind.ts';
import type { PublicId } from './publicId.ts';
import type { SaleMoment } from './saleMoment.ts';

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
  level: CreditLevel;
  /** @maxLength 2000 */
  description: string;
  /**
     * @maxItems 50
     * @items.maxLength 500
     */
  rules: string[];
  /**
     * @maxItems 50
     * @items.maxLength 100
     */
  tags: string[];
  /** @maxItems 20 */
  prerequisites: PrerequisiteKind[];
  /** @maxLength 100 */
  arrival: string;
  revocable: boolean;
  takesFee: boolean;
  /** @maxItems 50 */
  choices: OperatorBenefitChoice[];
}
