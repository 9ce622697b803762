/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ResponsePassage } from './responsePassage.ts';

export interface QuoteRequest {
  responseId: Id;
  passage: ResponsePassage;
}
