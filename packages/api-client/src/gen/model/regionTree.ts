/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Region } from './region.ts';

/**
 * Provinces at the top; below a province its cities, below a city its districts, with `children` empty where nothing lies below.
 */
export interface RegionTree {
  items: Region[];
}
