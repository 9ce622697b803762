/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CodeSent } from './codeSent.ts';
import type { Envelope } from './envelope.ts';

export type SendNewMobileCode200 = Envelope & {
  data: CodeSent;
};
