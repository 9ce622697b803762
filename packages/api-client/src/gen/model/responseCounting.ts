/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface ResponseCounting {
  responseId: Id;
  /** False takes it back. */
  counts: boolean;
}
