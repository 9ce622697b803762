/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';

export interface CooperationRequest {
  /**
     * Name of the company or institution.
     * @minLength 2
     * @maxLength 60
     */
  company: string;
  contact: EncryptedField;
  /**
     * @minLength 10
     * @maxLength 1000
     */
  need: string;
  /** The person agreed that we use this to answer the application. */
  consented: true;
}
