/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { EmailChanged } from './emailChanged.ts';
import type { Envelope } from './envelope.ts';

export type ChangeEmail200 = Envelope & {
  data: EmailChanged;
};
