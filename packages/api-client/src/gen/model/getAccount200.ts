/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Account } from './account.ts';
import type { Envelope } from './envelope.ts';

export type GetAccount200 = Envelope & {
  data: Account;
};
