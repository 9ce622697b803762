/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { MessagePage } from './messagePage.ts';

export type ListMessages200 = Envelope & {
  data: MessagePage;
};
