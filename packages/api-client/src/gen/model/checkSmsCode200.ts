/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CheckTicket } from './checkTicket.ts';
import type { Envelope } from './envelope.ts';

export type CheckSmsCode200 = Envelope & {
  data: CheckTicket;
};
