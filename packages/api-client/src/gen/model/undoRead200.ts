/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { UnreadCount } from './unreadCount.ts';

export type UndoRead200 = Envelope & {
  data: UnreadCount;
};
