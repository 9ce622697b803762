/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { NewMessages } from './newMessages.ts';

export type CheckNewMessages200 = Envelope & {
  data: NewMessages;
};
