/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';

export interface RecruitRequest {
  /**
     * @minLength 2
     * @maxLength 20
     */
  name: string;
  /**
     * @minLength 2
     * @maxLength 40
     */
  school: string;
  /**
     * @minLength 2
     * @maxLength 20
     */
  city: string;
  mobile: EncryptedField;
  /**
     * @minLength 10
     * @maxLength 500
     */
  reason: string;
  /** The person is 18 or older and agreed that we use this to answer the application. */
  consented: true;
}
