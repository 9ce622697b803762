/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { MaskedMobile } from './maskedMobile.ts';
import type { RegionCode } from './regionCode.ts';

export interface Consignee {
  id: Id;
  name: string;
  mobile: MaskedMobile;
  regionCode: RegionCode;
  /** Province, city and district in words. */
  region: string;
  detail: string;
  isDefault: boolean;
}
