/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EncryptedField } from './encryptedField.ts';
import type { Id } from './id.ts';
import type { RegionCode } from './regionCode.ts';

export interface ConsigneeSave {
  action: 'save';
  id?: Id;
  /**
     * @minLength 1
     * @maxLength 32
     */
  name: string;
  mobile?: EncryptedField;
  regionCode: RegionCode;
  /**
     * @minLength 1
     * @maxLength 200
     */
  detail: string;
  isDefault: boolean;
}
