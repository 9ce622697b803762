/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostResponsePage } from './hostResponsePage.ts';

export type ListHostResponses200 = Envelope & {
  data: HostResponsePage;
};
