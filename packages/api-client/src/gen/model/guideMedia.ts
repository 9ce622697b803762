/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A file that stands at a question, and what it shows for who can't see it.
 */
export interface GuideMedia {
  id: Id;
  /** @maxLength 200 */
  alt: string;
}
