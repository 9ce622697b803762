/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SiteSearchKind } from './siteSearchKind.ts';
import type { Time } from './time.ts';

export interface SiteSearchHit {
  kind: SiteSearchKind;
  /**
     * Its page on the member site.
     * @pattern ^/
     */
  link: string;
  title: string;
  /**
     * The number of an order, what a campaign is about, or the sentence of an article that fits best.
     * @nullable
     */
  note: string | null;
  /**
     * Reward of a task, lowest price of a benefit, total of an order, or change of the coins.
     * @nullable
     */
  coins: number | null;
  /** When an order was placed or coins changed. */
  at: Time | null;
}
