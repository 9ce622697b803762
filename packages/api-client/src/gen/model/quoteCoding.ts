/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * All codes of a quote, and the finding that it supports.
 */
export interface QuoteCoding {
  id: Id;
  /**
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 20
     */
  codes: string[];
  findingId: Id | null;
}
