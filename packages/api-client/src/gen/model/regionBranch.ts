/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RegionCode } from './regionCode.ts';
import type { RegionLeaf } from './regionLeaf.ts';

export interface RegionBranch {
  code: RegionCode;
  name: string;
  children: RegionLeaf[];
}
