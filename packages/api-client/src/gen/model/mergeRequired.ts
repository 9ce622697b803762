/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MaskedMobile } from './maskedMobile.ts';
import type { Ticket } from './ticket.ts';

/**
 * The verified mobile has an account. Its owner decides whether to bind to it.
 */
export interface MergeRequired {
  state: 'mergeRequired';
  mergeTicket: Ticket;
  nickname: string;
  /** @nullable */
  avatar: string | null;
  mobile: MaskedMobile;
}
