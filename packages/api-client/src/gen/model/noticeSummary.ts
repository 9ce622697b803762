/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface NoticeSummary {
  id: Id;
  title: string;
  summary: string;
  pinned: boolean;
  read: boolean;
  publishedAt: Time;
}
