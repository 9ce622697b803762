/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { IdVerification } from './idVerification.ts';

export type SubmitIdVerification200 = Envelope & {
  data: IdVerification;
};
