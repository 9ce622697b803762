/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { MyGroupPage } from './myGroupPage.ts';

export type ListMyGroups200 = Envelope & {
  data: MyGroupPage;
};
