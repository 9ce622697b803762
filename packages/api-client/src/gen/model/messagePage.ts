/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Message } from './message.ts';

export interface MessagePage {
  items: Message[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * Unread messages in all.
     * @minimum 0
     */
  unread: number;
}
