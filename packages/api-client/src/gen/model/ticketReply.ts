/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketPictures } from './ticketPictures.ts';

export interface TicketReply {
  /**
     * @minLength 2
     * @maxLength 2000
     */
  text: string;
  pictures?: TicketPictures;
}
