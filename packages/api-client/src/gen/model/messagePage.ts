/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Message } from './message.ts';

export interface MessagePage {
  items: Message[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * Number of all unread messages.
     * @minimum 0
     */
  unread: number;
}
