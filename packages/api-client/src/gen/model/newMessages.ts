/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface NewMessages {
  /**
     * Unread messages.
     * @minimum 0
     */
  messages: number;
  /**
     * Unread notices.
     * @minimum 0
     */
  notices: number;
  latestAt: Time;
}
