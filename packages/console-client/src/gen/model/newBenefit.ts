/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitPicture } from './benefitPicture.ts';
import type { BenefitTarget } from './benefitTarget.ts';
import type { CreditLevel } from './creditLevel.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { NewBenefitCash } from './newBenefitCash.ts';
import type { NewBenefitChoice } from './newBenefitChoice.ts';
import type { OperatorBenefitLimits } from './operatorBenefitLimits.ts';
import type { PayeeChannel } from './payeeChannel.ts';
import type { PrerequisiteKind } from './prerequisiteKind.ts';
import type { PublicId } from './publicId.ts';
import type { SaleMoment } from './saleMoment.ts';

export interface NewBenefit {
  id: PublicId;
  type: ExchangeType;
  target: BenefitTarget;
  /**
     * The amounts that one cash order may have, in coins; null for all else.
     * @nullable
     */
  cash: NewBenefitCash;
  /** @maxItems 2 */
  channels: PayeeChannel[];
  /** Whether the member's level adds a fee to the price. */
  takesFee: boolean;
  cover: BenefitPicture | null;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  description: string;
  /**
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 20
     */
  tags: string[];
  /**
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 500
     */
  rules: string[];
  /** @maxItems 20 */
  prerequisites: PrerequisiteKind[];
  level: CreditLevel;
  limits: OperatorBenefitLimits;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  arrival: string;
  /**
     * @minimum 1
     * @maximum 1000000
     */
  arrivalMinutes: number;
  saleFrom: SaleMoment | null;
  saleUntil: SaleMoment | null;
  /**
     * @minItems 1
     * @maxItems 50
     */
  choices: NewBenefitChoice[];
}
