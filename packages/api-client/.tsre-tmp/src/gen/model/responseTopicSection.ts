/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface ResponseTopicSection {
  id: Id;
  title: string;
  /** @minimum 0 */
  responses: number;
}
