/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HelpMiss } from './helpMiss.ts';

export interface HelpMissList {
  /** @maxItems 200 */
  items: HelpMiss[];
}
