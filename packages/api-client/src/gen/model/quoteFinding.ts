/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * What several quotes show together.
 */
export interface QuoteFinding {
  id: Id;
  title: string;
  /** May be empty. */
  sentence: string;
}
