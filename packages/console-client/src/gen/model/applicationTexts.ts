/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ApplicationText } from './applicationText.ts';

export interface ApplicationTexts {
  /** @maxItems 8 */
  details: ApplicationText[];
  /** How long a page may show it. */
  minutes: number;
}
