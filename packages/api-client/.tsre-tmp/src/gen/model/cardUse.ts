/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * What a card was used for.
 */
export interface CardUse {
  at: Time;
  /** @maxLength 100 */
  text: string;
  /**
     * Path on the member site, or null.
     * @maxLength 500
     * @nullable
     */
  url: string | null;
}
