/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HostSection } from './hostSection.ts';

export interface HostSectionList {
  items: HostSection[];
}
