/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentPage } from './contentPage.ts';
import type { Envelope } from './envelope.ts';

export type ListContent200 = Envelope & {
  data: ContentPage;
};
