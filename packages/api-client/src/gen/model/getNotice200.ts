/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Notice } from './notice.ts';

export type GetNotice200 = Envelope & {
  data: Notice;
};
