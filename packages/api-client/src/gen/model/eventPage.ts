/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EventItem } from './eventItem.ts';

export interface EventPage {
  items: EventItem[];
  /** @nullable */
  nextCursor: string | null;
}
