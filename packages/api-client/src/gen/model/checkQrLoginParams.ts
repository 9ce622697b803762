/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Ticket } from './ticket.ts';

export type CheckQrLoginParams = {
/**
 * The poll ticket of createQrLogin; never part of the code that is shown.
 */
ticket: Ticket;
};
