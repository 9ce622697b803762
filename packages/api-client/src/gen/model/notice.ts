/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface Notice {
  id: Id;
  title: string;
  /** CommonMark without HTML. */
  body: string;
  pinned: boolean;
  read: boolean;
  publishedAt: Time;
}
