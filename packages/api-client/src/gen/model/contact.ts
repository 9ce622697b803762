/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Company } from './company.ts';

export interface Contact {
  mail: string;
  /** @pattern ^\+?[0-9-]{5,20}$ */
  phone: string;
  /**
     * Hours in which we answer the phone.
     * @maxLength 40
     */
  hours: string;
  /**
     * Address of the company's own form or chat.
     * @nullable
     */
  form: string | null;
  /**
     * What the QR code of the official WeChat account says, or null without one.
     * @nullable
     */
  officialAccount: string | null;
  company: Company;
  /**
     * How many coins are worth one yuan.
     * @minimum 1
     * @maximum 10000
     */
  coinsPerYuan: number;
}
