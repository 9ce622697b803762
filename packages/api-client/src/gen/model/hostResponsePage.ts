/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HostResponse } from './hostResponse.ts';

export interface HostResponsePage {
  items: HostResponse[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * Number of matching answers, counted up to 10,000.
     * @minimum 0
     */
  total: number;
}
