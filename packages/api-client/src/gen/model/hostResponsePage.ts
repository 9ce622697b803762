/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HostResponse } from './hostResponse.ts';

export interface HostResponsePage {
  items: HostResponse[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * Answers that match the filter, counted up to 10,000.
     * @minimum 0
     */
  total: number;
}
