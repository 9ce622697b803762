/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { RegionTree } from './regionTree.ts';

export type ListRegions200 = Envelope & {
  data: RegionTree;
};
