/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RegionCode } from './regionCode.ts';

export interface RegionLeaf {
  code: RegionCode;
  name: string;
}
