/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { NoticePage } from './noticePage.ts';

export type ListUnreadNotices200 = Envelope & {
  data: NoticePage;
};
