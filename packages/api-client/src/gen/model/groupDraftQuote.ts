/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Words of another answer that the reply will quote.
 */
export interface GroupDraftQuote {
  responseId: Id;
  /** The nickname of who wrote them. */
  author: string;
  text: string;
}
