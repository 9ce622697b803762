/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AccountClosing } from './accountClosing.ts';
import type { Envelope } from './envelope.ts';

export type CancelAccountClosing200 = Envelope & {
  data: AccountClosing;
};
