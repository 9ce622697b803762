/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ApplicationTexts } from './applicationTexts.ts';
import type { Envelope } from './envelope.ts';

export type ShowApplication200 = Envelope & {
  data: ApplicationTexts;
};
