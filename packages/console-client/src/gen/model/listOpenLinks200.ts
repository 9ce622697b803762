/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OpenLinkList } from './openLinkList.ts';

export type ListOpenLinks200 = Envelope & {
  data: OpenLinkList;
};
