/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MessageLink } from './messageLink.ts';
import type { Time } from './time.ts';

export interface NewMessages {
  /**
     * Number of unread messages.
     * @minimum 0
     */
  messages: number;
  /**
     * Number of unread notices.
     * @minimum 0
     */
  notices: number;
  latestAt: Time;
  /**
     * Where the newest unread messages lead, each page once.
     * @maxItems 50
     */
  links: MessageLink[];
}
