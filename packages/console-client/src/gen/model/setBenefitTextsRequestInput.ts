/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CreditLevel } from './creditLevel.ts';
import type { PrerequisiteKind } from './prerequisiteKind.ts';

export type SetBenefitTextsRequestInput = {
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
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 200
     */
  rules: string[];
  level: CreditLevel;
  /**
     * Those that its way of delivery asks for, and any of realName, adult and account.
     * @maxItems 12
     */
  prerequisites: PrerequisiteKind[];
};
