/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Ticket } from './ticket.ts';
import type { Time } from './time.ts';

/**
 * The code shows `content`; `ticket` is what this browser polls with and is never shown.
 */
export interface QrLogin {
  /** What the code shows: an address of /login/qr with a ticket of its own, which opens nothing without a signed-in phone. */
  content: string;
  ticket: Ticket;
  expiresAt: Time;
  /**
     * Pause between two checks.
     * @minimum 500
     */
  pollAfterMs: number;
}
