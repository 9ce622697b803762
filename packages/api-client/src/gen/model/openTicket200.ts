/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { FeedbackTicket } from './feedbackTicket.ts';

export type OpenTicket200 = Envelope & {
  data: FeedbackTicket;
};
