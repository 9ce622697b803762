/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Probe } from './probe.ts';

export interface ProbeList {
  /** @maxItems 100 */
  items: Probe[];
}
