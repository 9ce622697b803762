/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsType } from './snsType.ts';
import type { Ticket } from './ticket.ts';

/**
 * Sent with code 5013.
 */
export interface BindRequired {
  state: 'bindRequired';
  bindTicket: Ticket;
  type: SnsType;
  /**
     * Nickname from the third party.
     * @nullable
     */
  nickname: string | null;
  /** @nullable */
  avatar: string | null;
}
