/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { EventPage } from './eventPage.ts';

export type ListEvents200 = Envelope & {
  data: EventPage;
};
