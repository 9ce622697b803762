/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HandInPage } from './handInPage.ts';

export type ListHandIns200 = Envelope & {
  data: HandInPage;
};
