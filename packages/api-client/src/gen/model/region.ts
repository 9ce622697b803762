/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RegionBranch } from './regionBranch.ts';
import type { RegionCode } from './regionCode.ts';

export interface Region {
  code: RegionCode;
  name: string;
  children: RegionBranch[];
}
