/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Session } from './session.ts';

export type LoginHosting200 = Envelope & {
  data: Session;
};
