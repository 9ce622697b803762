/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Contact } from './contact.ts';
import type { Envelope } from './envelope.ts';

export type GetContact200 = Envelope & {
  data: Contact;
};
